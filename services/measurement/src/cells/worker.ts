import { createHash } from 'node:crypto';
import type { MarkOnce } from '@agence/platform/bus/mark-once';
import { elapsed } from '@agence/platform/process/clock';
import { Unavailable } from '@agence/platform/process/faults';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { retryTransient } from '@agence/platform/process/retry-transient';
import type { Answer, Call, Outcome } from '../ai/port.ts';
import { type Cell, type CellEvent, type Later, undoing } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';
import type { CellNeeds } from './means.ts';
import { giveBack, type Ready } from './prepare.ts';
import type { Tasks } from './tasks.ts';
import { CALL_MS } from './times.ts';

/** An attempt and the token of its mark. The token tells our mark from one of a database that was restored since. */
export type Try = { readonly n: number; readonly token: string };

/**
 * The attempts to mark: this one, and earlier ones whose mark was not acknowledged. An older copy of the database would
 * begin with an attempt that the bus never marked.
 */
export const triesOf = ({ marked, tries }: Pick<Cell, 'marked' | 'tries'>): Try[] =>
  tries.map((token, i) => ({ n: marked + i + 1, token }));

/** An outcome, and the last attempt that is known to be marked on the bus. */
type Once = { readonly outcome: Outcome; readonly marked: number };

/**
 * Makes a call once its attempt is marked on the bus. A mark that exists already is of a call that a restored database
 * has forgotten: it may be paid for, and is not made again.
 */
async function onlyOnce(mark: MarkOnce, cell: StoredCell, leave: () => Promise<Outcome>): Promise<Once> {
  const { _id, attempt, marked } = cell;
  const first = await Promise.all(triesOf(cell).map(({ n, token }) => mark(`${_id}.${n}`, token))).then(
    (all) => all.every((is) => is),
    (fault: unknown) => {
      if (fault instanceof Unavailable) return null;
      throw fault;
    },
  );
  if (first === null)
    return { outcome: { kind: 'not_sent', why: 'the bus, which marks calls, is away' }, marked };
  if (first) return { outcome: await leave(), marked: attempt };
  const why = 'it was called before, by a database that was put back since from an older copy';
  return { outcome: { kind: 'unknown', why }, marked };
}

const eventOf = (outcome: Exclude<Outcome, Answer>, attempt: Omit<Later, 'why'>): CellEvent => {
  const { fence, at } = attempt;
  const { kind, why } = outcome;
  switch (kind) {
    case 'not_sent':
    case 'unusable':
      return { kind, ...attempt, why };
    case 'throttled':
      return { kind, ...attempt, why, retry_after_s: outcome.retry_after_s };
    case 'rejected':
    case 'unknown':
      return { kind, fence, at, why };
  }
};

const requestHash = ({ system, prompt, model }: Omit<Call, 'signal'>): string =>
  createHash('sha256')
    .update(JSON.stringify([model.id, system, prompt]))
    .digest('hex');

export const TOLD_TO_END = 'the process that held it was told to end';

/** The outcome of a call. `ms`: how long its writing may be retried. */
type Made = Once & { readonly calling: StoredCell; readonly ms: number };

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
