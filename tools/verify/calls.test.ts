import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CALLERS, mayCall, OPEN } from '../../proto/callers.ts';
import { root } from './steps.ts';

const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.ts$|fixture|testing\/|\.world\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const DOORS = ['gateway', 'console', 'mail'];
const SERVICES = Object.keys(OPEN);

/** Every rpc, the services that serve it, and how the code of a caller names it: `lirePortefeuille` of `Clients`. */
const rpcs = globSync('proto/agence/*/v1/*.proto', { cwd: root }).flatMap((file) => {
  const owner = file.split('/')[2] ?? '';
  return readFileSync(join(root, file), 'utf8')
    .split(/^service /m)
    .slice(1)
    .flatMap((text) => {
      const [service = ''] = text.split(' ');
      return [...text.matchAll(/^ {2}rpc (\w+)/gm)].map(([, name = '']) => ({
        servers: owner === 'platform' ? SERVICES : [owner],
        rpc: `${service}/${name}`,
        client: `${service}Client`,
        method: name.charAt(0).toLowerCase() + name.slice(1),
      }));
    });
});
const listed = rpcs.filter(({ rpc }) => !/Operator\/|^Lots\//.test(rpc));
const callersOfRpc = (server: string, rpc: string): readonly string[] =>
  [...CALLERS, 'operator'].filter((caller) => mayCall(caller, server, rpc));

test.each(SERVICES)('%s opens gRPC services and rpcs that there are', (server) => {
  const served = listed.filter(({ servers }) => servers.includes(server));
  const known = new Set(served.flatMap(({ rpc }) => [rpc, rpc.split('/')[0]]));
  expect(Object.keys(OPEN[server] ?? {}).filter((line) => !known.has(line))).toEqual([]);
});

test('a new rpc among those of the doors is open to them alone, and any other rpc without a line is closed', () => {
  expect(callersOfRpc('clients', 'Suivi/Nouveau')).toEqual(DOORS);
  expect(callersOfRpc('clients', 'Suivi/NoterRemise')).toEqual(['console']);
  expect(callersOfRpc('measurement', 'Measurement/Nouveau')).toEqual([]);
  expect(callersOfRpc('measurement', 'Suivi/Corriger')).toEqual([]);
  expect(callersOfRpc('clients', 'constructor/Nouveau')).toEqual([]);
});

/** A function of a library, with the name of an rpc. */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = { mail: ['authenticate'] };

describe.each([...CALLERS, 'operator'])('%s may call', (caller) => {
  const text =
    textOf(`services/${caller}/src/**/*.ts`) +
    (DOORS.includes(caller) ? textOf('packages/calls/src/**/*.ts') : '');
  const allowed = listed.filter(({ servers, rpc }) => servers.some((server) => mayCall(caller, server, rpc)));
  const names = ({ method }: (typeof listed)[number]): boolean => new RegExp(`\\.${method}\\b`).test(text);

  test('no rpc that its code does not name', () =>
    expect(allowed.filter((one) => !names(one)).map(({ rpc }) => rpc)).toEqual([]));

  test('every rpc that its code names, of the clients that it connects', () => {
    const methods = new Set(allowed.map(({ method }) => method));
    const called = listed.filter((one) => new RegExp(`\\b${one.client}\\b`).test(text) && names(one));
    const unlisted = called.filter(
      ({ method }) => !methods.has(method) && !OF_OTHERS[caller]?.includes(method),
    );
    expect(unlisted.map(({ rpc }) => rpc)).toEqual([]);
  });
});
