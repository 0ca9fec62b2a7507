import { queues } from '@agence/platform/in-turn';
import { isoDay } from '@agence/platform/paris';
import type { Sweep } from '@agence/platform/sweeper';
import type { WorkQueue } from '@agence/platform/work-queue';
import type { StoredCell } from './cells/cell.store.ts';
import { CALL_MS } from './cells/times.ts';
import { work } from './cells/worker.ts';
import { conclure } from './mesures/conclure.ts';
import { lancer } from './mesures/lancer.ts';
import { constaterRetard, reprendre } from './mesures/mesures.rule.ts';
import type { Needs } from './needs.ts';
import { remettre } from './preparations/preparer.ts';

/** After this long a running measurement is told to be late, by the product clock. */
const LATE_MS = 24 * 3_600_000;
const CONFIRMED = true;

const inTurn = queues();

/** What belongs to a measurement or a preparation is over: see whether it can be concluded, one look at a time. */
const conclude = (needs: Needs, pour: string): Promise<void> =>
  inTurn(pour, () => (pour.startsWith('p_') ? remettre(needs, pour) : conclure(needs, pour)));

const quietly = async (needs: Needs, what: string, task: () => Promise<void>): Promise<void> => {
  try {
    await task();
  } catch (fault) {
    needs.log.warn({ what, fault: String(fault) }, 'left to the next sweep');
  }
};

/** Puts on the bus what is due, works what the bus gives back, and takes up what neither finished. */
export function dispatch(needs: Needs, queue: WorkQueue, parallel: number) {
  const put = async (cells: readonly StoredCell[]): Promise<void> => {
    for (const { _id, provider, attempt, fence, published } of cells)
      await queue.put(provider, _id, `${fence}.${attempt}.${published}`);
  };

  const cells: Sweep = {
    name: 'cellules',
    every_s: 1,
    run: async () => {
      for (const pour of await needs.cells.sweep()) await quietly(needs, pour, () => conclude(needs, pour));
      await put(await needs.cells.due(isoDay(needs.clock.now())));
    },
  };

  const mesures: Sweep = {
    name: 'mesures',
    every_s: 2,
    run: async () => {
      const now = needs.clock.now();
      for (const { _id } of await needs.preparations.toHand())
        await quietly(needs, _id, () => conclude(needs, _id));
      for (const { id, mesure } of await needs.mesures.running()) {
        await quietly(needs, id, () => conclude(needs, id));
        if (now.getTime() - mesure.lancee.getTime() > LATE_MS && !mesure.en_retard)
          await needs.mesures.carryOut(id, constaterRetard, {
            command_id: `${id}:retard`,
            confirmer: CONFIRMED,
          });
      }
      for (const { id, mesure } of await needs.mesures.toTakeUp(now)) {
        const { compte, client, revision } = mesure;
        await lancer(needs, { compte, client, revision, mesure: `${id}_2`, lancee: now, essai: 2 });
        await needs.mesures.carryOut(id, reprendre, { command_id: `${id}:reprendre`, confirmer: CONFIRMED });
      }
    },
  };

  return {
    sweeps: [cells, mesures],
    start: async () => {
      for (const provider of new Set(needs.models.map((model) => model.provider)))
        queue.handle(provider, parallel, CALL_MS, async (id) => {
          const cell = await work(needs, id);
          if (cell !== null) await quietly(needs, cell.pour, () => conclude(needs, cell.pour));
        });
      // What runs ends with the bus's pulls.
      return async () => {};
    },
    /** At once, so that nobody waits for the next sweep. */
    publishNow: () => cells.run(),
  };
}
