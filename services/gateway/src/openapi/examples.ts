import { readFileSync } from 'node:fs';

/** By `POST /path/` and status: an answer that a test received. `200 confirmed` is the gesture done, `200` its proposal. */
type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Content = { content?: { 'application/json'?: { examples?: object } } };
type Operation = { responses: Record<string, Content> };
export type Paths = Record<string, Record<string, Operation>>;

/** `npm run examples` writes them. */
export const EXAMPLES: Examples = JSON.parse(
  readFileSync(new URL('../../examples.json', import.meta.url), 'utf8'),
);

/** Puts the examples of each call's answers beside their schemas. */
export function addExamples(paths: Paths): void {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
  for (const [route, { responses }] of routes)
    for (const [kind, value] of Object.entries(EXAMPLES[route] ?? {})) {
      const json = responses[kind.slice(0, 3)]?.content?.['application/json'];
      const name = kind === '200 confirmed' ? 'confirme' : 'exemple';
      if (json !== undefined) json.examples = { ...json.examples, [name]: { value } };
    }
}
