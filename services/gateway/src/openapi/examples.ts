import { readFileSync } from 'node:fs';

/** By `POST /path/` and status: what a test sent and received. `200 confirmed` is the gesture done, `200` its proposal. */
type Examples = Readonly<
  Record<string, Readonly<Record<string, { readonly sent?: unknown; readonly answer: unknown }>>>
>;

type Content = { content?: { 'application/json'?: { examples?: object } } };
type Operation = { requestBody?: Content; responses: Record<string, Content> };
export type Paths = Record<string, Record<string, Operation>>;

const NAMES: Readonly<Record<string, string>> = { '200': 'exemple', '200 confirmed': 'confirme' };

/** `npm run examples` writes them. */
export const EXAMPLES: Examples = JSON.parse(
  readFileSync(new URL('../../examples.json', import.meta.url), 'utf8'),
);

/** Puts the examples of each call beside the schemas of its body and of its answers. */
export function addExamples(paths: Paths): void {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
  for (const [route, { requestBody, responses }] of routes)
    for (const [kind, { sent, answer }] of Object.entries(EXAMPLES[route] ?? {})) {
      const name = NAMES[kind] ?? 'exemple';
      add(responses[kind.slice(0, 3)], name, answer);
      if (kind in NAMES && sent !== undefined) add(requestBody, name, sent);
    }
}

function add(described: Content | undefined, name: string, value: unknown): void {
  const json = described?.content?.['application/json'];
  if (json !== undefined) json.examples = { ...json.examples, [name]: { value } };
}
