import type { EventData } from '@agence/proto/catalogue';
import { isEnded } from '../cells/cell.machine.ts';
import { callTo, type StoredCell } from '../cells/cell.store.ts';
import { longAway } from '../cells/means.ts';
import type { Asked } from '../cells/tasks.ts';
import { AWAY_MS } from '../cells/times.ts';
import { factsOfSite } from '../facts/site.ts';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import { ficheOf, hintOf, said } from '../mesures/fiche.ts';
import { lancerDiagnostic, planDuDiagnostic } from '../mesures/lancer.ts';
import type { Needs } from '../needs.ts';
import { preparedQuestions, preparePrompt } from '../questions/prepare.ts';
import { goodPages } from '../sites/site.data.ts';
import { siteText } from '../sites/site-text.ts';
import type { Preparation } from './preparation.store.ts';

const known = ({ fiche, contexte }: Preparation) => ({
  entreprise: fiche.entreprise,
  site: fiche.site_web,
  ville: said(fiche.ville),
  metier: said(fiche.metier),
  contexte: said(contexte),
});

export const askForQuestions = async ({ preparations }: Needs, pour: string) => {
  const preparation = await preparations.find(pour);
  if (preparation === null) return null;
  const asked = { ...known(preparation), texte_du_site: said(preparation.texte_du_site) };
  const prompt = preparePrompt(asked, preparation.count, preparation.complement?.deja);
  return (cell: StoredCell): Asked => ({
    ...prompt,
    ville: asked.ville,
    hint: hintOf(cell, preparation.fiche),
  });
};

/** The single call of a preparation, to the first configured model; created once. */
const creerCellule = async (
  { cells, models, databaseNow }: Needs,
  preparation: Preparation,
): Promise<void> => {
  const { _id: pour, compte, client, revision } = preparation;
  const [model] = models;
  if (model === undefined) throw new Error('no model is configured');
  const call = { _id: pour, genre: 'preparation', compte, client, revision, pour, model: model.id } as const;
  await cells.create([callTo(call, await databaseNow())]);
};

/** Short enough to end before the event is redelivered. */
const LECTURE_MS = 12_000;

type Wanted = Omit<Preparation, 'texte_du_site'>;

const lireTexte = async ({ lireSite, siteFacts, clock }: Needs, wanted: Wanted): Promise<string> => {
  const { compte, client, diagnostic, fiche } = wanted;
  const site = fiche.site_web;
  if (site === '') return '';
  const read = await lireSite(site, { budget_ms: LECTURE_MS });
  if (diagnostic === undefined) await siteFacts.keep(compte, client, factsOfSite(read, clock.now()));
  return goodPages(read).length === 0 ? '' : siteText(read);
};

/** Stores a preparation with its site's text, once, and creates its call. */
export const creerPreparation = async (needs: Needs, wanted: Wanted): Promise<void> => {
  const there = await needs.preparations.find(wanted._id);
  const preparation = there ?? { ...wanted, texte_du_site: await lireTexte(needs, wanted) };
  await needs.preparations.create(preparation);
  await creerCellule(needs, preparation);
  // Reading the site took a while: the client may be erased by now.
  await effacerSiEfface(needs, preparation);
};

/** Asks a model for a client's questions, or for those that a larger plan adds: one paid call per revision and plan. */
export const preparer = async (
  needs: Needs,
  { compte, client, revision, complement: jusqua }: EventData<'questions_demandees'>,
): Promise<void> => {
  const { result } = await needs.dossiers.lireDossier({ compte, client });
  // A closed or changed client will be asked for again by a new event.
  if (result?.$case !== 'dossier' || result.value.revision !== revision || !result.value.actif) return;
  const { fiche, questions_voulues, questions, au_repos, complement } = result.value;
  const wanted = { compte, client, revision, fiche: ficheOf(fiche), contexte: fiche?.contexte ?? '' };
  const _id = `p_${client}_${revision}`;
  if (jusqua === undefined)
    return creerPreparation(needs, { ...wanted, _id, count: questions_voulues, handed: null });
  // Already handed in, or superseded by another plan.
  if (complement?.jusqua !== jusqua) return;
  const deja = [...questions, ...au_repos].map(({ question }) => question);
  const added = { _id: `${_id}_${jusqua}`, count: complement.combien, complement: { jusqua, deja } };
  await creerPreparation(needs, { ...wanted, ...added, handed: null });
  // Clients still waits: the questions handed in before were lost on the way.
  await needs.preparations.markHanded(added._id, null);
};

/** Cancels a call that cannot be sent for long: we can write the questions ourselves. */
const renoncer = async (needs: Needs, id: string): Promise<boolean> => {
  const { cells, databaseNow } = needs;
  const away = (await longAway(needs)).map(({ _id }) => _id);
  const long = (await cells.unsent(id, AWAY_MS)) || (await cells.waitsFor(id, away));
  return long && (await cells.apply(id, { kind: 'cancel', at: await databaseNow() })) !== null;
};

/** Hands in the questions once the call is over; we write those that the model did not give. */
export const remettre = async (needs: Needs, id: string): Promise<void> => {
  const { preparations, cells, answers, dossiers, clock } = needs;
  const preparation = await preparations.find(id);
  // Erased: a late answer is erased too.
  if (preparation === null) return answers.forget(id);
  if (preparation.handed !== null) return;
  const cell = await cells.find(id);
  if (cell === null) return creerCellule(needs, preparation);
  if (!isEnded(cell) && !(await renoncer(needs, id))) return;
  const { compte, client, revision, count } = preparation;
  const [answer] = await answers.of(id);
  const { deja, jusqua: complement } = preparation.complement ?? {};
  const { questions } = preparedQuestions(answer?.text ?? null, known(preparation), count, deja);
  // Nobody validates the questions of a diagnostic.
  if (preparation.diagnostic !== undefined)
    await lancerDiagnostic(needs, planDuDiagnostic(needs, preparation, preparation.diagnostic, questions));
  else await dossiers.remettreQuestions({ compte, client, revision, command_id: id, questions, complement });
  await effacerSiEfface(needs, preparation);
  await preparations.markHanded(id, clock.now());
};
