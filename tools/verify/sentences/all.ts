import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { originsOf } from './origins.ts';
import { kindsIn, type Sentence, sentencesIn, textsUnder } from './read.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What serves tests or those who run the service, what machines read, and what is looked for in the words of a model. */
const ELSEWHERE =
  /\.test\.ts$|\/testing\/|fixture|test-data|^services\/(operator|gateway\/src\/openapi)\/|\/ai\/validity\.ts$/;

/** Where a lone word with a capital is a label. */
const DRAWN = /\/(documents|lettres)\/|^services\/(form|console)\//;

export type Listed = Sentence & { readonly origin: string; readonly file: string };

const read = (...patterns: string[]): ReadonlyMap<string, string> => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => path !== '' && !ELSEWHERE.test(path));
  return new Map(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));
};

export const sources = (): ReadonlyMap<string, string> => read('services/*.ts', 'packages/calls/*.ts');

/** What can be written to us, as answers by mail show it: all else in that package is patterns. */
export const shown = (): Listed[] =>
  [...read('packages/orders/*.ts')].flatMap(([file, text]) =>
    textsUnder('exemples', text).map((one) => ({ ...one, origin: 'mail exemples', file })),
  );

/** Every sentence with everything that says it; what no door reaches directly follows news or an operator's command. */
export function listed(files: ReadonlyMap<string, string>): Listed[] {
  const origins = originsOf(files);
  const kinds = kindsIn([...files.values()].join('\n'));
  const all = [...files].flatMap(([file, text]) => {
    const from = origins.get(file) ?? [`${file.split('/')[1]}, by news or the operator`];
    return sentencesIn(text, DRAWN.test(file), kinds).flatMap((one) =>
      from.map((origin) => ({ ...one, origin, file })),
    );
  });
  return all.sort((a, b) => a.origin.localeCompare(b.origin, 'fr') || a.file.localeCompare(b.file));
}
