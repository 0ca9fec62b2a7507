import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { filesOf } from './files.ts';
import { root } from './steps.ts';

interface Manager {
  readonly description: string;
  readonly managerFilePatterns: readonly string[];
  readonly matchStrings: readonly string[];
}
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const renovate = JSON.parse(textOf('.renovaterc.json')) as { readonly customManagers: readonly Manager[] };
const files = filesOf().filter(
  (path) => /\.(md|ts|sh|json|yaml)$|Dockerfile$/.test(path) && !/\.test\.ts$/.test(path),
);

const found = ({ managerFilePatterns, matchStrings }: Manager) => {
  const chosen = managerFilePatterns.map((pattern) => new RegExp(pattern.slice(1, -1)));
  return files
    .filter((path) => chosen.some((one) => one.test(path)))
    .map((path) => ({
      path,
      versions: matchStrings.flatMap((text) =>
        [...textOf(path).matchAll(new RegExp(text, 'g'))].map(({ groups }) => groups?.['currentValue']),
      ),
    }));
};

describe('what Renovate is told to look for beyond its own managers', () => {
  test.each(renovate.customManagers.map((one) => [one.description, one] as const))('%s', (_, manager) => {
    const seen = found(manager);
    expect(seen.length).toBeGreaterThanOrEqual(manager.managerFilePatterns.length);
    expect(seen.filter(({ versions }) => versions.length === 0)).toEqual([]);
  });
});

/** Every version that follows `mark` anywhere, with the files that say it. */
const said = (mark: RegExp) =>
  files.flatMap((path) => [...textOf(path).matchAll(mark)].map(([, version]) => ({ path, version })));

test('pnpm has one version wherever it is fetched, and Renovate looks there', () => {
  const places = said(/npx --yes pnpm@([\d.]+)/g);
  expect(new Set(places.map(({ version }) => version)).size).toBe(1);
  const [pnpm] = renovate.customManagers;
  const followed = pnpm === undefined ? [] : found(pnpm).map(({ path }) => path);
  expect(followed).toEqual([...new Set(places.map(({ path }) => path))].toSorted());
});

test('the image runs the Node that a working copy installs', () => {
  const [wanted] = said(/^nodeVersion: ([\d.]+)$/gm);
  const others = [...said(/^FROM node:([\d.]+)/gm), ...said(/"node-(?:bin-)?[a-z]+-[a-z0-9]+": "([\d.]+)"/g)];
  expect(others.length).toBeGreaterThanOrEqual(5);
  expect(others.filter(({ version }) => version !== wanted?.version)).toEqual([]);
});
