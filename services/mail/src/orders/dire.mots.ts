import { fr } from '@agence/gesture';
import { etatDit } from '@agence/words/etats';
import { combien, majuscule, nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';

/** Fields that hold sentences of the API, repeated unchanged. */
export const PHRASES: ReadonlySet<string> = new Set(['note', 'suite', 'raison', 'mesure_detail']);

/** Labels of the answer fields whose name is no label, each at the start of its line. */
export const LABELS: Readonly<Record<string, string>> = {
  acceptes: fr`Acceptés`,
  action: fr`Demande`,
  actuelle: fr`Aujourd'hui`,
  adresses: fr`Adresses autorisées`,
  appels_prevus: fr`Appels payants aux IA, au plus`,
  apres: fr`Après`,
  assistants_coupes: fr`Assistants coupés`,
  au_repos: fr`Questions au repos`,
  badge: fr`Adresse de commande`,
  changerait: fr`Ce qui change`,
  compris: fr`Prospect`,
  coupees: fr`Clés coupées`,
  donnees: fr`Données des rapports`,
  email_envoye: fr`E-mail envoyé`,
  etat: fr`État`,
  etats: fr`Résultats`,
  fin_le: fr`Fin le`,
  label: fr`Formule`,
  lance: fr`Lancé`,
  leads: fr`Diagnostics du mois`,
  livrables: fr`Documents`,
  metier: fr`Métier`,
  meme_domaine: fr`Domaine déjà connu`,
  mesure_lancee: fr`Mesure lancée`,
  mode_paiement: fr`Paiement par`,
  numero: fr`Numéro`,
  place_libre_le: fr`Place libre le`,
  places_restantes: fr`Places libres`,
  plafond: fr`Clients au plus`,
  plan: fr`Formule`,
  poses: fr`Placés`,
  questions_exemples: fr`Questions, par exemple`,
  refuses: fr`Refusés`,
  servi: fr`Compte servi`,
};

/** Lists that an answer mentions even when they are empty. */
export const VIDES: ReadonlySet<string> = new Set(['clients', 'diagnostics', 'livrables']);

/** Fields left out: the title, a button or the line shows them, or only programs use them. */
export const TUS: ReadonlySet<string> = new Set([
  ...['id', 'client', 'slug', 'page', 'intervalle', 'confirme', 'retirerait', 'retire', 'fin_le_ts'],
  ...['lien', 'espace_de_paiement', 'donnees', 'sources', 'faits', 'json'],
]);

/** Labels for a customer without an agency, who is the client. */
const DIRECTS: Readonly<Record<string, string>> = {
  clients: fr`Établissement`,
  plafond: fr`Établissements au plus`,
};

/** The label of a field of an answer or an order; undefined when the field is a sentence, or left out. */
export const labelOf = (name: string, direct = false): string | undefined => {
  const listed = (direct ? DIRECTS[name] : undefined) ?? LABELS[name];
  return listed ?? (PHRASES.has(name) || TUS.has(name) ? undefined : majuscule(name.replaceAll('_', ' ')));
};

const fois = (n: number): string => fr`${nombre(n)} fois`;

/** Wording of a value that shares a line with others: it says what a number counts, or what a date means. */
export const COMPTES: Readonly<Record<string, (value: never) => string>> = {
  actif: (active: boolean) => (active ? '' : fr`retiré`),
  choisi: (chosen: boolean) => (chosen ? fr`choisie par vous` : ''),
  cite: (n: number) => fr`cité ${fois(n)}`,
  concurrents: (names: string | readonly string[]) => {
    const listed = [names].flat().join(', ');
    return listed === '' ? '' : fr`concurrents : ${listed}`;
  },
  contexte: (text: string) => fr`contexte : ${text}`,
  cree: (day: string) => fr`du ${day}`,
  devant: (rivals: readonly { readonly entreprise: string; readonly reponses: number }[]) =>
    rivals.length === 0
      ? ''
      : fr`devant : ${rivals.map(({ entreprise, reponses }) => `${entreprise} ${fois(reponses)}`).join(', ')}`,
  demande_ts: (seconds: number) => fr`demandé le ${readableDay(new Date(seconds * 1000))}`,
  derniere_mesure: (day: string) => fr`mesuré le ${day}`,
  etat: (state: string) => etatDit(state),
  fiabilite: (level: string) => fr`fiabilité ${level}`,
  fin_le: (day: string) => fr`fin le ${day}`,
  incertaines: (n: number) => (n === 0 ? '' : combien(n, 'citation incertaine', 'citations incertaines')),
  livrables: (n: number) => combien(n, 'document', 'documents'),
  n: (n: number) => fr`n° ${nombre(n)}`,
  numero: (n: number) => fr`n° ${nombre(n)}`,
  par_ia: (shares: readonly { ia: string; cite: number; reponses: number }[]) =>
    shares.map(({ ia, cite, reponses }) => fr`${ia} ${nombre(cite)} sur ${nombre(reponses)}`).join(', '),
  paye_jusqu_au: (day: string) => fr`payé jusqu'au ${day}`,
  place_libre_le: (day: string) => fr`libre le ${day}`,
  premier: (n: number) => fr`premier ${fois(n)}`,
  quota: (n: number) => fr`${nombre(n)} par mois`,
  rang: (n: number) => fr`rang ${nombre(n)}`,
  repart_le: (day: string) => fr`repart à zéro le ${day}`,
  reponses: (n: number) => combien(n, 'réponse', 'réponses'),
  stabilite: (word: string | null) => (word === null ? '' : fr`${word} d'un jour à l'autre`),
  restants: (n: number) => combien(n, 'restant', 'restants'),
  utilises: (n: number) => combien(n, 'utilisé', 'utilisés'),
};
