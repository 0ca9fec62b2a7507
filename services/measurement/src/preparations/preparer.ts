import type { EventData } from '@agence/proto/catalogue';
import { preparationCell } from '../cells/new-cells.ts';
import { ficheOf } from '../mesures/fiche-of.ts';
import type { Needs } from '../needs.ts';
import { preparedQuestions } from '../questions/prepare.ts';

/** Asks a model for a client's questions: one paid cell for each revision. */
export const preparer = async (
  { dossiers, preparations, cells, models, databaseNow }: Needs,
  { compte, client, revision }: EventData<'questions_demandees'>,
): Promise<void> => {
  const { result } = await dossiers.lireDossier({ compte, client });
  const [model] = models;
  if (result?.$case !== 'dossier' || model === undefined) return;
  const { fiche, questions_voulues: count } = result.value;
  const pour = `p_${client}_${revision}`;
  const contexte = fiche?.contexte ?? '';
  await preparations.create({
    _id: pour,
    compte,
    client,
    revision,
    fiche: ficheOf(fiche),
    contexte,
    count,
    handed: null,
  });
  await cells.create([preparationCell({ compte, client, pour }, model, await databaseNow())]);
};

/** Hands the questions to clients once the call is over, whatever came of it: what a model did not give, we write. */
export const remettre = async (needs: Needs, id: string): Promise<void> => {
  const { preparations, cells, answers, dossiers, clock } = needs;
  const preparation = await preparations.find(id);
  if (preparation === null || preparation.handed !== null || (await cells.live(id))) return;
  const { compte, client, revision, fiche, contexte, count } = preparation;
  const { entreprise, site_web: site, ville, metier } = fiche;
  const [answer] = await answers.of(id);
  const dossier = {
    entreprise,
    site,
    ville: ville || undefined,
    metier: metier || undefined,
    contexte: contexte || undefined,
  };
  const { questions } = preparedQuestions(answer?.text ?? null, dossier, count);
  await dossiers.remettreQuestions({ compte, client, revision, command_id: id, questions });
  await preparations.markHanded(id, clock.now());
};
