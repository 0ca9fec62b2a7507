import { fr } from '@agence/gesture';
import { inSpan } from '@agence/platform/process/telemetry';
import type { RemettreEtatsRequest } from '@agence/proto/clients/v1/dossiers';
import { daysLater, isoDay, unix } from '@agence/words/paris';
import { bilanDe } from '../assembler/bilan.ts';
import { avecParIa, constatDe } from '../assembler/constat.ts';
import { aRemettre, etatsDe, manquee } from '../assembler/etats.ts';
import { type Lecture, lire } from '../assembler/lecture.ts';
import { isRead, rapportData, rapportManque } from '../assembler/rapport.ts';
import { callable } from '../cells/means.ts';
import { renderRapport } from '../documents/rapport/rapport.view.ts';
import { agenceDe } from '../livrables/agence-de.ts';
import { ecrireMesure } from '../livrables/ecrire-mesure.ts';
import { type Finie, order } from '../mesures/finie.ts';
import { annuler, manquer, terminer } from '../mesures/mesures.rule.ts';
import type { Needs } from '../needs.ts';
import { orderPage, targetedPages } from '../pages/order-page.ts';
import { avantDe } from './avant.ts';
import { remplacerRapports } from './remplacer-rapports.ts';

const DETAIL_MANQUEE = fr`Les IA n'ont pas donné assez de réponses exploitables ; une seconde mesure part d'elle-même le lendemain.`;
const DETAIL_DEUX_FOIS = fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables ; nous regardons pourquoi et vous écrivons.`;
const DETAIL_ANNULEE = fr`La mesure a été arrêtée parce que le client a été retiré.`;

/** Concludes a client's measurement after its calls: states, hand-in, report, event. Each step may be repeated. */
export const conclureRapport = (needs: Needs, finie: Finie): Promise<void> =>
  inSpan('conclude', { carrier: finie.all[0]?.trace ?? {} }, () => conclure(needs, finie));

const conclure = async (needs: Needs, finie: Finie): Promise<void> => {
  const { id, figee, all } = finie;
  if (all.every(({ etat }) => etat !== 'cancelled')) return dire(needs, finie);
  await handIn(needs, finie, { issue: 'en échec', detail: DETAIL_ANNULEE });
  await needs.mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at: figee.at });
};

type HandIn = Partial<RemettreEtatsRequest> & Pick<RemettreEtatsRequest, 'issue'>;

/** Hands the outcome in to clients; false when the client has changed since the measurement. */
const handIn = async (
  { dossiers }: Needs,
  { id, mesure, figee }: Finie,
  outcome: HandIn,
): Promise<boolean> => {
  const { compte, client, revision, origine } = mesure;
  const { retenus } = await dossiers.remettreEtats({
    compte,
    client,
    revision,
    command_id: `${id}:${outcome.issue}:${outcome.etats?.length ?? 0}`,
    mesure: origine,
    mesuree_ts: unix(figee.at),
    etats: [],
    documents: [],
    ...outcome,
  });
  return retenus;
};

/** The report of a second failure; none for a client that was never measured, since it would be empty. */
const direEchec = async (needs: Needs, finie: Finie, lectures: readonly Lecture[]) => {
  const { id, mesure, figee } = finie;
  const { compte, client, document } = mesure;
  const { result } = await needs.dossiers.lireDossier({ compte, client });
  const corrige = result?.$case === 'dossier' ? result.value.corrige : 0;
  const { avant, meme_mois } = await avantDe(needs, mesure, figee.at, corrige);
  if (avant === null) return [];
  const agence = await agenceDe(needs, compte);
  const none = { classees: [], prochaine_page: null };
  await ecrireMesure(
    needs,
    { genre: 'rapport', id, mesure, at: figee.at, du_jour: meme_mois },
    (base) => rapportManque({ ...base, ...none, agence, lectures, avant, meme_mois }),
    renderRapport,
  );
  return [{ id: document, genre: 'rapport', n: undefined }];
};

/** Writes states and report, or says why there are none. */
const dire = async (needs: Needs, finie: Finie): Promise<void> => {
  const { mesures, answers, dossiers } = needs;
  const { id, mesure, figee } = finie;
  const { compte, client, essai } = mesure;
  const { at } = figee;
  const drop = async () => void (await mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at }));

  const lectures = await lire(finie, await answers.of(id));
  if (manquee(mesure, lectures)) {
    const detail = essai === 1 ? DETAIL_MANQUEE : DETAIL_DEUX_FOIS;
    const documents = essai === 1 ? [] : await direEchec(needs, finie, lectures);
    if (!(await handIn(needs, finie, { issue: 'en échec', detail, documents }))) return drop();
    await mesures.carryOut(id, manquer, { ...order(`${id}:manquer`), at, demain: daysLater(at, 1) });
    return;
  }
  const { result } = await dossiers.lireDossier({ compte, client });
  const { etats: before, corrige } = result?.$case === 'dossier' ? result.value : { etats: [], corrige: 0 };
  const classees = etatsDe(mesure, lectures, before);
  const agence = await agenceDe(needs, compte);
  const earlier = await avantDe(needs, mesure, at, corrige);
  const found = { mesure, agence, lectures, classees, ...earlier };
  const unnumbered = { models: callable(needs), numero: '', jour: isoDay(at), prochaine_page: null };
  const data = rapportData({ ...found, ...unnumbered });
  const constat = constatDe(data, classees);
  const etats = avecParIa(aRemettre(mesure, classees), data);
  const documents = [{ id: mesure.document, genre: 'rapport', n: undefined }];
  // The states come first, since the choice of the page needs them. `faite` follows once the report can be opened.
  if (!(await handIn(needs, finie, { issue: 'en cours', etats, constat }))) return drop();
  const prochaine_page = await orderPage(needs, id, mesure);
  const visees = await targetedPages(needs, mesure);
  await ecrireMesure(
    needs,
    { genre: 'rapport', id, mesure, at, du_jour: earlier.meme_mois },
    (base) => rapportData({ ...base, ...found, prochaine_page, visees }),
    renderRapport,
  );
  await remplacerRapports(needs, mesure, corrige);
  if (!(await handIn(needs, finie, { issue: 'faite', etats, constat, documents }))) return drop();
  const bilan = bilanDe(mesure, lectures.filter(isRead), classees);
  await mesures.carryOut(id, terminer, { ...order(`${id}:terminer`), at, bilan });
};
