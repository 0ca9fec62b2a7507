import { motif } from './motif.ts';
import { trouver } from './nom.ts';
import { type Geste, type Introuvable, LISENT, type Ordre, type Portefeuille } from './ordre.ts';

export type Lu = { readonly ordre: Ordre } | { readonly geste: Geste; readonly introuvable: Introuvable };
type Pris = Readonly<Record<string, string | undefined>>;

/** One line that orders something: how it is written, and what is read in it; null when a value cannot be one. */
export type Forme = { readonly motif: RegExp; readonly lire: (pris: Pris, of: Portefeuille) => Lu | null };

/** The forms of one gesture, and those that people are shown. */
export type Famille = {
  readonly geste: Geste;
  readonly exemples: readonly string[];
  readonly formes: readonly Forme[];
};

/** What stands in a wording for a value: each ends where the wording goes on, else with its line. */
export const NUMERO = '(?:n ?[°o]\\.? ?|numero )?(?<numero>\\d{1,9})';
export const QUESTION = `(?:la )?question ${NUMERO}`;
const DE_LUI = "(?:(?:de |du |des |d[’']|pour |: ?)?(?<client>\\S.{0,199}?))";

/** A form whose whole body is read from its values. */
export const forme = (
  geste: Geste,
  wording: string,
  corps: (pris: Pris) => object | null = () => ({}),
): Forme => ({
  motif: motif(wording),
  lire: (pris) => {
    const body = corps(pris);
    return body === null ? null : { ordre: { geste, corps: body } };
  },
});

/** What is no name, but the rest of another sentence. */
const SANS_NOM =
  /[,;:?!«»]|(?:^|\s)(?:question|page|adresse|demande|et|puis|mais|pas|pour|si|quand|qui|que|merci|svp|dès|demain|avant|après|avec|sauf|dans|lundi)(?:\s|$)/iu;

/** A form about a client, which `{client}` stands for. Of a customer without an agency it may be left out. */
export const formeDe = (
  geste: Geste,
  wording: string,
  corps: (pris: Pris) => object | null = () => ({}),
): readonly Forme[] => [
  {
    motif: motif(wording.replace(' {client}', ` ${DE_LUI}`)),
    lire: (pris, { clients }) => {
      const [name = '', body] = [pris['client'], corps(pris)];
      const found = trouver(name, clients);
      if (body === null || (!('client' in found) && SANS_NOM.test(name))) return null;
      // Asked whether it should be done.
      if (name.includes('?') && !LISENT.has(geste)) return null;
      return 'client' in found
        ? { ordre: { geste, client: found.client, corps: body } }
        : { geste, ...found };
    },
  },
  {
    motif: motif(wording.replace(' {client}', '')),
    lire: (pris, { seul }) => {
      const body = corps(pris);
      return seul === undefined || body === null ? null : { ordre: { geste, client: seul, corps: body } };
    },
  },
];
