import { fr } from '@agence/gesture';
import { plain } from './plain.ts';

const MOST_CHARACTERS = 200_000;
const MOST_ENTITIES = 60;
const DEEPEST = 12;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one JSON-LD block. `error`: why machines cannot use it, a French sentence, or null. */
export function readJsonLd(source: string, line: number) {
  const excerpt = plain(source, 300);
  const block = (error: string | null, entities: readonly Entity[] = []) => ({
    line,
    excerpt,
    error,
    entities,
  });
  if (source.trim() === '') return block(fr`Le bloc est vide.`);
  if (source.length > MOST_CHARACTERS) return block(fr`Le bloc est trop long pour être lu.`);
  const { value, error } = parsed(source);
  if (error !== null) return block(error);
  const nodes = nodesIn(value);
  if (nodes.length === 0) return block(fr`Le bloc ne décrit rien : aucun « @type ».`);
  const roots = (Array.isArray(value) ? value : [value]).filter(isNode);
  if (!roots.some((root) => /schema\.org/i.test(JSON.stringify(root['@context'] ?? ''))))
    return block(
      fr`Le bloc ne dit pas qu'il parle schema.org : il manque « @context ».`,
      nodes.map(entityOf),
    );
  return block(null, nodes.map(entityOf));
}

const parsed = (source: string): { value: unknown; error: string | null } => {
  try {
    return { value: JSON.parse(source), error: null };
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? source.length);
    const around = plain(source.slice(Math.max(0, at - 25), at + 15), 45);
    return { value: null, error: fr`Ce n'est pas du JSON : une faute près de « ${around} ».` };
  }
};

/** Every node with a type: top level, in `@graph`, or nested. */
const nodesIn = (value: unknown): Node[] => {
  const found: Node[] = [];
  const todo = [{ value, depth: 0 }];
  for (let next = todo.pop(); next !== undefined && found.length < MOST_ENTITIES; next = todo.pop()) {
    const { value: current, depth } = next;
    if (depth > DEEPEST) continue;
    if (isNode(current) && '@type' in current) found.push(current);
    const inside = Array.isArray(current) ? current : isNode(current) ? Object.values(current) : [];
    for (const child of inside.slice(0, 500).reverse()) todo.push({ value: child, depth: depth + 1 });
  }
  return found;
};

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => plain(String(item), 200))
    .filter((item) => item !== '');

const first = (value: unknown): string => texts(value)[0] ?? '';

/** An item in JSON-LD: its types without the schema.org prefix, and the values for the audit. */
export type Entity = ReturnType<typeof entityOf>;

const entityOf = (node: Node) => {
  const [address] = [node['address'] ?? {}].flat().filter(isNode);
  const identifiers = [node['taxID'], node['vatID'], node['identifier']].flat();
  return {
    types: texts(node['@type']).map((type) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/i, '')),
    /** The names of all properties with a value. */
    fields: Object.keys(node)
      .filter((key) => !key.startsWith('@') && isFilled(node[key]))
      .map((key) => plain(key, 60))
      .slice(0, 60),
    name: first(node['name']),
    telephone: first(node['telephone']),
    street: first(address?.['streetAddress']),
    postal_code: first(address?.['postalCode']),
    city: first(address?.['addressLocality']),
    /** The digits of `taxID`, `vatID` and `identifier`. */
    identifiers: identifiers
      .flatMap((item) => texts(isNode(item) ? item['value'] : item))
      .map((text) => text.replace(/^FR\s?\d{2}/i, '').replace(/\D/g, ''))
      .filter((digits) => digits.length === 9 || digits.length === 14),
  };
};

const isFilled = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
