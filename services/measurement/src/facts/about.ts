import type { Line } from '@agence/reading';
import { foldedWords } from '@agence/words/folded';

/** A line of an answer, or a row of a table. */
type Said = Pick<Line, 'kind' | 'level' | 'block' | 'depth'> & {
  readonly text: string;
  /** Names the client and nobody else; names somebody else. */
  readonly client: boolean;
  readonly other: boolean;
  /** The client's name stands at the head. */
  readonly head: boolean;
};

/** A field of an entry: « Adresse : », « 📞 ». */
const FIELD =
  /^[^\p{L}\p{N}]*(?:adresse|t[ée]l|mobile|portable|contact|coordonn|site|web|horaires?|ouvert|ferm|tarifs?|prix|localisation|situ|num[ée]ro)|^[-–•\s]*(?:📍|☎|📞|🌐|🕒|⏰|💶|🏠)/iu;
/** A sentence that goes on about the business of the sentence before. */
const GOES_ON =
  /^(?:son|sa|ses|il|elle|ils|elles|leur|leurs|l[’']entreprise|l[’']établissement|la maison|vous pouvez (?:le|la|les) (?:joindre|contacter|appeler))(?!\p{L})/iu;
const SENTENCES =
  /(?<=[.!?…])(?<!\b(?:[Tt][ée]l|[Aa]v|[Bb]d|[Pp]l|[Ss]te?|Mm?e?|Dr|Me|[Aa]rt|[Ee]nv|[Ee]x|[Nn])\.)\s+(?=[\p{Lu}«(\p{Emoji_Presentation}])/u;
/** Words that may stand before the name of an entry. */
const OPENING =
  /^(?:\d+|n|no|option|choix|le|la|les|l|chez|entreprise|societe|sarl|sas|eurl|cabinet|maison|restaurant|boulangerie|salon|garage|hotel|agence|atelier|ets|etablissements?)$/;

/** A name inside a domain or a mailbox names no business: « Site : dupont-plomberie.fr ». */
const inDomain = (before: string, after: string): boolean =>
  /(?:www\.|[/@-])$/i.test(before) || /^(?:-[\w-]*)?\.[a-z]{2,}/i.test(after);

const said = (lines: readonly [Line, ...Line[]], text: string): Said => {
  const [{ kind, level, block, depth }] = lines;
  const runs = lines.flatMap((line) => line.runs);
  const other = runs.some(
    ({ is }, i) =>
      is !== '' && is !== 'client' && !inDomain(runs[i - 1]?.text ?? '', runs[i + 1]?.text ?? ''),
  );
  const own = runs.findIndex(({ is }) => is === 'client');
  const before = runs.slice(0, Math.max(own, 0)).map((run) => run.text);
  const head = own >= 0 && foldedWords(before.join('')).every((word) => OPENING.test(word));
  return { ...{ kind, level, block, depth, text, other, head }, client: own >= 0 && !other };
};

const textOf = ({ runs }: Line): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

/** The rows of a table, each cell after the title of its column; none when the columns are businesses. */
function rowsOf(cells: readonly Line[]): Said[] {
  const [head = [], ...rows] = [...Map.groupBy(cells, ({ row }) => row).values()];
  const titles = new Map(head.map((cell) => [cell.col, textOf(cell)]));
  if (head.some(({ runs }) => runs.some(({ is }) => is !== ''))) return [];
  const titled = (cell: Line) => `${titles.get(cell.col) ?? ''} : ${textOf(cell)}`;
  return rows.flatMap(([first, ...rest]) =>
    first === undefined ? [] : [said([first, ...rest], [textOf(first), ...rest.map(titled)].join(' ; '))],
  );
}

const saidIn = (lines: readonly Line[]): Said[] =>
  [...Map.groupBy(lines, ({ table }, i) => (table < 0 ? `line ${i}` : `table ${table}`)).values()].flatMap(
    ([first, ...rest]) => {
      if (first === undefined) return [];
      return first.kind === 'cell' ? rowsOf([first, ...rest]) : [said([first], textOf(first))];
    },
  );

/** Whether a line belongs to the entry that `title` heads. */
const under =
  (title: Said) =>
  (line: Said): boolean => {
    const { kind, level, block, depth } = line;
    if (title.kind === 'heading') return kind !== 'heading' || level > title.level;
    if (title.kind === 'item') return kind === 'item' && (depth > title.depth || block === title.block);
    // Lines under a plain line are of the entry only when they are fields of one.
    return FIELD.test(line.text) && (block === title.block || (kind === 'item' && depth > title.depth));
  };

/** The sentences of a line that names the client: in prose those with its name, and those that go on after it. */
const namedIn = ({ text, kind, head }: Said, names: (sentence: string) => boolean): string[] => {
  let own = false;
  return text.split(SENTENCES).filter((sentence) => {
    own = names(sentence) || (own && (GOES_ON.test(sentence) || FIELD.test(sentence)));
    return own || (head && kind !== 'paragraph');
  });
};

/**
 * The sentences of an answer that are about the client alone: under its name in a list, a table or a heading, or with
 * its name in prose. `names`: whether a text names the client.
 */
export function aboutClient(lines: readonly Line[], names: (text: string) => boolean): string[] {
  const found: string[] = [];
  let inEntry = (_: Said): boolean => false;
  for (const line of saidIn(lines)) {
    if (line.kind === 'cell') {
      if (line.client && line.head) found.push(line.text);
      continue;
    }
    const inside = inEntry(line);
    if (!inside) inEntry = line.client && line.head ? under(line) : () => false;
    if (line.client) found.push(...namedIn(line, names));
    else if (inside && !line.other) found.push(...line.text.split(SENTENCES));
  }
  return found;
}
