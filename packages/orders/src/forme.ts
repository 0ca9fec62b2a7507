import type { Client, Introuvable, Portefeuille } from './client.ts';
import { motif } from './motif.ts';
import { trouver } from './nom.ts';

/** What a form reads in a line, beside its gesture. */
type Lu = { readonly client?: Client; readonly corps: object } | { readonly introuvable: Introuvable };
export type Pris = Readonly<Record<string, string | undefined>>;
/** A one-line order: its pattern and the reader of its captured values. `lire` returns null when a value is invalid. */
type Forme = {
  readonly motif: RegExp;
  readonly lire: (pris: Pris, portefeuille: Portefeuille) => Lu | null;
};

/** The examples and strict forms of each gesture. */
export type Familles = Readonly<
  Record<string, { readonly exemples: readonly string[]; readonly formes: readonly Forme[] }>
>;

/** Pattern pieces for values. A value ends where the wording resumes, or at the end of the line. */
export const NUMERO = '(?:n ?[°o]\\.? ?|numero )?(?<numero>\\d{1,9})';
export const QUESTION = `(?:la )?question ${NUMERO}`;
/** What an agency may write before an order that shows something. */
export const VOIR = '(?:voir |afficher |liste de )?';
const DE_LUI = "(?:(?:de |du |des |d[’']|pour |: ?)?(?<client>\\S.{0,199}?))";

type Corps = (pris: Pris) => object | null;

/** A form without a client: `corpsDe` builds the API body from the captured values, or returns null when one is invalid. */
export const forme = (wording: string, corpsDe: Corps = () => ({})): Forme => ({
  motif: motif(wording),
  lire: (pris) => {
    const corps = corpsDe(pris);
    return corps && { corps };
  },
});

/** Signs that a captured text is the rest of a sentence and not a client name. */
const SANS_NOM =
  /[,;:?!«»]|(?:^|\s)(?:question|page|adresse|demande|et|puis|mais|pas|pour|si|quand|qui|que|merci|svp|dès|demain|avant|après|avec|sauf|dans|lundi|personnelles)(?:\s|$)/iu;

/** A form of a direct customer, who is the client. */
export const formeSeule = (wording: string, corpsDe: Corps = () => ({})): Forme => ({
  motif: motif(wording),
  lire: (pris, { seul: client }) => {
    const corps = corpsDe(pris);
    return client === undefined || corps === null ? null : { client, corps };
  },
});

/** The forms about a client: one requires `{client}` in the wording, the other lets a direct customer omit it. */
export const formesDe = (wording: string, corpsDe: Corps = () => ({})): readonly [Forme, Forme] => [
  {
    motif: motif(wording.replace(' {client}', ` ${DE_LUI}`)),
    lire: (pris, { clients }) => {
      const { client: name = '' } = pris;
      const [found, corps] = [trouver(name, clients), corpsDe(pris)];
      if (corps === null || (!('client' in found) && SANS_NOM.test(name))) return null;
      return 'client' in found ? { ...found, corps } : found;
    },
  },
  formeSeule(wording.replace(' {client}', ''), corpsDe),
];
