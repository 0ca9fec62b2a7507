import { fr } from '@agence/gesture';
import { inSpan } from '@agence/platform/process/telemetry';
import type { RemettreEtatsRequest } from '@agence/proto/clients/v1/dossiers';
import { daysLater, isoDay } from '@agence/words/paris';
import { callable } from '../cells/means.ts';
import { factsSaid } from '../facts/said.ts';
import { agenceDe, type Base, ecrireMesure } from '../livrables/ecrire-livrable.ts';
import { monthOf } from '../mesures/days.ts';
import { type Finie, order } from '../mesures/finie.ts';
import { remettreEtats } from '../mesures/lancer.ts';
import { type Bilan, isComparable, type Mesure, type Plan } from '../mesures/mesure.ts';
import { annuler, manquer, terminer } from '../mesures/mesures.rule.ts';
import { readingsMade } from '../mesures/read.ts';
import { lastRead } from '../mesures/reading-cells.ts';
import type { Needs } from '../needs.ts';
import { orderPage, targetedPages } from '../page/order-page.ts';
import { type Avant, bilanDe } from '../states/bilan.ts';
import { aRemettre, constatDe } from '../states/constat.ts';
import { depouiller } from '../states/depouiller.ts';
import { manquee } from '../states/etats.ts';
import { isRead, lecturesDe, lire } from '../states/lecture.ts';
import { memeMois } from '../states/releve/moments.ts';
import { type MoisDeSources, moisDeSources } from '../states/releve/sources.ts';
import { donneesDe } from '../states/releve/tableaux.ts';
import type { RapportData } from './rapport.data.ts';
import { rapportData, rapportManque } from './rapport.ts';
import { renderRapport } from './rapport.view.ts';

/** After so many days a site may say something else by now. */
const SITE_DAYS = 62;

/** With the measurement that ends now: a year, from a month to the same month. */
const MOST = 12;

/** Months before whose sources a report shows: a table has room for as many columns. */
const COLUMNS = 5;

/** The results of a measurement; read again if people have decided uncertain citations since. */
const bilanTranche = async (needs: Needs, id: string, mesure: Mesure, bilan: Bilan): Promise<Bilan> => {
  if ((await needs.citations.of(id)).size === 0) return bilan;
  const lectures = await lecturesDe(needs, id, mesure);
  const { mesure: last } = lastRead(id, mesure);
  const { questions, voix } = bilanDe(last, lectures, depouiller(last, lectures, bilan.questions));
  return { ...bilan, questions, voix };
};

const datee = (mesure: Mesure, at: Date) => ({ date: isoDay(at), mois: monthOf(mesure, isoDay(at)) });

/**
 * The results before, oldest first, with the sources of the last of them, and whether the last report is of the same
 * month. After a correction of the client, earlier results are not compared: the report is a first one again.
 */
export const avantDe = async (needs: Needs, mesure: Mesure, at: Date, corrige: number) => {
  const { mesures, livrables } = needs;
  const done = await mesures.before(mesure.client, mesure.lancee, MOST);
  const cours: Avant[] = [];
  const sources_avant: MoisDeSources[] = [];
  for (const { id, mesure: before } of done) {
    const { figee, bilan, revision } = lastRead(id, before).mesure;
    if (!isComparable(bilan) || figee === null || revision < corrige) break;
    const jour = isoDay(figee.at);
    const report = cours.length < COLUMNS ? await livrables.find(before.document) : null;
    const data = donneesDe(report?.html);
    if (data !== null) sources_avant.unshift(moisDeSources(data));
    cours.unshift({ jour, mois: monthOf(before, jour), bilan: await bilanTranche(needs, id, before, bilan) });
  }
  const last = done[0]?.mesure;
  const meme_mois = last?.figee != null && memeMois(datee(last, last.figee.at), datee(mesure, at));
  return { avant: cours.at(-1) ?? null, meme_mois, cours, sources_avant };
};

const DETAIL_MANQUEE = fr`Les IA n'ont pas donné assez de réponses exploitables ; une seconde mesure part d'elle-même le lendemain.`;
const DETAIL_DEUX_FOIS = fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables ; nous regardons pourquoi et vous écrivons.`;
const DETAIL_ANNULEE = fr`La mesure a été arrêtée parce que le client a été retiré.`;

/** Concludes a client's measurement after its calls: states, hand-in, report, event. Each step may be repeated. */
export const conclureRapport = (needs: Needs, finie: Finie): Promise<void> =>
  inSpan('conclude', { carrier: finie.all[0]?.trace ?? {} }, async () => {
    if (finie.all.every(({ etat }) => etat !== 'cancelled')) return dire(needs, finie);
    await handIn(needs, finie, { issue: 'en échec', detail: DETAIL_ANNULEE });
    await drop(needs, finie);
  });

const drop = async ({ mesures }: Needs, { id, figee }: Finie): Promise<void> => {
  await mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at: figee.at });
};

type Outcome = Partial<RemettreEtatsRequest> & Pick<RemettreEtatsRequest, 'issue'>;

/** Hands the outcome in to clients; false when the client has changed since the measurement. */
const handIn = (needs: Needs, { id, mesure, figee }: Finie, outcome: Outcome): Promise<boolean> => {
  const command_id = `${id}:${outcome.issue}:${outcome.etats?.length ?? 0}`;
  return remettreEtats(needs, { ...mesure, lancee: figee.at }, { command_id, ...outcome });
};

const dossierDe = async ({ dossiers }: Needs, { compte, client }: Mesure) => {
  const { result } = await dossiers.lireDossier({ compte, client });
  return result?.$case === 'dossier' ? result.value : { etats: [], corrige: 0 };
};

/** Writes states and report, or says why there are none. */
const dire = async (needs: Needs, finie: Finie): Promise<void> => {
  const { mesures, answers } = needs;
  const { id, mesure, figee } = finie;
  const { at } = figee;
  const lectures = await lire(finie, await answers.of(id));
  const { etats: before, corrige } = await dossierDe(needs, mesure);
  const depouille = depouiller(mesure, lectures, before);
  const agence = await agenceDe(needs, mesure.compte);
  const earlier = await avantDe(needs, mesure, at, corrige);
  const { avant, meme_mois } = earlier;
  const documents = [{ id: mesure.document, genre: 'rapport', n: undefined }];
  const ecrire = (gather: (base: Base) => RapportData): Promise<void> =>
    ecrireMesure(needs, { genre: 'rapport', id, mesure, at, du_jour: meme_mois }, gather, renderRapport);
  if (manquee(depouille)) {
    const first = mesure.essai === 1;
    const outcome = { issue: 'en échec', detail: first ? DETAIL_MANQUEE : DETAIL_DEUX_FOIS };
    // A client that was never measured has no report of a failure: it would be empty.
    const reported = !first && avant !== null;
    const failed = { agence, lectures, avant, meme_mois, prochaine_page: null };
    if (reported)
      await ecrire((base) => rapportManque({ ...base, ...failed, depouille: depouiller(mesure, lectures) }));
    if (!(await handIn(needs, finie, { ...outcome, ...(reported && { documents }) })))
      return drop(needs, finie);
    await mesures.carryOut(id, manquer, { ...order(`${id}:manquer`), at, demain: daysLater(at, 1) });
    return;
  }
  const site = await needs.siteFacts.of(mesure.client, daysLater(at, -SITE_DAYS));
  const faits = await factsSaid(lectures.filter(isRead), mesure, site);
  const found = { mesure, agence, lectures, depouille, faits, ...earlier };
  const unnumbered = { models: callable(needs), numero: '', jour: isoDay(at), prochaine_page: null };
  const data = rapportData({ ...found, ...unnumbered });
  const constat = constatDe(data);
  const etats = aRemettre(data);
  // The states come first, since the choice of the page needs them. `faite` follows once the report can be opened.
  if (!(await handIn(needs, finie, { issue: 'en cours', etats, constat }))) return drop(needs, finie);
  const prochaine_page = await orderPage(needs, id, mesure);
  const visees = await targetedPages(needs, mesure);
  await ecrire((base) => rapportData({ ...base, ...found, prochaine_page, visees }));
  await remplacerRapports(needs, mesure, corrige);
  if (!(await handIn(needs, finie, { issue: 'faite', etats, constat, documents }))) return drop(needs, finie);
  const bilan = bilanDe(mesure, lectures, depouille);
  await mesures.carryOut(id, terminer, { ...order(`${id}:terminer`), at, bilan });
};

/** After a correction, reports on the former description are marked as replaced, and stay readable. */
const remplacerRapports = async (needs: Needs, mesure: Mesure, corrige: number): Promise<void> => {
  const { compte, client, revision } = mesure;
  if (corrige === 0 || revision < corrige) return;
  const before = { 'state.compte': compte, 'state.client': client, 'state.revision': { $lt: corrige } };
  const old = (await needs.mesures.readMany(before)).map(({ _id }) => _id);
  await needs.livrables.replace(compte, client, old);
};

/** A launch event came again, since clients may have lost the outcome: hands in the last try's outcome again. */
export const redire = async (
  needs: Needs,
  { client, origine }: Pick<Plan, 'client' | 'origine'>,
): Promise<void> => {
  const tries = await needs.mesures.readMany({ 'state.client': client, 'state.origine': origine });
  const last = tries.toSorted((a, b) => (a.state?.essai ?? 0) - (b.state?.essai ?? 0)).at(-1);
  if (last?.state == null || last.state.etat === 'en cours' || last.state.figee === null) return;
  const { _id: id, state: mesure } = last;
  const { figee } = last.state;
  const [all, readings] = [await needs.cells.of(id), await readingsMade(needs, id)];
  await conclureRapport(needs, { id, mesure, figee, all, readings });
};
