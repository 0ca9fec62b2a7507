import { setTimeout as pause } from 'node:timers/promises';
import { elapsed } from './clock.ts';
import { isHeld, isTransient } from './faults.ts';

const BETWEEN_MS = 250;

/**
 * Retries transient faults for `ms`, so that a paid result is not lost while its store is away for a moment. A held
 * store waits for a person: no retry.
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
