import type { EventData } from '@agence/proto/catalogue';
import { isEnded } from '../cells/cell.machine.ts';
import { longAway } from '../cells/long-away.ts';
import { callTo } from '../cells/new-cells.ts';
import { AWAY_MS } from '../cells/times.ts';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import { ficheOf } from '../mesures/fiche.ts';
import { lancerDiagnostic } from '../mesures/lancer-diagnostic.ts';
import type { Needs } from '../needs.ts';
import { preparedQuestions } from '../questions/prepare.ts';
import { goodPages } from '../sites/site.data.ts';
import { siteText } from '../sites/site-text.ts';
import { known } from './ask-for-questions.ts';
import type { Preparation } from './preparation.store.ts';

/** The one call of a preparation, by the first model configured; created once. */
const creerCellule = async (
  { cells, models, databaseNow }: Needs,
  preparation: Preparation,
): Promise<void> => {
  const { _id: pour, compte, client, revision } = preparation;
  const [model] = models;
  if (model === undefined) throw new Error('no model is configured');
  const of = { _id: pour, genre: 'preparation', compte, client, revision, pour, model: model.id } as const;
  await cells.create([callTo(of, await databaseNow())]);
};

/** A polite reading, short enough to be over while the event that asked for it is still ours. */
const LECTURE_MS = 12_000;

const lireTexte = async ({ lireSite }: Needs, site: string): Promise<string> => {
  if (site === '') return '';
  const read = await lireSite(site, LECTURE_MS);
  return goodPages(read).length === 0 ? '' : siteText(read);
};

/** Keeps what is to be prepared with what its site says, once, and creates its call. */
export const creerPreparation = async (
  needs: Needs,
  wanted: Omit<Preparation, 'texte_du_site'>,
): Promise<void> => {
  const there = await needs.preparations.find(wanted._id);
  const preparation = there ?? { ...wanted, texte_du_site: await lireTexte(needs, wanted.fiche.site_web) };
  await needs.preparations.create(preparation);
  await creerCellule(needs, preparation);
  // Reading its site took a while.
  await effacerSiEfface(needs, preparation);
};

/** Asks a model for a client's questions, or for those that a larger plan adds: one paid cell for each revision and plan. */
export const preparer = async (
  needs: Needs,
  { compte, client, revision, complement: jusqua }: EventData<'questions_demandees'>,
): Promise<void> => {
  const { result } = await needs.dossiers.lireDossier({ compte, client });
  // A client that is closed or was changed since is asked for again when it is wanted again.
  if (result?.$case !== 'dossier' || result.value.revision !== revision || !result.value.actif) return;
  const { fiche, questions_voulues, questions, au_repos, complement } = result.value;
  const wanted = { compte, client, revision, fiche: ficheOf(fiche), contexte: fiche?.contexte ?? '' };
  const _id = `p_${client}_${revision}`;
  if (jusqua === undefined)
    return creerPreparation(needs, { ...wanted, _id, count: questions_voulues, handed: null });
  // Handed in already, or asked for again for another plan.
  if (complement?.jusqua !== jusqua) return;
  const deja = [...questions, ...au_repos].map(({ question }) => question);
  const added = { _id: `${_id}_${jusqua}`, count: complement.combien, complement: { jusqua, deja } };
  await creerPreparation(needs, { ...wanted, ...added, handed: null });
  // Clients still waits for it: what was handed in before was lost on its way.
  await needs.preparations.markHanded(added._id, null);
};

/** A call that could not be sent for long is given up: nobody waits for questions that we can write. */
const renoncer = async (needs: Needs, id: string): Promise<boolean> => {
  const { cells, databaseNow } = needs;
  const long = (await cells.unsent(id, AWAY_MS)) || (await cells.waitsFor(id, await longAway(needs)));
  return long && (await cells.apply(id, { kind: 'cancel', at: await databaseNow() })) !== null;
};

/** Hands the questions to whom they are for once the call is over, whatever came of it: what a model did not give, we write. */
export const remettre = async (needs: Needs, id: string): Promise<void> => {
  const { preparations, cells, answers, dossiers, clock } = needs;
  const preparation = await preparations.find(id);
  // Erased: an answer that came late goes too.
  if (preparation === null) return answers.forget(id);
  if (preparation.handed !== null) return;
  const cell = await cells.find(id);
  if (cell === null) return creerCellule(needs, preparation);
  if (!isEnded(cell) && !(await renoncer(needs, id))) return;
  const { compte, client, revision, count } = preparation;
  const [answer] = await answers.of(id);
  const { deja, jusqua: complement } = preparation.complement ?? {};
  const { questions } = preparedQuestions(answer?.text ?? null, known(preparation), count, deja);
  if (preparation.diagnostic !== undefined)
    await lancerDiagnostic(needs, preparation, preparation.diagnostic, questions);
  else await dossiers.remettreQuestions({ compte, client, revision, command_id: id, questions, complement });
  await effacerSiEfface(needs, preparation);
  await preparations.markHanded(id, clock.now());
};
