import { fr } from '@agence/gesture';
import { etatDit } from '@agence/words/etats';
import { combien, nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';

/** Fields that hold sentences of the API, repeated unchanged. */
export const PHRASES: ReadonlySet<string> = new Set(['note', 'suite', 'raison', 'mesure_detail']);

/** Labels of answer fields, each at the start of its line. */
export const LABELS: Readonly<Record<string, string>> = {
  acceptes: fr`Acceptés`,
  action: fr`Demande`,
  actuelle: fr`Aujourd'hui`,
  adresse: fr`Adresse`,
  adresses: fr`Adresses autorisées`,
  appels_prevus: fr`Appels payants aux IA, au plus`,
  apres: fr`Après`,
  assistants_coupes: fr`Assistants coupés`,
  au_repos: fr`Questions au repos`,
  avant: fr`Avant`,
  badge: fr`Adresse de commande`,
  changerait: fr`Ce qui change`,
  clients: fr`Clients`,
  compris: fr`Prospect`,
  coupees: fr`Clés coupées`,
  de: fr`De`,
  diagnostics: fr`Diagnostics`,
  donnees: fr`Données des rapports`,
  email_envoye: fr`E-mail envoyé`,
  entreprise: fr`Entreprise`,
  etat: fr`État`,
  etats: fr`Résultats`,
  fin_le: fr`Fin le`,
  label: fr`Formule`,
  lance: fr`Lancé`,
  leads: fr`Diagnostics du mois`,
  livrables: fr`Documents`,
  marque: fr`Marque`,
  meme_domaine: fr`Domaine déjà connu`,
  mesure: fr`Mesure`,
  mesure_lancee: fr`Mesure lancée`,
  mode_paiement: fr`Paiement par`,
  nom: fr`Nom`,
  numero: fr`Numéro`,
  paiement: fr`Paiement`,
  place_libre_le: fr`Place libre le`,
  places_restantes: fr`Places libres`,
  places_tenues: fr`Places tenues`,
  plafond: fr`Clients au plus`,
  plan: fr`Formule`,
  poses: fr`Placés`,
  prochaine_page: fr`Prochaine page`,
  question: fr`Question`,
  questions: fr`Questions`,
  questions_exemples: fr`Questions, par exemple`,
  refuses: fr`Refusés`,
  sens: fr`Sens`,
  servi: fr`Compte servi`,
  site_lu: fr`Site lu`,
  statut: fr`Statut`,
  vers: fr`Vers`,
};

/** Lists that an answer mentions even when they are empty. */
export const VIDES: ReadonlySet<string> = new Set(['clients', 'diagnostics', 'livrables']);

/** Labels for a customer without an agency, who is the client. */
export const LABELS_DIRECTS: Readonly<Record<string, string>> = {
  ...LABELS,
  clients: fr`Établissement`,
  plafond: fr`Établissements au plus`,
};

/** Fields left out: the title, a button or the line shows them, or only programs use them. */
export const TUS: ReadonlySet<string> = new Set([
  ...['id', 'client', 'slug', 'page', 'intervalle', 'confirme', 'retirerait', 'retire', 'fin_le_ts'],
  ...['lien', 'espace_de_paiement', 'donnees', 'sources', 'faits', 'json'],
]);

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
