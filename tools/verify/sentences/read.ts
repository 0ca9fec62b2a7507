import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A text for people: its place, and its words with `{…}` for values. */
export type Sentence = {
  readonly line: number;
  readonly text: string;
  /** The kind of refusal, when `refuse` is given the sentence. */
  readonly refusal: string | null;
};

/** How a text counts as ours, and where it is collected. */
type Place = {
  readonly reads: (text: string) => boolean;
  readonly add: (at: number, text: string) => void;
};

/** Every French text of a source file; with `draws`, its labels too. */
export function sentencesIn(source: string, draws = false, kinds = kindsIn(source)): Sentence[] {
  const found: Sentence[] = [];
  const place = (refusal: string | null): Place => ({
    reads: (text) => isFrench(text) || (draws && LABEL.test(text)),
    add: (at, text) => {
      const line = source.slice(0, at).split('\n').length;
      found.push({ line, text: text.replace(/\s+/g, ' ').trim(), refusal });
    },
  });
  const visit = (node: Node, refusal: string | null): void => {
    if (isUnread(node)) return;
    say(node, place(refusal));
    const inside = refusalOf(node, kinds) ?? refusal;
    for (const child of childrenOf(node)) visit(child, inside);
  };
  visit(parseSync('read.ts', source).program, null);
  return found.filter(({ text }) => /\p{L}{2}/u.test(text)).sort((a, b) => a.line - b.line);
}

/** Every text in the lists of this name, whatever its form. */
export function textsUnder(name: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  const visit = (node: Node, inside: boolean): void => {
    if (inside)
      say(node, {
        reads: () => true,
        add: (at, text) => found.push({ line: source.slice(0, at).split('\n').length, text, refusal: null }),
      });
    const within = inside || (node.type === 'Property' && nameOf(node.key) === name);
    for (const child of childrenOf(node)) visit(child, within);
  };
  visit(parseSync('read.ts', source).program, false);
  return found;
}

/** In a tagged template, only the values remain to be visited. */
const childrenOf = (node: Node): Node[] =>
  node.type === 'TaggedTemplateExpression' ? node.quasi.expressions : nodesOf(node);

const nodesOf = (node: Node): Node[] =>
  (visitorKeys[node.type] ?? [])
    .filter((key) => !(node.type === 'Property' && key === 'key'))
    .flatMap((key) => (node as unknown as Record<string, Node | null | (Node | null)[]>)[key] ?? [])
    .filter((child) => child !== null);

/** Imports and types are skipped. Faults and logs are not: some faults are shown, and logs are English. */
const isUnread = (node: Node): boolean =>
  node.type === 'ImportDeclaration' || /^TS(Type|Interface)/.test(node.type);

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

/** The sentences that `refuse` is given by name, with their kinds. */
export const kindsIn = (source: string): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(/\brefuse\('(\w+)', (\w+)/g)].map(([, kind = '', name = '']) => [name, kind]));

function refusalOf(node: Node, kinds: ReadonlyMap<string, string>): string | null {
  if (node.type === 'VariableDeclarator') return kinds.get(nameOf(node.id)) ?? null;
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'refuse') return null;
  const [kind] = node.arguments;
  return kind?.type === 'Literal' ? String(kind.value) : null;
}

/** Tagged templates are sentences; other texts count if they read as French. */
function say(node: Node, { reads, add }: Place): void {
  if (node.type === 'TaggedTemplateExpression') {
    const text = holed(node.quasi.quasis);
    if (nameOf(node.tag) === 'html') for (const part of shown(text)) add(node.start, part);
    else if (nameOf(node.tag) === 'fr') add(node.start, text);
  } else if (node.type === 'CallExpression' && /^(t|typo)$/.test(nameOf(node.callee))) {
    const [given] = node.arguments;
    if (given?.type === 'Literal' && !reads(String(given.value))) add(node.start, String(given.value));
  } else if (node.type === 'TemplateLiteral') {
    const text = holed(node.quasis);
    if (reads(text)) add(node.start, text);
  } else if (node.type === 'Literal' && typeof node.value === 'string' && reads(node.value))
    add(node.start, node.value);
}

const holed = (quasis: readonly { readonly value: { readonly cooked: string | null } }[]): string =>
  quasis.map(({ value }) => value.cooked ?? '').join('{…}');

const LABEL = /^\p{Lu}\p{Ll}+(?: [\p{Ll}’'-]+)*$/u;
const ATTRIBUTE = /\s(?:aria-label|title|alt|content)="([^"]*)"/g;
/** The text of a template between its tags, and the attributes that people read. */
const shown = (markup: string): string[] => [
  ...[...markup.matchAll(ATTRIBUTE)].map(([, text = '']) => text).filter(isFrench),
  ...markup.split(/<[^>]*>/).map((text) => text.replace(/^(\{…\}|\s)+|(\{…\}|\s)+$/g, '')),
];

const MARKED = /[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔÙŒ«»]/;
const SMALL_WORDS =
  /(?<![\p{L}'’])(?:le|la|les|un|une|des?|du|et|ou|au|aux|est|sont|vous|votre|vos|nous|notre|nos|ce|cette|ces|pas|ne|par|pour|sur|dans|avec|sans|que|qui|en|son|sa|ses|il|elle|ils|plus|trop|non)(?![\p{L}])|(?<!\p{L})(?:[ldnscj]|qu)['’]\p{L}/iu;

/** Several words with a French function word, or any character that only French uses. */
export const isFrench = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  (MARKED.test(text) || (/\p{L}\s+\p{L}|['’]/u.test(text) && SMALL_WORDS.test(text)));
