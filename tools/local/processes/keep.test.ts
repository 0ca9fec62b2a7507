import { describe, expect, test } from '@jest/globals';
import type { Alive } from './alive.ts';
import { type Charge, keep } from './keep.ts';

/** A charge whose processes are promises: `die(n)` ends the n-th, `started` counts them. */
function puppet(isReady: (start: number) => Promise<void>) {
  const lives: { resolve: (why: string) => void }[] = [];
  const charge: Charge = {
    name: 'puppet',
    start: async () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      lives.push({ resolve });
      const alive: Alive = { pid: lives.length, ended: promise, stop: async () => resolve('signal SIGTERM') };
      return alive;
    },
    ready: () => isReady(lives.length),
  };
  return { charge, die: (n: number, why: string) => lives[n - 1]?.resolve(why), started: () => lives.length };
}

/** Keeps a puppet, with pauses that last no time; `served(n)` waits until it has served n times. */
function kept(isReady: (start: number) => Promise<void>) {
  const { charge, ...strings } = puppet(isReady);
  const said: string[] = [];
  const waiting: { times: number; resolve: () => void }[] = [];
  let times = 0;
  const changed = () => {
    times++;
    for (const each of waiting) if (each.times === times) each.resolve();
  };
  const pause = async () => {};
  const keeper = keep(charge, { say: (_, line) => said.push(line), changed, pause });
  const served = (n: number) =>
    n <= times ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ times: n, resolve }));
  return { ...strings, keeper, said, served };
}

const never = () => new Promise<void>(() => {});

describe('a charge that is kept', () => {
  test('is started again when it ends, with its exit said', async () => {
    const it = kept(async () => {});
    await it.keeper.first;
    expect(it.keeper.pid()).toBe(1);
    it.die(1, 'signal SIGKILL');
    await it.served(2);
    expect(it.keeper.pid()).toBe(2);
    expect(it.said).toEqual(['ended: signal SIGKILL; started again in 200 ms']);
    await it.keeper.stop(0);
  });

  test('cannot start when it fails three times before it ever served', async () => {
    const it = kept(async () => {
      throw new Error('no such module');
    });
    await expect(it.keeper.first).rejects.toThrow('puppet no such module');
    expect(it.started()).toBe(3);
  });

  test('is not started again when it refuses a setting', async () => {
    const it = kept(never);
    it.die(1, 'exit code 78');
    await expect(it.keeper.first).rejects.toThrow('puppet ended before it was ready: exit code 78');
    expect(it.started()).toBe(1);
  });

  test('is started again for ever once it has served', async () => {
    const it = kept((start) =>
      start === 2 || start === 3 ? Promise.reject(new Error('busy')) : Promise.resolve(),
    );
    await it.keeper.first;
    it.die(1, 'exit code 1');
    await it.served(2);
    expect(it.started()).toBe(4);
    expect(it.said.at(-1)).toBe('busy; started again in 800 ms');
    await it.keeper.stop(0);
  });

  test('ends and is not started again when stopped, even before it served', async () => {
    const it = kept(never);
    await it.keeper.stop(0);
    await expect(it.keeper.first).rejects.toThrow('puppet was stopped');
    expect(it.started()).toBe(1);
    expect(it.keeper.pid()).toBeNull();
  });
});
