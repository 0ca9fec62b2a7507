import { setTimeout as pause } from 'node:timers/promises';
import { elapsed } from './clock.ts';
import { isHeld, isTransient } from './faults.ts';

const BETWEEN_MS = 250;

/**
 * What came at a price is not thrown away because its store is away for a moment: tried again for `ms`. A store that is held
 * waits for a person, and is not waited for.
 */
export async function retryTransient<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const spent = elapsed();
  for (;;) {
    try {
      return await run();
    } catch (fault) {
      if (!isTransient(fault) || isHeld(fault) || spent() + BETWEEN_MS > ms) throw fault;
      await pause(BETWEEN_MS);
    }
  }
}
