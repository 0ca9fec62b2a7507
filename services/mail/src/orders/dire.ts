import { fr } from '@agence/gesture';
import { nombre } from '@agence/words/french';

/** What a call answered, as a letter says it: its sentences, then its facts, one a line. */
export type Dit = { readonly paragraphes: readonly string[]; readonly faits: readonly Fait[] };
type Fait = readonly [label: string, value: string];

/** Sentences of the API: said byte for byte. */
const PHRASES: ReadonlySet<string> = new Set([
  'note',
  'suite',
  'raison',
  'mesure_detail',
  'espace_de_paiement',
]);

const LABELS: Readonly<Record<string, string>> = {
  acceptes: fr`Accepté`,
  action: fr`Demande`,
  actuelle: fr`Aujourd'hui`,
  adresse: fr`Adresse`,
  adresses: fr`Adresses autorisées`,
  appels_prevus: fr`Appels prévus`,
  apres: fr`Après`,
  avant: fr`Avant`,
  badge: fr`Adresse de commande`,
  changerait: fr`Ce qui change`,
  clients: fr`Client`,
  compris: fr`Prospect`,
  de: fr`De`,
  diagnostics: fr`Diagnostic`,
  entreprise: fr`Entreprise`,
  etat: fr`État`,
  etats: fr`Question`,
  fin_le: fr`Fin le`,
  label: fr`Formule`,
  leads: fr`Diagnostics du mois`,
  lien: fr`Lien`,
  livrables: fr`Document`,
  marque: fr`Marque`,
  mesure: fr`Mesure`,
  nom: fr`Nom`,
  paiement: fr`Paiement`,
  place_libre_le: fr`Place libre le`,
  places_restantes: fr`Places libres`,
  plafond: fr`Clients au plus`,
  plan: fr`Formule`,
  poses: fr`Placé`,
  prochaine_page: fr`Prochaine page`,
  question: fr`Question`,
  questions: fr`Question`,
  refuses: fr`Refusé`,
  statut: fr`Statut`,
  vers: fr`Vers`,
};

/** Said once by what states them, or of use to programs only. */
const TUS: ReadonlySet<string> = new Set([
  'id',
  'client',
  'slug',
  'page',
  'intervalle',
  'fiabilite',
  'client_id',
]);

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

const shown = (value: string | number): string => (typeof value === 'number' ? nombre(value) : value);

/** A line of a list: what it is, then what is said of it. */
const ligne = (value: unknown): string =>
  isPlain(value)
    ? shown(value)
    : Object.entries(Object(value) as object)
        .flatMap(([key, one]) => (TUS.has(key) || key.endsWith('_ts') || !isPlain(one) ? [] : [shown(one)]))
        .join(' · ');

const faits = ([key, value]: readonly [string, unknown]): readonly Fait[] => {
  const label = LABELS[key];
  if (label === undefined || value === null || typeof value === 'boolean') return [];
  const lines = Array.isArray(value) ? value.map(ligne) : [ligne(value)];
  return lines.filter((line) => line !== '').map((line) => [label, line] as const);
};

/** Says an answer of the API; the same facts at every door. */
export const dire = (ok: object): Dit => ({
  paragraphes: Object.entries(ok).flatMap(([key, value]) =>
    PHRASES.has(key) && isPlain(value) ? [shown(value)] : [],
  ),
  faits: Object.entries(ok).flatMap(faits),
});
