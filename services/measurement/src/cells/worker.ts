import { createHash } from 'node:crypto';
import { elapsed } from '@agence/platform/process/clock';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { retryTransient } from '@agence/platform/process/retry-transient';
import type { Call } from '../ai/port.ts';
import { undoing } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';
import type { CellNeeds } from './means.ts';
import { type Once, onlyOnce } from './only-once.ts';
import { eventOf } from './outcome.ts';
import { giveBack, type Ready } from './prepare.ts';
import type { Tasks } from './tasks.ts';
import { CALL_MS } from './times.ts';

const requestHash = ({ system, prompt, model }: Omit<Call, 'signal'>): string =>
  createHash('sha256')
    .update(JSON.stringify([model.id, system, prompt]))
    .digest('hex');

/** Why a process that ends gives a claim back. */
export const TOLD_TO_END = 'the process that held it was told to end';

/** The outcome of a call. `ms`: how long its writing may be retried. */
export type Made = Once & { readonly calling: StoredCell; readonly ms: number };

/** No call left, but the intent may have been written. */
const undo = (needs: CellNeeds, { _id, fence, marked }: StoredCell): Promise<unknown> =>
  retryTransient(CALL_MS, async () => {
    const { cells, databaseNow } = needs;
    const [at, why] = [await databaseNow(), 'its intent could not be written'];
    const [claimed, calling] = undoing({ fence, at, draw: Math.random(), marked, why });
    return (await cells.apply(_id, claimed)) ?? cells.apply(_id, calling);
  });

/** Makes a claimed call once its intent is written. Null: it did not leave, since another process took the claim or this one ends. */
export const leave = async (needs: CellNeeds, ready: Ready, hurry: AbortSignal): Promise<Made | null> => {
  const { cells, databaseNow, ask, ending, mark } = needs;
  const { cell, call, day } = ready;
  const { fence } = cell;
  const [at, token] = [await databaseNow(), opaqueId('t')];
  if (ending.aborted) {
    await giveBack(needs, ready, TOLD_TO_END);
    return null;
  }
  const intent = {
    kind: 'call',
    fence,
    at,
    lease_ms: CALL_MS,
    request_hash: requestHash(call),
    token,
  } as const;
  const spent = elapsed();
  const written = cells.apply(cell, intent, { reserved_day: day, blocked_day: null });
  // Without its written intent no call leaves.
  const calling = await written.catch(async (fault: unknown) => {
    await undo(needs, cell);
    throw fault;
  });
  if (calling === null) return null;
  // Writing and marking took a while; a process told to end meanwhile leaves the call to another one.
  const once = await onlyOnce(mark, calling, async () =>
    ending.aborted
      ? { kind: 'not_sent', why: TOLD_TO_END }
      : ask({ ...call, signal: hurry, trace: cell.trace }),
  );
  return { ...once, calling, ms: CALL_MS - spent() };
};

/** Writes the outcome of a call. It is paid for, so the write is retried for as long as the call may run. */
export const keep = (
  needs: CellNeeds,
  tasks: Tasks,
  { calling, outcome, marked, ms }: Made,
): Promise<StoredCell | null> =>
  retryTransient(ms, async () => {
    const { cells, answers, clock, databaseNow } = needs;
    const { fence } = calling;
    // Who sent an order is answered within seconds: nobody waits for a later try.
    if (outcome.kind === 'unusable' && calling.genre === 'ordre')
      return cells.apply(calling, { kind: 'rejected', fence, at: await databaseNow(), why: outcome.why });
    if (outcome.kind !== 'answer')
      return cells.apply(
        calling,
        eventOf(outcome, { fence, at: await databaseNow(), draw: Math.random(), marked }),
      );
    await answers.keep(calling, outcome, clock.now());
    const at = await databaseNow();
    const next = tasks[calling.genre].follow?.(calling, outcome, at) ?? null;
    if (next !== null) await cells.create([next]);
    return cells.apply(calling, { kind: 'answer', fence, at });
  });

/** Ends claims and calls whose lease is over, and calls whose answer a process stored before it died. Returns their cells. */
export const sweepCells = async ({
  cells,
  answers,
  databaseNow,
}: CellNeeds): Promise<readonly StoredCell[]> => {
  const held = await cells.held();
  if (held.length === 0) return [];
  const kept = await answers.among(held.map(({ _id }) => _id));
  const at = await databaseNow();
  const swept = held.map((cell) => {
    const answered = cell.etat === 'calling' && kept.has(cell._id);
    return cells.apply(cell, answered ? { kind: 'answer', fence: cell.fence, at } : { kind: 'sweep', at });
  });
  return (await Promise.all(swept)).filter((cell) => cell !== null);
};
