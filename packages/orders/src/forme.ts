import { motif } from './motif.ts';
import { trouver } from './nom.ts';
import { type Geste, type Introuvable, LISENT, type Ordre, type Portefeuille } from './ordre.ts';

export type Lu = { readonly ordre: Ordre } | { readonly geste: Geste; readonly introuvable: Introuvable };
type Pris = Readonly<Record<string, string | undefined>>;
type Lire = (pris: Pris, portefeuille: Portefeuille) => Lu | null;
/** A one-line order: its pattern and the reader of its captured values. `lire` returns null when a value is invalid. */
export type Forme = { readonly motif: RegExp; readonly lire: Lire };

/** A gesture's examples and strict forms. */
export type Famille = { readonly exemples: readonly string[]; readonly formes: readonly Forme[] };
type Formes = (geste: Geste) => readonly Forme[];

export const famille = (
  geste: Geste,
  { exemples }: Pick<Famille, 'exemples'>,
  ...formes: readonly Formes[]
): Famille => ({
  exemples,
  formes: formes.flatMap((formesDe) => formesDe(geste)),
});

/** Pattern pieces for values. A value ends where the wording resumes, or at the end of the line. */
export const NUMERO = '(?:n ?[°o]\\.? ?|numero )?(?<numero>\\d{1,9})';
export const QUESTION = `(?:la )?question ${NUMERO}`;
/** What an agency may write before an order that shows something. */
export const VOIR = '(?:voir |afficher |liste de )?';
const DE_LUI = "(?:(?:de |du |des |d[’']|pour |: ?)?(?<client>\\S.{0,199}?))";

/** A form without a client: `corps` builds the API body from the captured values, or returns null when one is invalid. */
export const forme =
  (wording: string, corps: (pris: Pris) => object | null = () => ({})): Formes =>
  (geste) => [
    {
      motif: motif(wording),
      lire: (pris) => {
        const body = corps(pris);
        return body === null ? null : { ordre: { geste, corps: body } };
      },
    },
  ];

/** Signs that a captured text is the rest of a sentence and not a client name. */
const SANS_NOM =
  /[,;:?!«»]|(?:^|\s)(?:question|page|adresse|demande|et|puis|mais|pas|pour|si|quand|qui|que|merci|svp|dès|demain|avant|après|avec|sauf|dans|lundi|personnelles)(?:\s|$)/iu;

/** The forms about a client: one requires `{client}` in the wording, the other lets a direct customer omit it. */
export const formeDe =
  (wording: string, corps: (pris: Pris) => object | null = () => ({})): Formes =>
  (geste) => [
    {
      motif: motif(wording.replace(' {client}', ` ${DE_LUI}`)),
      lire: (pris, { clients }) => {
        const [name = '', body] = [pris['client'], corps(pris)];
        const found = trouver(name, clients);
        if (body === null || (!('client' in found) && SANS_NOM.test(name))) return null;
        // « … ? » asks about an action without ordering it.
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
