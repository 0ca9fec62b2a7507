import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CALLS } from '../../proto/callers.ts';
import { root } from './steps.ts';

const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.ts$|fixture|testing\/|\.world\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

/** Every rpc, as the code of a caller names it: `lirePortefeuille` of `Clients`. */
const rpcs = globSync('proto/agence/*/v1/*.proto', { cwd: root }).flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split(/^service /m)
    .slice(1)
    .flatMap((text) => {
      const [service = ''] = text.split(' ');
      return [...text.matchAll(/^ {2}rpc (\w+)/gm)].map(([, name = '']) => ({
        rpc: `${service}/${name}`,
        client: `${service}Client`,
        method: name.charAt(0).toLowerCase() + name.slice(1),
      }));
    }),
);
const listed = rpcs.filter(({ rpc }) => !/Operator\/|^Lots\//.test(rpc));

/** A function of a library, with the name of an rpc. */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = { mail: ['authenticate'] };
const DOORS = ['gateway', 'console', 'mail'];

describe.each(Object.keys(CALLS))('%s may call', (caller) => {
  const text =
    textOf(`services/${caller}/src/**/*.ts`) +
    (DOORS.includes(caller) ? textOf('packages/calls/src/**/*.ts') : '');
  const allowed = new Set(Object.values(CALLS[caller] ?? {}).flat());
  const names = ({ method }: (typeof listed)[number]): boolean => new RegExp(`\\.${method}\\b`).test(text);

  test('rpcs that there are', () =>
    expect([...allowed].filter((rpc) => !listed.some((one) => one.rpc === rpc))).toEqual([]));

  test('no rpc that its code does not name', () =>
    expect(listed.filter((one) => allowed.has(one.rpc) && !names(one)).map(({ rpc }) => rpc)).toEqual([]));

  test('every rpc that its code names, of the clients that it connects', () => {
    const methods = new Set(listed.filter(({ rpc }) => allowed.has(rpc)).map(({ method }) => method));
    const called = listed.filter((one) => new RegExp(`\\b${one.client}\\b`).test(text) && names(one));
    const unlisted = called.filter(
      ({ method }) => !methods.has(method) && !OF_OTHERS[caller]?.includes(method),
    );
    expect(unlisted.map(({ rpc }) => rpc)).toEqual([]);
  });
});
