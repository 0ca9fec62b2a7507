import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesOf } from '../files.ts';
import { root } from '../steps.ts';
import { kindsIn, type Sentence, sentencesIn } from './read.ts';
import { routesOf } from './routes.ts';

/** Tests, operators' tools, machine formats, and patterns for the words of models. */
const ELSEWHERE =
  /\.test\.ts$|\/testing\/|fixture|test-data|^services\/(operator|gateway\/src\/openapi)\/|\/ai\/validity\.ts$/;

/** Files where a lone capitalised word is a label. */
const DRAWN =
  /\/(documents|lettres)\/|^services\/(form|console|measurement\/src\/(answers|audit|diagnostic|page|report|states))\//;

/** The source files that hold sentences, by their path. */
export function sources(): ReadonlyMap<string, string> {
  const paths = filesOf('services/*.ts', 'packages/calls/*.ts').filter((path) => !ELSEWHERE.test(path));
  return new Map(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));
}

/** `origin`: the route that can say it; blank when no route does. */
type Listed = Sentence & { readonly origin: string; readonly file: string };

/** Every sentence, once for each route that can say it. */
export function listed(files: ReadonlyMap<string, string>): Listed[] {
  const routes = routesOf(files);
  const kinds = kindsIn([...files.values()].join('\n'));
  const all = [...files].flatMap(([file, text]) =>
    sentencesIn(text, DRAWN.test(file), kinds).flatMap((sentence) =>
      (routes.get(file) ?? ['']).map((origin) => ({ ...sentence, origin, file })),
    ),
  );
  return all.sort((a, b) => a.origin.localeCompare(b.origin, 'fr') || a.file.localeCompare(b.file));
}
