import { posix } from 'node:path';
import { fileOf, importsOf } from '../borders/source.ts';

type Files = ReadonlyMap<string, string>;

const ROUTE = /method: '(GET|POST)',\s*path: '([^']+)'/;

/** The API routes that reach each file, with the services that they call. */
export function routesOf(files: Files): ReadonlyMap<string, readonly string[]> {
  const rpcs = rpcsOf(files);
  const routes = new Map<string, string[]>();
  for (const [start, text] of files) {
    const [, method, route] = start.includes('/routes/') ? (ROUTE.exec(text) ?? []) : [];
    if (route === undefined) continue;
    for (const path of reached(start, files, rpcs))
      routes.set(path, [...(routes.get(path) ?? []), `${method} ${route}`]);
  }
  return routes;
}

/** Files that hold sentences. */
const SAYS = /^(services|packages\/calls)\//;
/** Not followed: files that everything imports, and those whose sentences a document shows later. */
const WIDE = /\/(needs|peers)\.ts$/;
const WRITTEN_LATER = /^services\/measurement\/src\/(documents|audit|sites)\//;

/** The files that run with a file: its imports, and the handlers of other services that they call. */
function reached(start: string, files: Files, rpcs: Rpcs): Set<string> {
  const seen = new Set<string>();
  const go = (path: string): void => {
    if (seen.has(path) || !SAYS.test(path)) return;
    seen.add(path);
    const text = files.get(path) ?? '';
    for (const { specifier, typeOnly } of importsOf(text)) {
      const target = typeOnly ? undefined : fileOf(path, specifier, files);
      if (target !== undefined && !WIDE.test(target) && !WRITTEN_LATER.test(target)) go(target);
    }
    const service = path.split('/')[1];
    for (const [, peer, rpc] of text.matchAll(/\b(\w+)\s*(?:\.call)?\s*\.(\w+)\(/g)) {
      const handling = rpcs.get(`${service}/${peer}.${rpc}`) ?? rpcs.get(`calls/${peer}.${rpc}`);
      handling?.forEach(go);
    }
  };
  go(start);
  return seen;
}

const PEER = /\b(?:const )?(\w+)(?::| =) connectPeer<(\w+)Server>/g;
const SERVED = /served<(?:proto\.)?(\w+)Server>\([^,]+,\s*(?:\{([\s\S]*?)\n? *\}\)|(\w+)\()/g;

/** An rpc as a caller writes it (`gateway/clients.retirer`), with the files that its handler uses. */
type Rpcs = ReadonlyMap<string, readonly string[]>;

function rpcsOf(files: Files): Rpcs {
  const answered = [...files]
    .filter(([path]) => path.endsWith('/src/served.ts'))
    .flatMap(([path, text]) =>
      [...text.matchAll(SERVED)].flatMap(([, server = '', body = '', name = '']) => {
        const elsewhere = name === '' ? undefined : importedFrom(path, text, name, files);
        const entries =
          elsewhere === undefined
            ? [...body.matchAll(/\b(\w+): (\w+)\(/g)].map(([, rpc, handler = '']) => ({
                rpc,
                used: usedBy(path, handler, files),
              }))
            : entriesOf(elsewhere, name, files);
        return entries.map((entry) => ({ server, ...entry }));
      }),
    );
  const known: [string, readonly string[]][] = [];
  for (const [path, text] of files)
    if (/\/src\/(needs|peers)\.ts$/.test(path))
      for (const [, peer, server] of text.matchAll(PEER))
        for (const { rpc, used } of answered.filter((handler) => handler.server === server))
          known.push([`${path.split('/')[1]}/${peer}.${rpc}`, used]);
  return new Map(known);
}

/** The rpcs of an object that a function of a `.rpcs.ts` returns. */
const entriesOf = (path: string, name: string, files: Files) => {
  const [object = ''] = new RegExp(`const ${name} = [\\s\\S]*?\\n}\\);`).exec(files.get(path) ?? '') ?? [];
  return [...object.matchAll(/^ {2}(\w+):([\s\S]*?)(?=^ {2}[\w/]|^\}\);)/gm)].map(([, rpc, body = '']) => ({
    rpc,
    used: usedBy(path, body, files),
  }));
};

/** The files whose names stand in a piece of a file. */
const usedBy = (path: string, piece: string, files: Files): readonly string[] =>
  [...new Set(piece.match(/\w+/g))].flatMap((name) => {
    const file = importedFrom(path, files.get(path) ?? '', name, files);
    return file === undefined || WIDE.test(file) ? [] : [file];
  });

function importedFrom(path: string, text: string, name: string, files: Files): string | undefined {
  const [, from] = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text) ?? [];
  const target = from === undefined ? '' : posix.join(posix.dirname(path), from);
  return files.has(target) ? target : undefined;
}
