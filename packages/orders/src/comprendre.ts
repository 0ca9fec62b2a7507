import { ecrit } from './ecrit.ts';
import { type Contexte, debut, type Famille, type Lecture } from './forme.ts';
import { CLIENTS } from './formes.clients.ts';
import { COMPTE } from './formes.compte.ts';
import { QUESTIONS_ET_PAGES } from './formes.questions.ts';
import { SEUL } from './formes.seul.ts';
import type { Client, Compris, Geste, Introuvable, Lettre, Ordre, Pourquoi } from './ordre.ts';
import { estFin, estSalut, sansPolitesse } from './politesse.ts';
import { proches } from './proches.ts';

const NOMMEES: readonly Famille[] = [...QUESTIONS_ET_PAGES, ...COMPTE, ...CLIENTS];
const FAMILLES: readonly Famille[] = [...NOMMEES, ...SEUL];

/** What a customer without an agency may ask of the account; what a plan of its own, a brand and keys are for, it has not. */
const SANS_AGENCE: ReadonlySet<Geste> = new Set([
  'compte',
  'aide',
  'resilier',
  'adresses',
  'virement',
  'oui',
]);
const montrees = (seul: Client | undefined): readonly Famille[] =>
  seul === undefined ? NOMMEES : [...SEUL, ...COMPTE.filter(({ geste }) => SANS_AGENCE.has(geste))];

/** How an order may begin: two such lines are two orders. */
const ORDRE = debut(
  '(?:ajout|retir|supprim|enlev|corrig|modifi|chang|remplac|lanc|demarr|valid|resili|coup|revoqu|audit|diagnosti|choisi|pass|nouve)[a-z]*|(?:mes|nos) (?:clients|diagnostics)|mon compte|(?:prochaine )?page d|questions d|livrables d|virement|formule|marque|oui',
);
/** What may turn an order into another one, or into none. */
const RESERVE = debut(
  '(?:.*(?:^|[\\s,.;(]))?(?:mais|sauf|attend(?:re|ez|s)|annul(?:er|ez|e|ons)|finalement|plutot|ps|p\\.s\\.?|ne|pas|plus tard|aussi|egalement|ensuite|puis|non|oubliez|si|seulement|quand|lorsque|avant)',
);
const SIGNE =
  /^(?:[+(]?\d[\d\s().+/-]{5,}\d|(?:t[ée]l|tel|port|mobile|fax|p|t|m)\s*[.:]*\s*[+(]?\d[\d\s().-]{5,}\d|\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+|(?:\p{Lu}[\p{L}.'’-]*|&|et|de|du|des|la|le)(?:\s+(?:\p{Lu}[\p{L}.'’-]*|&|et|de|du|des|la|le)){0,4})$/u;

type Trouve = { readonly geste: Geste; readonly lecture: Lecture };

const lectures = (text: string, contexte: Contexte, familles: readonly Famille[]): readonly Trouve[] =>
  familles.flatMap(({ geste, formes }) =>
    formes.flatMap(({ motif, lire }) => {
      const found = motif.exec(text);
      if (found === null) return [];
      return lire(found.groups ?? {}, contexte).map((lecture) => ({ geste, lecture }));
    }),
  );

type Lu =
  | { readonly ordre: Ordre }
  | { readonly geste: Geste; readonly introuvable: Introuvable }
  | { readonly pourquoi: Pourquoi };

/** What all wordings together read: one order, or none. Different orders are none. */
const uneSeule = (found: readonly Trouve[]): Lu => {
  const orders = found.flatMap(({ lecture }) => ('ordre' in lecture ? [lecture.ordre] : []));
  const distinct = new Map(orders.map((one) => [JSON.stringify(one), one]));
  const [ordre] = distinct.values();
  if (ordre !== undefined) return distinct.size === 1 ? { ordre } : { pourquoi: 'plusieurs' };
  const [missed] = found.flatMap(({ geste, lecture }) =>
    'introuvable' in lecture ? [{ geste, introuvable: lecture.introuvable }] : [],
  );
  return missed ?? { pourquoi: 'inconnu' };
};

/** As it stands; then, when it was asked politely or only tells something, without its question mark. */
const lire = (typed: string, contexte: Contexte): Lu => {
  const { texte, demande } = sansPolitesse(typed);
  const asked = /\s*\?[\s.!]*$/u;
  if (!asked.test(texte)) return uneSeule(lectures(texte, contexte, FAMILLES));
  const replaced = uneSeule(
    lectures(
      texte,
      contexte,
      FAMILLES.filter(({ geste }) => geste === 'ajuster'),
    ),
  );
  if ('ordre' in replaced && 'remplacer' in replaced.ordre.corps) return replaced;
  const open = demande ? FAMILLES : FAMILLES.filter(({ lit }) => lit === true);
  const lu = uneSeule(lectures(texte.replace(asked, ''), contexte, open));
  return 'pourquoi' in lu && lu.pourquoi === 'inconnu' ? { pourquoi: 'question' } : lu;
};

/** The lines of the order, and those after its closing words. */
const parts = (
  lines: readonly string[],
): { readonly corps: readonly string[]; readonly fin: readonly string[] } => {
  const from = lines.findIndex((line) => !estSalut(line));
  const body = from === -1 ? [] : lines.slice(from);
  const end = body.findIndex(estFin);
  return end === -1 ? { corps: body, fin: [] } : { corps: body.slice(0, end), fin: body.slice(end) };
};

const commence = (line: string): boolean => ORDRE.test(sansPolitesse(line).texte);

/** Lines after the first that would be orders by themselves. */
const autreOrdre = (lines: readonly string[], contexte: Contexte): boolean =>
  lines.slice(1).some((line) => commence(line) && 'ordre' in lire(line, contexte));

const signe = (line: string): boolean => SIGNE.test(line) && !commence(line) && !RESERVE.test(line);

const compris = (lines: readonly string[], contexte: Contexte): Lu => {
  const { corps, fin } = parts(lines);
  if (corps.length === 0) return { pourquoi: 'vide' };
  if (fin.some((line) => commence(line) || RESERVE.test(line))) return { pourquoi: 'reserve' };
  const whole = lire(corps.join('\n'), contexte);
  if ('ordre' in whole) return whole;
  if (autreOrdre(corps, contexte)) return { pourquoi: 'plusieurs' };
  const signed = corps.findLastIndex((line) => !signe(line)) + 1;
  const said =
    signed > 0 && signed < corps.length ? lire(corps.slice(0, signed).join('\n'), contexte) : whole;
  return 'ordre' in said || !('pourquoi' in whole) ? said : whole;
};

/** More than fifty clients or sixty questions take: nobody typed that as an order, and a longer table is joined as a file. */
const LONGEST = 20_000;
const LINES = 200;
const LINE = 2_000;

const tropLong = (lines: readonly string[]): boolean =>
  lines.length > LINES || lines.some(({ length }) => length > LINE) || lines.join('\n').length > LONGEST;

/** What is typed counts; the subject does when nothing but greetings and signatures was. */
const dit = ({ texte, sujet }: Lettre): readonly string[] => {
  const lines = ecrit(texte);
  if (tropLong(lines) || !lines.every((line) => estSalut(line) || estFin(line) || signe(line))) return lines;
  const objet = sujet.replace(/^(?:\s*(?:re|ré|rép|tr|fwd?|aw)\s*:\s*)+/iu, '').trim();
  return objet === '' ? lines : [objet];
};

/** How each order may be written, one wording each. */
export const exemples = (seul?: Client): readonly string[] =>
  montrees(seul).flatMap(({ exemples: [first] }) => first ?? []);

/** One order, or why none is certain. `seul`: who is meant when no client is named. */
export function comprendre(lettre: Lettre, clients: readonly Client[], seul?: Client): Compris {
  const { tables } = lettre;
  const lines = dit(lettre);
  const text = lines.join('\n');
  const incompris = (pourquoi: Pourquoi): Compris => ({
    incompris: { pourquoi, proches: proches(text, montrees(seul)) },
  });
  if (tropLong(lines)) return incompris('inconnu');
  const lu = compris(lines, { clients, tables, seul });
  if ('pourquoi' in lu) return incompris(lu.pourquoi);
  // There is no other client to choose: what fits none is no name.
  if (seul !== undefined && 'introuvable' in lu) return incompris('inconnu');
  return 'ordre' in lu && tables.length > 0 && lu.ordre.geste !== 'ajouter' ? incompris('reserve') : lu;
}
