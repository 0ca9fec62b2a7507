import { expect, it } from '@jest/globals';
import pino from 'pino';
import { idleBackoff } from './idle-backoff.ts';
import { createSweeper } from './sweeper.ts';

const HOUR_S = 3600;

it('a sweep runs at once when something came, and once more for what came during that run', async () => {
  const idle = idleBackoff();
  const begun: PromiseWithResolvers<void>[] = [];
  const runs = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const run = (): Promise<void> => {
    const ending = Promise.withResolvers<void>();
    begun.push(ending);
    runs[begun.length - 1]?.resolve();
    return ending.promise;
  };
  const log = pino({ enabled: false });
  const sweep = { name: 'envois', every_s: HOUR_S, idle, run };
  const sweeper = createSweeper([sweep], log, new AbortController().signal);
  sweeper.start();
  await runs[0]?.promise;
  idle.runNow();
  idle.runNow();
  begun[0]?.resolve();
  await runs[1]?.promise;
  begun[1]?.resolve();
  await sweeper.stop();
  expect(begun).toHaveLength(2);
  const later = runs[2]?.promise;
  idle.runNow();
  await later;
  begun[2]?.resolve();
  expect(begun).toHaveLength(3);
});
