import { fr } from '@agence/gesture';
import type { Etat } from '@agence/words/etats';

/** Content of a message before it is rendered. Names in it are as people typed them: rendering cleans them. */
export type Lettre = {
  readonly sujet: string;
  readonly titre: string;
  /** A warning to read before any figure. */
  readonly avis?: string | undefined;
  /** The main figure, and the words that end its sentence. */
  readonly chiffre?: readonly [nombre: string, suite: string] | undefined;
  readonly action?: Lien | Bouton | undefined;
  readonly tableaux?: readonly Tableau[] | undefined;
  /** Without text, a paragraph or a fact is left out. */
  readonly paragraphes: readonly (string | undefined)[];
  /** Orders offered as replies; only orders that the service would accept now. */
  readonly boutons?: readonly Bouton[] | undefined;
  readonly faits?: readonly Fait[] | undefined;
  /** Brand in its header; absent: ours. */
  readonly marque?: Marque | undefined;
  /** Link to the document that it is about; a customer without an agency gets the document attached. */
  readonly document?: string;
  readonly arret?: Lien | undefined;
  /** Footer: sender, recipient and reason; absent: the usual footer for that recipient. */
  readonly pied?: string | undefined;
};

export type Lien = { readonly texte: string; readonly lien: string };

/** A button that opens a message with the order filled in. */
export type Bouton = { readonly texte: string; readonly ordre: string };

/** A button whose text is the order that it writes. */
export const bouton = (ordre: string): Bouton => ({ texte: ordre, ordre });

export type Fait = readonly [label: string, value: string | undefined];
export type Marque = { readonly nom: string; readonly couleur: string };
export type Tableau = { readonly titre: string; readonly lignes: readonly Ligne[] };

/** One table row: its number, its subject, a note, and its count. */
export type Ligne = {
  readonly repere?: string | undefined;
  readonly texte: string;
  readonly lien?: string | undefined;
  readonly etat?: Etat | undefined;
  readonly note?: string | undefined;
  readonly valeur?: string | undefined;
};

/** Facts that every letter has. */
export type Envoyeur = {
  readonly service: string;
  readonly contact: string;
  /** DD/MM/YYYY and `09 h 14` in Paris. */
  readonly jour: string;
  readonly heure: string;
  /** Name of the account; empty in a letter to somebody else. */
  readonly compte: string;
  /** Replies are read as orders. */
  readonly commande: boolean;
  /** A customer without an agency: it is its own only client, and its documents are attached. */
  readonly seul: boolean;
};

/** Facts of a letter to an account. Days are DD/MM/YYYY. */
export type Avec<K extends string> = Envoyeur & Readonly<Record<K, string>>;

type Pour = Pick<Avec<'entreprise'>, 'seul' | 'entreprise'>;

/** The line that names the account of a letter. */
export const leCompte = ({ compte }: Pick<Envoyeur, 'compte'>): Fait => [fr`Compte`, compte];

/** The line that names the client of a letter. */
export const quel = ({ seul, entreprise }: Pour): Fait => [seul ? fr`Établissement` : fr`Client`, entreprise];

/** Text that mail programs may turn into a link: an address, a scheme or a domain. */
const LIEN = /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}|\d\.\d+\.\d+\.\d/iu;

/** A name that a stranger typed; undefined when it looks like a link, also in look-alike characters, so that we send no spam. */
export const nomSansLien = (nom: string): string | undefined =>
  LIEN.test(nom.normalize('NFKC')) ? undefined : nom;

/** The client's name as the end of an order: « Lancer Plomberie Martin », « Questions de Plomberie Martin ». */
export const nomme = ({ entreprise, seul }: Pour, de = ''): string => (seul ? '' : ` ${de}${entreprise}`);

/** The warning about a document that the simulator made. */
export const siSimulee = (simulee: boolean): string | undefined =>
  simulee
    ? fr`Mesure simulée : aucune IA n'a été interrogée. Les réponses du document sont inventées pour en montrer la forme ; aucun chiffre n'est à retenir.`
    : undefined;

/** When a letter was written, as its footer says. */
export const ecrit = ({ jour, heure }: Envoyeur): string =>
  fr`Message écrit le ${jour} à ${heure}, heure de Paris.`;

/** Footer of every letter to an account. */
export const piedDeCompte = (from: Envoyeur): string =>
  fr`${from.service} écrit aux adresses autorisées du compte « ${from.compte} ». Une personne vous répond à ${from.contact}. ${ecrit(from)}`;

/** Footer of an internal message. */
export const piedInterne = (from: Envoyeur): string => fr`Message interne de ${from.service}. ${ecrit(from)}`;

/** Footer of a letter to a person who used the public form. */
export const piedDeDemande = (from: Envoyeur): string =>
  fr`${from.service} vous écrit parce que cette adresse a été donnée dans son formulaire de diagnostic. Pour consulter, corriger ou faire effacer vos données, ou si cette demande n'est pas de vous, écrivez à ${from.contact}. ${ecrit(from)}`;
