import * as adresses from './adresses.lettre.ts';
import * as alertes from './alertes.lettre.ts';
import * as mois from './changements.lettre.ts';
import * as commande from './commande.lettre.ts';
import * as compte from './compte.lettre.ts';
import * as demandes from './demandes.lettre.ts';
import * as documents from './documents.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';
import * as paiements from './paiements.lettre.ts';
import * as questions from './questions.lettre.ts';
import * as securite from './securite.lettre.ts';

/** The letter of each kind of message. A letter's function has the name of its kind, and nothing else is exported there. */
const LETTRES = {
  ...adresses,
  ...alertes,
  ...mois,
  ...commande,
  ...compte,
  ...demandes,
  ...documents,
  ...paiements,
  ...questions,
  ...securite,
};

export type MessageKind = keyof typeof LETTRES;

/** What a letter needs beside the facts that every letter has. */
export type Faits<K extends MessageKind> = Omit<Parameters<(typeof LETTRES)[K]>[0], keyof Envoyeur>;

export const lettreDe = <K extends MessageKind>(genre: K, from: Envoyeur, facts: Faits<K>): Lettre =>
  (LETTRES[genre] as (all: object) => Lettre)({ ...from, ...facts });
