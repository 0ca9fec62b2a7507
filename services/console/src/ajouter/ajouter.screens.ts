import { faultsByClient, refusDeForme } from '@agence/calls/ask';
import { clientsPost } from '@agence/calls/routes/clients.post';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { MOST_COLUMNS } from '@agence/orders/table';
import { MAX_CLIENTS } from '@agence/words/promises';
import { ficheDe } from '../client/client.gestes.ts';
import { demander } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { pageColler, pagePlaces, pageTableau, type Tableau } from './ajouter.page.ts';
import {
  corps,
  empreinte,
  LIGNES,
  type Ligne,
  lignesCollees,
  lignesTapees,
  VIDES,
  verdicts,
} from './lignes.ts';

const PATH = '/console/ajouter/';
const RIEN = fr`Collez au moins une ligne, ou choisissez un fichier.`;
const CLASSEUR = fr`Ce fichier est un classeur, pas un CSV. Dans le tableur : Fichier, Enregistrer sous, « CSV UTF-8 (délimité par des virgules) », puis choisissez le fichier obtenu ; ou copiez les lignes et collez-les ici.`;
const PAS_UN_TEXTE = fr`Ce fichier n'est pas du texte. Enregistrez votre tableau au format CSV, ou copiez les lignes et collez-les ici.`;
const TROP_LARGE = fr`Ce tableau est trop grand pour être lu : gardez les colonnes utiles (${MOST_COLUMNS} au plus), sans textes longs, et ${MAX_CLIENTS} lignes à la fois.`;
const LES_DEUX = fr`Des lignes sont collées et un fichier est choisi : gardez les lignes et envoyez-les sans fichier, ou videz ce champ et choisissez à nouveau le fichier.`;

/** First bytes of spreadsheet files: a zip archive, and the older binary format. */
const CLASSEURS = ['PK\u0003\u0004', 'ÐÏ\u0011à'];

/** Why a file is not text; null when it is. */
const fauteDuFichier = (text: string): string | null => {
  if (CLASSEURS.some((start) => text.startsWith(start))) return CLASSEUR;
  return text.includes('\0') ? PAS_UN_TEXTE : null;
};

type Jugement = Pick<Tableau, 'avis' | 'plus'> & { readonly confirmer?: boolean };

/**
 * Checks the lines with the service, or places them. Unreadable lines are left out and say why. A refusal of the whole
 * call stands above the table.
 */
async function juger(
  visit: Visit,
  lignes: readonly Ligne[],
  { confirmer = false, avis, plus = 0 }: Jugement = {},
): Promise<Shown> {
  const faults = faultsByClient(clientsPost, corps(lignes));
  const lues = lignes.filter((_, i) => !faults.has(i));
  const body = { ...corps(lues.length === 0 ? lignes : lues), confirmer };
  const answer = await demander(visit, clientsPost, body);
  if ('ok' in answer) {
    const pose = answer.ok;
    if (confirmer) return pagePlaces(visit, pose);
    const refusals = verdicts(lignes, faults, pose);
    return pageTableau(visit, { lignes, pose, refusals, avis, plus });
  }
  const { kind, sentence } = answer.refusal;
  // An account that may place nobody still learns which lines would be wrong.
  const compte = kind === 'conflict';
  const refusals =
    compte || lues.length === 0 ? lignes.map((_, i) => faults.get(i) ?? (compte ? sentence : null)) : [];
  const faute = { dit: sentence, compte };
  return { ...pageTableau(visit, { lignes, refusals, faute, avis, plus }), status: STATUS[kind] };
}

const REPRIS = fr`Un client repris garde la fiche qu'il avait, quoi que disent ces champs.`;

async function coller(visit: Visit): Promise<Shown> {
  const repris = await ficheDe({ ...visit, id: visit.query.get('reprendre') ?? '' });
  if ('ok' in repris)
    return juger(visit, [{ ...repris.ok, concurrents: '', contexte: '' }], { avis: REPRIS });
  const asked = { compte: visit.compte.slug, actifs: true };
  const { places_restantes } = await visit.needs.peers.clients.call.lirePortefeuille(asked);
  return pageColler(visit, { plein: places_restantes === 0 });
}

const CHANGEES = fr`Vos lignes ont changé depuis qu'elles ont été vérifiées : elles viennent de l'être à nouveau, et rien n'est encore placé.`;

/** Shows pasted or uploaded lines as a table, or why they cannot be read; pasted text stays in its field. */
async function depuisTableur(visit: Visit): Promise<Shown> {
  const [colle = '', fichier = ''] = ['colle', 'fichier'].map((name) => visit.form.get(name));
  const texte = fichier || colle;
  const refuser = (faute: string, kept = colle): Shown => ({
    ...pageColler(visit, { colle: kept, faute }),
    status: 422,
  });
  const faute = colle.trim() !== '' && fichier !== '' ? LES_DEUX : fauteDuFichier(texte);
  if (faute !== null) return refuser(faute, fauteDuFichier(colle) === null ? colle : '');
  const collees = lignesCollees(texte);
  if (collees === null) return refuser(TROP_LARGE);
  const { lignes, tues } = collees;
  if (lignes.length === 0) return refuser(RIEN, texte);
  // More lines than the table can show stay pasted, with the API's refusal.
  const tropLong = lignes.length > LIGNES ? refusDeForme(clientsPost, corps(lignes)) : undefined;
  if (tropLong !== undefined) return refuser(tropLong.refusal.sentence, texte);
  const avis = tues.length === 0 ? undefined : fr`Colonnes laissées de côté : ${tues.join(', ')}.`;
  return juger(visit, lignes, { avis });
}

/** Handles a button of the table: verify, remove a row, add rows, or place. */
async function depuisTable(visit: Visit, etape: string): Promise<Shown> {
  const { form } = visit;
  const otee = /^oter-(\d+)$/.exec(etape)?.[1];
  const kept = [...form].filter(([name]) => otee === undefined || !name.endsWith(`-${otee}`));
  const lignes = lignesTapees(new Map(kept));
  if (otee !== undefined && lignes.length === 0) return pageColler(visit, {});
  if (etape === 'plus') {
    const rows = [...form.keys()].filter((name) => name.startsWith('entreprise-')).length;
    const plus = Math.max(0, Math.min(rows + VIDES, MAX_CLIENTS) - lignes.length);
    return lignes.length === 0 ? pageTableau(visit, { lignes, plus }) : juger(visit, lignes, { plus });
  }
  // Lines changed since the last check are checked again before they are placed.
  const confirmer = etape === 'confirmer' && form.get('vu') === empreinte(lignes);
  const avis = etape === 'confirmer' && !confirmer ? CHANGEES : undefined;
  return juger(visit, lignes, { confirmer, avis });
}

export const ajouter: AccountScreen = {
  path: PATH,
  show: coller,
  send: async (visit) => {
    const etape = visit.form.get('etape') ?? '';
    if (etape === 'taper') return pageTableau(visit, { lignes: [], plus: VIDES });
    return etape === 'coller' ? depuisTableur(visit) : depuisTable(visit, etape);
  },
  reprendre: async (visit, dit) => {
    const { form } = visit;
    const colle = form.get('etape') === 'coller';
    if (dit === undefined) return colle ? depuisTableur(visit) : depuisTable(visit, 'verifier');
    return colle
      ? pageColler(visit, { colle: form.get('colle'), faute: dit })
      : pageTableau(visit, { lignes: lignesTapees(form), faute: { dit, compte: false } });
  },
};
