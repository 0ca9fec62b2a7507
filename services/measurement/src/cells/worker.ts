import { createHash } from 'node:crypto';
import { isoDay } from '@agence/platform/paris';
import type { Answer, Call, Outcome } from '../ai/port.ts';
import type { Needs } from '../needs.ts';
import { callOf } from './call-of.ts';
import type { CellEvent } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';
import { CALL_MS, CLAIM_MS } from './times.ts';

const requestHash = ({ system, prompt, model }: Call): string =>
  createHash('sha256')
    .update(JSON.stringify([model.id, system, prompt]))
    .digest('hex');

const eventOf = (outcome: Exclude<Outcome, Answer>, fence: number, at: number): CellEvent => {
  switch (outcome.kind) {
    case 'not_sent':
      return { kind: 'not_sent', fence, at, draw: Math.random(), why: outcome.why };
    case 'throttled':
      return {
        kind: 'throttled',
        fence,
        at,
        draw: Math.random(),
        why: outcome.why,
        retry_after_s: outcome.retry_after_s,
      };
    case 'rejected':
      return { kind: 'rejected', fence, at, why: outcome.why };
    case 'unknown':
      return { kind: 'unknown', fence, at, why: outcome.why };
  }
};

/** Takes one cell from claim to outcome. Whoever else holds it, or held it, makes this a no-op. */
export const work = async (needs: Needs, id: string): Promise<StoredCell | null> => {
  const { cells, databaseNow, clock, spend, ask, answers } = needs;
  const today = isoDay(clock.now());
  const at = await databaseNow();
  const waiting = await cells.find(id);
  if (waiting === null || (waiting.blocked_day !== null && waiting.blocked_day >= today)) return null;
  const claimed = await cells.apply(id, { kind: 'claim', at, lease_until: at + CLAIM_MS });
  if (claimed === null) return null;
  const { fence } = claimed;

  if (claimed.reserved_day !== today && !(await spend(claimed.compte, today))) {
    const postpone = {
      kind: 'postpone',
      fence,
      not_before: at,
      why: 'the day’s ceiling is reached',
    } as const;
    await cells.apply(id, postpone, { blocked_day: today });
    return null;
  }
  const call = await callOf(needs, claimed);
  const intent = {
    kind: 'call',
    fence,
    until: (await databaseNow()) + CALL_MS,
    request_hash: requestHash(call),
  } as const;
  // Without its written intent no call leaves.
  if ((await cells.apply(id, intent, { reserved_day: today, blocked_day: null })) === null) return null;

  const outcome = await ask(call);
  if (outcome.kind !== 'answer') return cells.apply(id, eventOf(outcome, fence, await databaseNow()));
  await answers.keep(id, claimed.pour, outcome, clock.now());
  return cells.apply(id, { kind: 'answer', fence, at: await databaseNow() });
};
