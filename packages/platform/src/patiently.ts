import { setTimeout as pause } from 'node:timers/promises';
import { elapsed } from './clock.ts';
import { isTransient } from './faults.ts';

const BETWEEN_MS = 250;

/** What came at a price is not thrown away because its store is away for a moment: tried again for `ms`. */
export async function patiently<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const spent = elapsed();
  for (;;) {
    try {
      return await run();
    } catch (fault) {
      if (!isTransient(fault) || spent() + BETWEEN_MS > ms) throw fault;
      await pause(BETWEEN_MS);
    }
  }
}
