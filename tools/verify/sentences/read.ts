import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A text for people: its place, and its words with `{…}` for values. */
export type Sentence = {
  readonly line: number;
  readonly text: string;
  /** The kind of refusal, when `refuse` is given the sentence. */
  readonly refusal: string | null;
};

/** Every French text of a source file; with `draws`, its labels too. */
export function sentencesIn(source: string, draws = false, kinds = kindsIn(source)): Sentence[] {
  const found: Sentence[] = [];
  const reads = (text: string): boolean => isFrench(text) || (draws && LABEL.test(text));
  const visit = (node: Node, refusal: string | null): void => {
    if (isUnread(node)) return;
    for (const text of textsOf(node, reads)) {
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ line, text: text.replace(/\s+/g, ' ').trim(), refusal });
    }
    const inside = refusalOf(node, kinds) ?? refusal;
    for (const child of childrenOf(node)) visit(child, inside);
  };
  visit(parseSync('read.ts', source).program, null);
  return found.filter(({ text }) => /\p{L}{2}/u.test(text)).sort((a, b) => a.line - b.line);
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
function textsOf(node: Node, reads: (text: string) => boolean): readonly string[] {
  if (node.type === 'TaggedTemplateExpression') {
    const text = holed(node.quasi.quasis);
    if (nameOf(node.tag) === 'html') return shown(text);
    return nameOf(node.tag) === 'fr' ? [text] : [];
  }
  if (node.type === 'CallExpression' && /^(t|typo)$/.test(nameOf(node.callee))) {
    const [given] = node.arguments;
    return given?.type === 'Literal' && !reads(String(given.value)) ? [String(given.value)] : [];
  }
  if (node.type === 'TemplateLiteral') return [holed(node.quasis)].filter(reads);
  return node.type === 'Literal' && typeof node.value === 'string' && reads(node.value) ? [node.value] : [];
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
