import { consumers, type Reaction } from '@agence/platform/bus/consumer';
import { eventBus } from '@agence/platform/bus/lost-news';
import { createRelay } from '@agence/platform/bus/relay';
import { machineNow } from '@agence/platform/process/clock';
import type { Sweep } from '@agence/platform/process/sweeper';
import { eventually } from './eventually.ts';
import type { TestParts } from './parts.ts';
import { serving } from './serving.ts';

type Disagreement = { readonly pair: string; readonly of: string; readonly fact: string };

const LONG_AGO = new Date(0);

/** Takes a reconciling sweep once, lets what it found last for longer than news may take, and takes it again. */
export async function reconcile({ db }: TestParts, sweep: Sweep): Promise<readonly Disagreement[]> {
  await sweep.run(serving);
  await db.collection('doubts').updateMany({}, { $set: { since: LONG_AGO, due: LONG_AGO } });
  await sweep.run(serving);
  const found = db.collection<Disagreement>('disagreements').find();
  return found.project<Disagreement>({ _id: 0, at: 0 }).toArray();
}

/** Carries the repeated events over the bus to these reactions, until `mended`. */
export async function deliverEvents(
  { db, bus, log }: TestParts,
  reactions: readonly Reaction[],
  mended: () => Promise<boolean>,
): Promise<void> {
  const relay = createRelay(db, [], eventBus(bus), log);
  await db.collection('events').updateMany({}, { $set: { at: new Date(machineNow().getTime() - 60_000) } });
  const inbox = consumers('test', bus, db, log);
  await inbox.enlist(reactions);
  inbox.start(reactions);
  await relay.sweep(serving);
  await eventually(mended);
}
