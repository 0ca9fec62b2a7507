import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { agency, type Reply, send } from '@agence/testing/http';
import lang, { type Request } from '@usebruno/lang';

/**
 * Runs the collection of `test/bruno/` as Bruno's own command line does: the same parser, variables, scripts and
 * assertions, as far as the collection uses them; anything else stops the run. That command line itself weighs 275 MB.
 */
export type Sent = {
  readonly name: string;
  /** What an assertion wanted and what there was. */
  readonly failed: readonly string[];
};

const FOLDER = resolve(import.meta.dirname, '../bruno');
/** A request that repeats itself waits for a measurement. */
const MOST = 1000;

const text = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

type Variables = Map<string, string>;

const filled = (template: string, variables: Variables): string =>
  template.replace(/\{\{(.+?)\}\}/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`the collection has no variable ${name}`);
    return value;
  });

/** The requests in their order. */
export const requests = (): readonly Request[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.bru') && file !== 'collection.bru')
    .map((file) => lang.bruToJsonV2(text(file)))
    .toSorted((a, b) => Number(a.meta.seq) - Number(b.meta.seq));

const OPERATORS: Readonly<Record<string, (got: unknown, wanted: string) => boolean>> = {
  eq: (got, wanted) => String(got) === wanted,
  gt: (got, wanted) => typeof got === 'number' && got > Number(wanted),
  gte: (got, wanted) => typeof got === 'number' && got >= Number(wanted),
  in: (got, wanted) => wanted.split(', ').includes(String(got)),
  length: (got, wanted) => Array.isArray(got) && got.length === Number(wanted),
  contains: (got, wanted) => typeof got === 'string' && got.includes(wanted),
  startsWith: (got, wanted) => typeof got === 'string' && got.startsWith(wanted),
  isString: (got) => typeof got === 'string',
  isNumber: (got) => typeof got === 'number',
  isBoolean: (got) => typeof got === 'boolean',
  isArray: (got) => Array.isArray(got),
};

type Res = { readonly status: number; readonly headers: object; readonly body: unknown };

/** What an assertion found wrong, if anything. */
function wrong(expression: string, wanted: string, res: Res): string | undefined {
  const [, operator = '', operand = ''] = /^(\S+) ?(.*)$/.exec(wanted) ?? [];
  const holds = OPERATORS[operator];
  if (holds === undefined) throw new Error(`the collection uses the operator ${operator}`);
  // Read from JSON: a list made in another context would be no list here.
  const json = runInNewContext(`JSON.stringify(${expression})`, { res: structuredClone(res) }) as string;
  const got: unknown = json === undefined ? undefined : JSON.parse(json);
  return holds(got, operand) ? undefined : `${expression}: ${wanted}, not ${json}`;
}

/** Runs a script; answers with the name of the request that it wants next. */
async function script(
  code: string | undefined,
  variables: Variables,
  res?: Res,
): Promise<string | undefined> {
  let next: string | undefined;
  const bru = {
    setVar: (name: string, value: string) => void variables.set(name, value),
    sleep: (ms: number) => pause(ms),
    runner: {
      setNextRequest: (name: string) => {
        next = name;
      },
    },
  };
  await runInNewContext(`(async () => {${code ?? ''}\n})()`, { bru, res });
  return next;
}

const AGENCY = '/agence/v1/';

/** Sends one request; answers of the agency's routes are held against `openapi.json` too. */
function call({ http, body }: Request, base_url: string, variables: Variables): Promise<Reply> {
  const url = new URL(filled(http.url, variables));
  const path = url.pathname + url.search;
  const headers = Object.fromEntries(
    lang
      .collectionBruToJson(text('collection.bru'))
      .headers.map(({ name, value }) => [name, filled(value, variables)]),
  );
  const sent = {
    method: http.method.toUpperCase(),
    ...(body?.json === undefined
      ? {}
      : { body: filled(body.json, variables), headers: { 'content-type': 'application/json' } }),
  };
  if (path.startsWith(AGENCY))
    return agency(base_url, headers).send({ ...sent, path: path.slice(AGENCY.length) });
  return send(base_url, { ...sent, path, headers: { ...headers, ...sent.headers } });
}

/** Walks the whole collection against a system, with the key of an account. */
export async function walk(base_url: string, cle: string): Promise<readonly Sent[]> {
  const local = lang.bruToEnvJsonV2(text('environments/local.bru')).variables;
  const variables: Variables = new Map(local.map(({ name, value }) => [name, value]));
  for (const [name, value] of [
    ['base_url', base_url],
    ['cle', cle],
  ] as const)
    variables.set(name, value);
  const all = requests();
  const done: Sent[] = [];
  for (let at = 0; at < all.length && done.length < MOST; ) {
    const request = all[at];
    if (request === undefined) break;
    const { meta, assertions = [] } = request;
    await script(request.script?.req, variables);
    const { status, headers, body, text: page } = await call(request, base_url, variables);
    const res = { status, headers, body: body ?? page };
    const failed = assertions.flatMap(({ name, value }) => wrong(name, filled(value, variables), res) ?? []);
    done.push({ name: meta.name, failed });
    // What follows would only stumble over it.
    if (failed.length > 0) return done;
    const next = await script(request.script?.res, variables, res);
    at = next === undefined ? at + 1 : all.findIndex((one) => one.meta.name === next);
    if (at < 0) throw new Error(`the collection has no request ${next}`);
  }
  return done;
}
