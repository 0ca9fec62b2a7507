import { setTimeout as pause } from 'node:timers/promises';
import { machineNow } from '@agence/platform/process/clock';
import type { OwnSystem } from '@agence/testing/system';
import { FOLLOWING, pidOf, signal, stateOf } from './processes.ts';

/** Processes stand still for a while (SIGSTOP), and are woken. */
export function sleepers(system: OwnSystem) {
  const asleep = new Set<number>();
  const sleeping: Promise<void>[] = [];
  let awoke = 0;
  const wake = (who: string, pid: number): void => {
    if (who.startsWith('gateway')) awoke = machineNow().getTime();
    signal(pid, 'SIGCONT');
  };
  return {
    /** When a gateway was last frozen, milliseconds since 1970. */
    awoke: () => awoke,
    freeze: (who: string, pid: number, ms: number): Promise<void> => {
      const slept = async (): Promise<void> => {
        if (!signal(pid, 'SIGSTOP')) return;
        asleep.add(pid);
        await pause(ms);
        asleep.delete(pid);
        wake(who, pid);
      };
      const sleep = slept();
      sleeping.push(sleep);
      return sleep;
    },
    /** All that were frozen so far are woken. */
    allAwake: () => Promise.all(sleeping),
    /** One so slow to follow its order that it stopped itself after it was woken would sleep for ever. */
    wakeTheLate: (): void => {
      const run = system.run();
      for (const who of FOLLOWING) {
        const pid = pidOf({ run: () => run }, who);
        if (!asleep.has(pid) && stateOf(pid) === 'T') wake(who, pid);
      }
    },
  };
}
