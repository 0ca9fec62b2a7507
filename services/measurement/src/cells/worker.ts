import { createHash } from 'node:crypto';
import { elapsed, type ProductClock } from '@agence/platform/clock';
import type { DatabaseClock } from '@agence/platform/database-clock';
import type { Logger } from '@agence/platform/logger';
import type { MarkOnce } from '@agence/platform/mark-once';
import { patiently } from '@agence/platform/patiently';
import { isoDay } from '@agence/words/paris';
import type { AskModel, Call, ModelRef } from '../ai/port.ts';
import type { Answers } from './answer.store.ts';
import type { Cells, StoredCell } from './cell.store.ts';
import { NEVER } from './new-cells.ts';
import { onlyOnce } from './only-once.ts';
import { eventOf } from './outcome.ts';
import type { Tasks } from './tasks.ts';
import { CALL_MS, CLAIM_MS } from './times.ts';

/** What paid calls are made with. */
export type CellNeeds = {
  readonly cells: Cells;
  readonly answers: Answers;
  readonly models: readonly ModelRef[];
  readonly ask: AskModel;
  /** Marks a try outside the database; false when it was marked before. */
  readonly mark: MarkOnce;
  /** Reserves one more call of the account that day (YYYY-MM-DD in Paris); false when it may make no more. */
  readonly spend: (compte: string, day: string) => Promise<boolean>;
  readonly clock: ProductClock;
  readonly databaseNow: DatabaseClock;
  /** Aborted when the process is told to end: nothing that is paid begins any more. */
  readonly ending: AbortSignal;
  readonly log: Logger;
};

const requestHash = ({ system, prompt, model }: Omit<Call, 'signal'>): string =>
  createHash('sha256')
    .update(JSON.stringify([model.id, system, prompt]))
    .digest('hex');

const callOf = async (
  models: readonly ModelRef[],
  tasks: Tasks,
  cell: StoredCell,
): Promise<Omit<Call, 'signal'> | null> => {
  const model = models.find(({ id }) => id === cell.model);
  const asked = model === undefined ? null : await tasks[cell.genre].ask(cell);
  return model === undefined || asked === null ? null : { model, ...asked };
};

/** Takes one cell from claim to outcome. Whoever else holds it, or held it, makes this a no-op. */
export const work = async (
  needs: CellNeeds,
  tasks: Tasks,
  id: string,
  hurry: AbortSignal,
): Promise<StoredCell | null> => {
  const { cells, databaseNow, clock, spend, ask, answers, ending } = needs;
  const today = isoDay(clock.now());
  const at = await databaseNow();
  const waiting = await cells.find(id);
  if (waiting === null || (waiting.blocked_day !== null && waiting.blocked_day >= today)) return null;
  const claimed = await cells.apply(waiting, { kind: 'claim', at, lease_until: at + CLAIM_MS });
  if (claimed === null) return null;
  const { fence } = claimed;

  // Before anything is reserved: a fault here costs nothing but the claim.
  const call = await callOf(needs.models, tasks, claimed);
  if (call === null) {
    const why = `${claimed.model} is not configured any more, or what it was to be asked is gone`;
    return cells.apply(claimed, { kind: 'rejected', fence, at: await databaseNow(), why });
  }
  if (claimed.reserved_day !== today && !(await spend(claimed.compte, today))) {
    const why = 'the day’s ceiling is reached';
    // Off the bus until that day is over, and put there again as soon as it is.
    const off = { blocked_day: today, published: NEVER };
    await cells.apply(claimed, { kind: 'postpone', fence, not_before: at, why }, off);
    return null;
  }
  if (ending.aborted) {
    // What was reserved for it stays so; whoever serves from now on takes it up at once.
    const why = 'the process that held it was told to end';
    const back = { reserved_day: today, published: NEVER };
    await cells.apply(claimed, { kind: 'postpone', fence, not_before: at, why }, back);
    return null;
  }
  const until = (await databaseNow()) + CALL_MS;
  const spent = elapsed();
  const intent = { kind: 'call', fence, until, request_hash: requestHash(call) } as const;
  // Without its written intent no call leaves.
  const calling = await cells.apply(claimed, intent, { reserved_day: today, blocked_day: null });
  if (calling === null) return null;

  const outcome = await onlyOnce(needs.mark, calling, () => ask({ ...call, signal: hurry }));
  // It is paid for: as long as the call may run it is tried to be written, whatever the database goes through.
  return patiently(CALL_MS - spent(), async () => {
    if (outcome.kind !== 'answer')
      return cells.apply(calling, eventOf(outcome, fence, await databaseNow(), Math.random()));
    await answers.keep(id, claimed.pour, outcome, clock.now());
    return cells.apply(calling, { kind: 'answer', fence, at: await databaseNow() });
  });
};

/**
 * Ends the claims and calls whose time is over, and those whose answer was kept by a process that died before it could
 * say so; answers with what they were.
 */
export const sweepCells = async ({
  cells,
  answers,
  databaseNow,
}: CellNeeds): Promise<readonly StoredCell[]> => {
  const held = await cells.held();
  if (held.length === 0) return [];
  const kept = await answers.among(held.map(({ _id }) => _id));
  const ended: StoredCell[] = [];
  for (const cell of held) {
    const { etat, fence } = cell;
    const at = await databaseNow();
    const answered = etat === 'calling' && kept.has(cell._id);
    const after = await cells.apply(cell, answered ? { kind: 'answer', fence, at } : { kind: 'sweep', at });
    if (after !== null) ended.push(after);
  }
  return ended;
};
