import { faultsByClient } from '@agence/calls/ask';
import { clientsPost } from '@agence/calls/routes/clients.post';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { MOST_COLUMNS } from '@agence/orders/table';
import { MAX_CLIENTS } from '@agence/words/promises';
import { ficheDe } from '../client/fiche.ts';
import { demander } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { pageColler, pagePlaces, pageTableau } from './ajouter.page.ts';
import { corps, empreinte, LIGNES, type Ligne, lignesCollees, lignesTapees, VIDES } from './lignes.ts';
import { verdicts } from './verdicts.ts';

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

type Jugement = {
  readonly confirmer?: boolean;
  readonly avis?: string | undefined;
  /** Empty rows shown under the lines. */
  readonly plus?: number;
};

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
  const answer = await demander(visit, clientsPost, {
    ...corps(lues.length === 0 ? lignes : lues),
    confirmer,
  });
  if ('refusal' in answer) {
    const { kind, sentence } = answer.refusal;
    // An account that may place nobody still learns which lines would be wrong.
    const compte = kind === 'conflict';
    const refusals =
      compte || lues.length === 0 ? lignes.map((_, i) => faults.get(i) ?? (compte ? sentence : null)) : [];
    const faute = { dit: sentence, compte };
    return {
      page: pageTableau(visit, { lignes, pose: null, refusals, faute, avis, plus }),
      status: STATUS[kind],
    };
  }
  const pose = answer.ok;
  if (confirmer) return { page: pagePlaces(visit, pose) };
  const refusals = verdicts(lignes, faults, pose);
  return { page: pageTableau(visit, { lignes, pose, refusals, faute: null, avis, plus }) };
}

/** More lines than the table can show: returns the pasted text with the API's refusal. */
async function tropLong(visit: Visit, lignes: readonly Ligne[], colle: string): Promise<Shown> {
  const answer = await demander(visit, clientsPost, corps(lignes));
  if (!('refusal' in answer)) throw new Error('so many clients are more than a call takes');
  const { kind, sentence } = answer.refusal;
  return { page: pageColler(visit, colle, sentence), status: STATUS[kind] };
}

const REPRIS = fr`Un client repris garde la fiche qu'il avait, quoi que disent ces champs.`;

const coller: AccountScreen = {
  method: 'GET',
  path: PATH,
  show: async (visit) => {
    const { query, compte, needs } = visit;
    const repris = await ficheDe({ ...visit, id: query.get('reprendre') ?? '' });
    if ('ok' in repris)
      return juger(visit, [{ ...repris.ok, concurrents: '', contexte: '' }], { avis: REPRIS });
    const { plafond, places_restantes } = await needs.peers.clients.call.lirePortefeuille({
      compte: compte.slug,
      actifs: true,
    });
    return { page: pageColler(visit, '', null, places_restantes === 0 ? plafond : null) };
  },
};

const CHANGEES = fr`Vos lignes ont changé depuis qu'elles ont été vérifiées : elles viennent de l'être à nouveau, et rien n'est encore placé.`;

const tues = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : fr`Colonnes laissées de côté : ${names.join(', ')}.`;

/** The typed fields without those of one row. */
const sans = (form: ReadonlyMap<string, string>, row: string): ReadonlyMap<string, string> =>
  new Map([...form].filter(([name]) => !name.endsWith(`-${row}`)));

const vide = (visit: Visit, plus: number): Shown => ({
  page: pageTableau(visit, { lignes: [], pose: null, refusals: [], faute: null, plus }),
});

/** Shows pasted or uploaded lines as a table, or why they cannot be read; pasted text stays in its field. */
async function depuisTableur(visit: Visit): Promise<Shown> {
  const [colle = '', fichier = ''] = ['colle', 'fichier'].map((name) => visit.form.get(name));
  const both = colle.trim() !== '' && fichier !== '';
  const faute = both ? LES_DEUX : fauteDuFichier(fichier || colle);
  if (faute !== null)
    return { page: pageColler(visit, fauteDuFichier(colle) === null ? colle : '', faute), status: 422 };
  const texte = fichier || colle;
  const collees = lignesCollees(texte);
  if (collees === null) return { page: pageColler(visit, colle, TROP_LARGE), status: 422 };
  const { lignes, tues: names } = collees;
  if (lignes.length > LIGNES) return tropLong(visit, lignes, texte);
  return lignes.length === 0
    ? { page: pageColler(visit, texte, RIEN), status: 422 }
    : juger(visit, lignes, { avis: tues(names) });
}

/** Handles a button of the table: verify, remove a row, add rows, or place. */
async function depuisTable(visit: Visit, etape: string): Promise<Shown> {
  const { form } = visit;
  const otee = /^oter-(\d+)$/.exec(etape)?.[1];
  const lignes = lignesTapees(otee === undefined ? form : sans(form, otee));
  if (otee !== undefined && lignes.length === 0) return { page: pageColler(visit) };
  if (etape === 'plus') {
    const rows = [...form.keys()].filter((name) => name.startsWith('entreprise-')).length;
    const plus = Math.max(0, Math.min(rows + VIDES, MAX_CLIENTS) - lignes.length);
    return lignes.length === 0 ? vide(visit, plus) : juger(visit, lignes, { plus });
  }
  // Lines changed since the last check are checked again before they are placed.
  const confirmer = etape === 'confirmer' && form.get('vu') === empreinte(lignes);
  const avis = etape === 'confirmer' && !confirmer ? CHANGEES : undefined;
  return juger(visit, lignes, { confirmer, avis });
}

const ajouter: AccountScreen = {
  method: 'POST',
  path: PATH,
  show: async (visit) => {
    const etape = visit.form.get('etape') ?? '';
    if (etape === 'taper') return vide(visit, VIDES);
    return etape === 'coller' ? depuisTableur(visit) : depuisTable(visit, etape);
  },
  reprendre: async (visit, dit = '') => {
    const { form } = visit;
    const etape = form.get('etape') ?? '';
    if (dit === '') return etape === 'coller' ? depuisTableur(visit) : depuisTable(visit, 'verifier');
    if (etape === 'coller') return { page: pageColler(visit, form.get('colle'), dit) };
    return {
      page: pageTableau(visit, {
        ...{ lignes: lignesTapees(form), pose: null, refusals: [] },
        faute: { dit, compte: false },
      }),
    };
  },
};

export const AJOUTER = [coller, ajouter];
