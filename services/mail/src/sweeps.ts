import { isHeld, isTransient } from '@agence/platform/process/faults';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { daysLater, isoDay } from '@agence/words/paris';
import type { ATraiter } from './lettres/alertes.lettre.ts';
import { forgetMessages, recipient, writeToAccount, writeToUs } from './messages/write.ts';
import type { Needs } from './needs.ts';
import { takeUp } from './orders/prendre.ts';
import { send } from './sending/send.ts';

const PARALLEL = 4;
/** Days that a message is kept (docs/limits.md). */
const KEPT_DAYS = 35;

/** Takes what is new, what is due for another attempt, and what a dead process left. */
const takesUp =
  (name: string, store: 'messages' | 'courriers', take: (needs: Needs, id: string) => Promise<void>) =>
  (needs: Needs): Sweep => ({
    name,
    every_s: 1,
    idle: needs[store].idle,
    run: async (ending) => {
      const ids = unlessEnding(ending, await needs[store].due());
      const lane = async () => {
        for (const id of ids) await take(needs, id);
      };
      await Promise.all(Array.from({ length: PARALLEL }, lane));
    },
  });

export const sendDue = takesUp('envois', 'messages', send);
export const takeUpOrders = takesUp('commandes', 'courriers', takeUp);

/** Informs accounts, at most once a day, how many unauthorised messages came to their ordering address. */
const tellRefused = (needs: Needs): Sweep => ({
  name: 'refus',
  every_s: 600,
  run: async (ending) => {
    for (const refuses of unlessEnding(ending, await needs.courriers.refused())) {
      const { _id: compte, combien } = refuses;
      const id = `refus:${compte}:${isoDay(needs.clock.now())}`;
      if ((await needs.messages.find(id)) !== null) continue;
      const pour = await recipient(needs, compte);
      if (pour !== null) await writeToAccount(needs, { id, genre: 'commandes_refusees', pour }, { combien });
      await needs.courriers.told(refuses);
    }
  },
});

/** Writes to us once a day while something waits for a person in any service. */
export const writeTodo = (needs: Needs): Sweep => ({
  name: 'a_faire',
  every_s: 600,
  run: async () => {
    const id = `a-faire:${isoDay(needs.clock.now())}`;
    if ((await needs.messages.find(id)) !== null) return;
    const rows: ATraiter[] = [];
    const silent: string[] = [];
    for (const [service, count] of needs.todos)
      try {
        const kinds = await count();
        rows.push(...kinds.filter((kind) => kind.count > 0).map((kind) => ({ service, ...kind })));
      } catch (fault) {
        if (!isTransient(fault) || isHeld(fault)) throw fault;
        silent.push(service);
      }
    if (rows.length > 0) await writeToUs(needs, { id, genre: 'a_faire' }, { rows, silent });
  },
});

/** Deletes old messages with their files, old orders and old proposals. Messages that still have to leave are kept. */
export const purge = (needs: Needs): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: async (ending) => {
    const { messages, courriers, propositions } = needs;
    const before = daysLater(needs.clock.now(), -KEPT_DAYS);
    await Promise.all([courriers.removeBefore(before), propositions.removeBefore(before)]);
    while (!ending.aborted) {
      const old = await messages.olderThan(before);
      if (old.length === 0) return;
      await forgetMessages(needs, old);
    }
  },
});

export const sweeps = (needs: Needs): readonly Sweep[] =>
  [sendDue, takeUpOrders, tellRefused, writeTodo, purge].map((sweep) => sweep(needs));
