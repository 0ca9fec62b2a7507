import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesOf } from './files.ts';

/** The map is the first fenced block of the README whose first line is `.`. */
const block = /^```[a-z]*\n\.\n([\s\S]*?)^```/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

/** It draws folders with `├──`, `└──`, `│`; a line may hold several names, and a comment after them. */
const BRANCH = /^((?:│ {3}| {4})*)[├└]── (.*)$/;

/** `a.ts  b.ts   what they are` names two files: a name has a dot, ends with a slash, or comes first. */
function namesIn(rest: string): string[] {
  const words = rest.split(/\s+/);
  const end = words.findIndex((word, i) => i > 0 && !/^[\w.-]+(\/|\.\w+)$/.test(word));
  return (end < 0 ? words : words.slice(0, end)).filter((word) => word !== '');
}

function drawn(): string[] {
  const parents: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', rest = ''] = BRANCH.exec(line) ?? [];
    const depth = indent.length / 4;
    return namesIn(rest).map((name) => {
      const path = posix.join(...parents.slice(0, depth), name);
      parents[depth] = path;
      return path.replace(/\/$/, '');
    });
  });
}

/** Settings of tools need not be on the map. */
const NEEDLESS =
  /^\.|^(pnpm-lock\.yaml|pnpm-workspace\.yaml|knip\.json|oxlint\.config\.ts|biome\.json|jest\.config\.js|tsconfig.*\.json)$/;

/** The top level, every service, every package. */
function wanted(): string[] {
  const files = filesOf();
  const inside = files.filter((file) => /^(services|packages)\/[^/]+\//.test(file));
  const paths = [...files.map((file) => file.split('/', 1)), ...inside.map((file) => file.split('/', 2))];
  return [...new Set(paths.map((parts) => parts.join('/')))].filter((path) => !NEEDLESS.test(path));
}

test('the map of the README draws what is there', () =>
  expect(drawn().filter((path) => !existsSync(path))).toEqual([]));

test('nothing is missing from it', () => {
  const there = new Set(drawn());
  expect(there).toContain('services/clients');
  expect(wanted().filter((path) => !there.has(path))).toEqual([]);
});
