import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../steps.ts';
import { originsOf } from './origins.ts';
import { kindsIn, type Sentence, sentencesIn, textsUnder } from './read.ts';

/** Tests, operators' tools, machine formats, and patterns for the words of models. */
const ELSEWHERE =
  /\.test\.ts$|\/testing\/|fixture|test-data|^services\/(operator|gateway\/src\/openapi)\/|\/ai\/validity\.ts$/;

/** Files where a lone capitalised word is a label. */
const DRAWN =
  /\/(documents|lettres)\/|^services\/(form|console|measurement\/src\/(answers|audit|diagnostic|page|report|states))\//;

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

/** Texts that people may send us, as mail gives them as examples; the rest of that package is patterns. */
export const shown = (): Listed[] =>
  [...read('packages/orders/*.ts')].flatMap(([file, text]) =>
    textsUnder('exemples', text).map((sentence) => ({ ...sentence, origin: 'mail exemples', file })),
  );

/** Every sentence with its origins; one that no door reaches directly follows an event or an operator's command. */
export function listed(files: ReadonlyMap<string, string>): Listed[] {
  const origins = originsOf(files);
  const kinds = kindsIn([...files.values()].join('\n'));
  const all = [...files].flatMap(([file, text]) => {
    const from = origins.get(file) ?? [`${file.split('/')[1]}, by news or the operator`];
    return sentencesIn(text, DRAWN.test(file), kinds).flatMap((sentence) =>
      from.map((origin) => ({ ...sentence, origin, file })),
    );
  });
  return all.sort((a, b) => a.origin.localeCompare(b.origin, 'fr') || a.file.localeCompare(b.file));
}
