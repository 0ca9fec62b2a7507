import type { Db, Document, Filter } from 'mongodb';
import type { Sweep } from '../process/sweeper.ts';

/** Whether the work of an owner may go on. */
type May = (owner: string) => Promise<boolean>;

/** Part of a sweep's query; the mark stands beside the state, so that no gesture sees it. */
export const AWAKE = { rests: null } as const;
export const AT_REST = { rests: true } as const;

const EVERY_S = 3600;

export type Rests = ReturnType<typeof restsOf>;

/**
 * Documents that wait for their owner rest: no sweep looks at them until an event about the owner wakes them.
 * `owner`: the field that names the owner. `waiting`: which of its documents can become due.
 */
export function restsOf(db: Db, collection: string, owner: string, waiting: Filter<Document>) {
  const documents = db.collection(collection);
  return {
    rest: async (name: string): Promise<void> => {
      await documents.updateMany({ [owner]: name, ...waiting, ...AWAKE }, { $set: AT_REST });
    },
    wake: async (name: string): Promise<void> => {
      await documents.updateMany({ [owner]: name, ...AT_REST }, { $unset: AT_REST });
    },
    owners: (): Promise<string[]> => documents.distinct(owner, AT_REST),
  };
}

/** Whether the work of an owner may go on; if not, its documents rest. */
export async function goesOn({ rest, wake }: Rests, owner: string, may: May): Promise<boolean> {
  if (await may(owner)) return true;
  await rest(owner);
  // An event that came before the mark found nothing to wake.
  if (!(await may(owner))) return false;
  await wake(owner);
  return true;
}

/** Wakes what rests although its owner may go on: its event was lost, or came from a release that did not send it. */
export const wakes = (rests: Rests, may: May): Sweep => ({
  name: 'reveils',
  every_s: EVERY_S,
  run: async (ending) => {
    for (const owner of await rests.owners()) {
      if (ending.aborted) return;
      if (await may(owner)) await rests.wake(owner);
    }
  },
});
