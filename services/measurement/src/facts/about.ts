import type { Line } from '@agence/reading';
import { foldedWords } from '@agence/words/folded';

/** The names of the client and of other businesses in an answer, as `flat` writes them. */
export type Names = { readonly own: readonly string[]; readonly others: readonly string[] };

/** A name inside a domain or a mailbox names no business: « Site : dupont-plomberie.fr ». */
const ADDRESS = /\S{1,80}[.@][\w-]*\.?[a-z]{2,}(?:\/\S*)?/giu;

export const flat = (text: string): string => ` ${foldedWords(text.replace(ADDRESS, ' ')).join(' ')} `;

/** A line of an answer, or a row of a table. */
type Said = Pick<Line, 'kind' | 'level' | 'block' | 'depth'> & {
  readonly text: string;
  /** Names the client; names somebody else. */
  readonly own: boolean;
  readonly other: boolean;
  /** The client's name stands at the head. */
  readonly head: boolean;
};

/** A field of an entry: « Adresse : », « 📞 ». */
const FIELD =
  /^[^\p{L}\p{N}]*(?:adresse|t[ée]l|mobile|portable|contact|coordonn|site|web|horaires?|ouvert|ferm|tarifs?|prix|localisation|situ|num[ée]ro|0\d(?:[ .]?\d\d){4})|^[-–•\s]*(?:📍|☎|📞|🌐|🕒|⏰|💶|🏠)/iu;
/** A sentence that goes on about the business of the sentences before. */
const GOES_ON =
  /^(?:son|sa|ses|il|elle|ils|elles|leur|leurs|l[’']entreprise|l[’']établissement|la maison|le (?:t[ée]l[ée]phone|num[ée]ro|site)|appelez|joignable|vous pouvez (?:le|la|les) (?:joindre|contacter|appeler))(?!\p{L})/iu;
const SENTENCES =
  /(?<=[.!?…])(?<!\b(?:[Tt][ée]l|[Aa]v|[Bb]d|[Pp]l|[Ss]te?|Mm?e?|Dr|Me|[Aa]rt|[Ee]nv|[Ee]x|[Nn])\.)\s+(?=[\p{Lu}«(\p{Emoji_Presentation}])/u;
/** Words that may stand before the name of an entry. */
const OPENING =
  /^(?:\d+|n|no|option|choix|le|la|les|l|chez|entreprise|societe|sarl|sas|eurl|cabinet|maison|restaurant|boulangerie|salon|garage|hotel|agence|atelier|ets|etablissements?)$/;
const LONGEST_TITLE = 100;

const textOf = ({ runs }: Line): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

const said = ({ kind, level, block, depth }: Line, text: string, { own, others }: Names): Said => {
  const words = flat(text);
  const [first] = own.map((name) => words.indexOf(name)).filter((at) => at >= 0);
  const before = words
    .slice(0, first ?? 0)
    .trim()
    .split(' ');
  return {
    ...{ kind, level, block, depth, text, own: first !== undefined },
    other: others.some((name) => words.includes(name)),
    head: first !== undefined && before.every((word) => word === '' || OPENING.test(word)),
  };
};

/** The rows of a table: fields of one business, else each cell after the title of its column; none when columns are businesses. */
function rowsOf(cells: readonly Line[], names: Names): Said[] {
  const [head = [], ...rows] = [...Map.groupBy(cells, ({ row }) => row).values()];
  if (head.some((cell) => said(cell, textOf(cell), names).own || said(cell, textOf(cell), names).other))
    return [];
  return rows.flatMap((row) => {
    const [first, ...rest] = row;
    if (first === undefined) return [];
    const field = FIELD.test(textOf(first));
    const texts = rest.map((cell, i) =>
      field ? textOf(cell) : `${textOf(head[i + 1] ?? cell)} : ${textOf(cell)}`,
    );
    return [
      said(first, [textOf(first), ...(field ? texts.slice(0, 1) : texts)].join(field ? ' : ' : ' ; '), names),
    ];
  });
}

const saidIn = (lines: readonly Line[], names: Names): Said[] =>
  [...Map.groupBy(lines, ({ table }, i) => (table < 0 ? `line ${i}` : `table ${table}`)).values()].flatMap(
    ([first, ...rest]) => {
      if (first === undefined) return [];
      return first.kind === 'cell' ? rowsOf([first, ...rest], names) : [said(first, textOf(first), names)];
    },
  );

const sign = ({ text }: Said): string => /^[^\p{L}\p{N}«("]*/u.exec(text)?.[0].trim() ?? '';
/** A line that is hardly more than a name. */
const isTitle = ({ text }: Said): boolean =>
  text.length <= LONGEST_TITLE && text.split(SENTENCES).length === 1 && !/[:.]$/.test(text);

/** Whether a line still belongs to the entry that `title` heads. */
const within = (title: Said, line: Said): boolean => {
  const { kind, level, block, depth } = line;
  if (title.kind === 'heading') return kind !== 'heading' || level > title.level;
  const deeper = block === title.block || (kind === 'item' && depth > title.depth);
  if (title.kind === 'item') return deeper && kind !== 'paragraph';
  if (block === title.block) return !line.other && (sign(title) === '' || sign(title) !== sign(line));
  return (isTitle(title) || FIELD.test(line.text)) && (kind === 'item' || kind === 'cell');
};

/** The sentences of a line that names the client: those with its name, and those that go on after it. */
const namedIn = ({ text, kind, head, other }: Said, names: Names): string[] => {
  let own = false;
  return text.split(SENTENCES).filter((sentence) => {
    const words = flat(sentence);
    if (names.others.some((name) => words.includes(name))) own = false;
    else if (names.own.some((name) => words.includes(name))) own = true;
    else if (GOES_ON.test(sentence) || FIELD.test(sentence))
      return own || (head && kind !== 'paragraph' && !other);
    else {
      // A capital within a sentence may be another business.
      own &&= !/\s\p{Lu}\p{L}{2}/u.test(sentence);
      return head && kind !== 'paragraph' && !other;
    }
    return own;
  });
};

/** The sentences about the client alone: under its name in a list, a table or a heading, or with its name in prose. */
export function aboutClient(lines: readonly Line[], names: Names): string[] {
  const found: string[] = [];
  let entry: Said | null = null;
  for (const line of saidIn(lines, names)) {
    if (entry !== null && !within(entry, line)) entry = null;
    const { kind, own, other, head, text } = line;
    if (kind === 'cell') {
      if (!other && (own ? head : entry !== null && FIELD.test(text))) found.push(text);
    } else if (own) {
      if (head && !other) entry ??= line;
      found.push(...namedIn(line, names));
    } else if (entry !== null && !other) {
      if (entry.kind !== 'paragraph' || isTitle(entry) || FIELD.test(text))
        found.push(...text.split(SENTENCES));
    }
  }
  return found;
}
