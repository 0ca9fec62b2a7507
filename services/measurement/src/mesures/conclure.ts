import { fr } from '@agence/gesture';
import { daysLater, isoDay, isoMinute, readableMonth, unix } from '@agence/platform/paris';
import { aRemettre, etatsDe, manquee } from '../assembler/etats.ts';
import { lire } from '../assembler/lecture.ts';
import { rapportData } from '../assembler/rapport.ts';
import { renderRapport } from '../documents/rapport/rapport.view.ts';
import { slug } from '../livrables/slug.ts';
import type { Needs } from '../needs.ts';
import type { Mesure } from './mesure.ts';
import { annuler, manquer, terminer } from './mesures.rule.ts';

const DETAIL_MANQUEE = fr`Les IA n'ont pas donné assez de réponses exploitables ; une seconde mesure part d'elle-même le lendemain.`;
const DETAIL_DEUX_FOIS = fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables ; nous regardons pourquoi et vous écrivons.`;
const DETAIL_ANNULEE = fr`La mesure a été arrêtée parce que le client a été retiré.`;

const order = (command_id: string) => ({ command_id, confirmer: true });

/** Ends a measurement once no call of it is open any more: states, report, hand-in, news. Each step may be done again. */
export const conclure = async (needs: Needs, id: string): Promise<void> => {
  const { mesures, cells, answers, dossiers, clock } = needs;
  const { state: mesure } = await mesures.read(id);
  if (mesure === null || mesure.etat !== 'en cours' || (await cells.live(id))) return;
  const all = await cells.of(id);
  if (all.length === 0) return;
  const { compte, client, revision, essai } = mesure;
  const at = clock.now();
  const handIn = { compte, client, revision, mesure: id, mesuree_ts: unix(at), etats: [], documents: [] };

  if (all.some(({ etat }) => etat === 'cancelled')) {
    await dossiers.remettreEtats({
      ...handIn,
      command_id: `${id}:annulee`,
      issue: 'en échec',
      detail: DETAIL_ANNULEE,
    });
    await mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at });
    return;
  }
  const lectures = await lire(mesure, all, await answers.of(id));
  if (manquee(mesure, lectures)) {
    const detail = essai === 1 ? DETAIL_MANQUEE : DETAIL_DEUX_FOIS;
    await dossiers.remettreEtats({ ...handIn, command_id: `${id}:manquee`, issue: 'en échec', detail });
    await mesures.carryOut(id, manquer, { ...order(`${id}:manquer`), at, demain: daysLater(at, 1) });
    return;
  }
  const { result } = await dossiers.lireDossier({ compte, client });
  const before = result?.$case === 'dossier' ? result.value.etats : [];
  const classees = etatsDe(mesure, lectures, before);
  const etats = aRemettre(mesure, classees);
  const next = etats.toSorted((a, b) => a.rang - b.rang)[0];
  const prochaine_page =
    next === undefined ? null : { numero: next.n, question: next.question, choisi: false };
  await writeReport(needs, id, mesure, { lectures, classees, prochaine_page, at });
  const documents = [{ id: mesure.document, genre: 'rapport', n: undefined }];
  await dossiers.remettreEtats({
    ...handIn,
    command_id: `${id}:faite`,
    issue: 'faite',
    detail: undefined,
    etats,
    documents,
  });
  await mesures.carryOut(id, terminer, { ...order(`${id}:terminer`), at });
};

type Found = Pick<Parameters<typeof rapportData>[0], 'lectures' | 'classees' | 'prochaine_page'> & {
  at: Date;
};

async function writeReport(needs: Needs, id: string, mesure: Mesure, { at, ...found }: Found): Promise<void> {
  const { accounts, livrables, models } = needs;
  const { compte, client, document, fiche } = mesure;
  const { result } = await accounts.lireCompte({ compte });
  const marque = result?.$case === 'compte' ? result.value.marque : undefined;
  const agence = { nom: marque?.nom ?? '', couleur: marque?.couleur ?? '', contact: marque?.contact ?? '' };
  const jour = isoDay(at);
  const numero = `R-${jour.slice(0, 7)}-${document.slice(-6).toUpperCase()}`;
  const html = renderRapport(
    rapportData({ ...found, mesure, models, agence, numero, jour, hour: isoMinute }),
  );
  await livrables.keep({
    _id: document,
    compte,
    client,
    mesure: id,
    genre: 'rapport',
    periode: readableMonth(at),
    titre: `Rapport – ${fiche.entreprise}`,
    etat: 'prêt',
    cree: at,
    nom_de_fichier: `rapport-${slug(fiche.entreprise)}-${jour.slice(0, 7)}.html`,
    html,
  });
}
