import type { CallKind } from '../ai/port.ts';

/**
 * The life of one paid call: `todo → claimed(fence, lease) → calling(attempt, request hash) → done | indeterminate |
 * refused`; `cancelled` if it is no longer wanted and never left. Pure: the store applies a step by one conditional
 * update on (_id, etat, fence). Times are milliseconds since 1970 by the machine's clock.
 */

export type Etat = 'todo' | 'claimed' | 'calling' | 'done' | 'indeterminate' | 'refused' | 'cancelled';

export type Cell = {
  /** Natural key of the call (measurement, question, model, repeat): a cell is created once. */
  _id: string;
  genre: CallKind;
  provider: string;
  /** `ModelRef.id` of the model to ask. */
  model: string;
  etat: Etat;
  /** Incremented by each claim: a fence makes at most one call. */
  fence: number;
  /** End of the claim, or of the call once made; null in other states. */
  lease_until: number | null;
  /** Intents to call written so far. */
  attempt: number;
  /** The last attempt known to be marked outside the database. */
  marked: number;
  /** The tokens of the attempts after `marked`, whose marks are uncertain. */
  tries: readonly string[];
  request_hash: string | null;
  not_before: number;
  /** When the call first could not leave or was throttled: it is refused 24 h later. */
  blocked_since: number | null;
  /** Why it was refused, is unknown or waits, in the adapter's words, for the operator. */
  why: string | null;
  created: number;
  ended: number | null;
};

/** A lease from `at`; the store computes its end by the database's clock. */
export type Term = { at: number; lease_ms: number };

/** `draw` in [0, 1) spreads retries. */
export type Later = { fence: number; at: number; draw: number; why: string; marked: number };

export type CellEvent =
  | ({ kind: 'claim' } & Term)
  /** The holder gives its claim back without calling: spend ceiling, shutdown. */
  | { kind: 'postpone'; fence: number; not_before: number; why: string }
  /** The intent, written before the call leaves; when its lease ends, the outcome is swept as unknown. */
  | ({ kind: 'call'; fence: number; request_hash: string; token: string } & Term)
  | { kind: 'answer'; fence: number; at: number }
  | ({ kind: 'not_sent' } & Later)
  | ({ kind: 'throttled'; retry_after_s?: number | undefined } & Later)
  /** Its model takes no call until a person of ours acts: it keeps its turn, for as long as that takes. */
  | ({ kind: 'unusable' } & Later)
  /** Refused by the provider, or by us before sending, since the call cannot be made any more. */
  | { kind: 'rejected'; fence: number; at: number; why: string }
  | { kind: 'unknown'; fence: number; at: number; why: string }
  | { kind: 'sweep'; at: number }
  | { kind: 'cancel'; at: number };

const HOUR = 3_600_000;
export const GIVE_UP_AFTER = 24 * HOUR;
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = HOUR / 2;

export const newCell = (call: Pick<Cell, '_id' | 'genre' | 'provider' | 'model' | 'created'>): Cell => ({
  ...call,
  etat: 'todo',
  fence: 0,
  lease_until: null,
  attempt: 0,
  marked: 0,
  tries: [],
  request_hash: null,
  not_before: call.created,
  blocked_since: null,
  why: null,
  ended: null,
});

export const isEnded = (cell: Pick<Cell, 'etat'>): boolean =>
  cell.etat !== 'todo' && cell.etat !== 'claimed' && cell.etat !== 'calling';

/** The cell after the event; 'ignored' when the event has no right over it. */
export const step = <C extends Cell>(cell: C, event: CellEvent): C | 'ignored' => {
  switch (event.kind) {
    case 'claim':
      return claimable(cell, event.at)
        ? { ...cell, etat: 'claimed', fence: cell.fence + 1, lease_until: event.at + event.lease_ms }
        : 'ignored';
    case 'postpone':
      return holds(cell, 'claimed', event.fence) ? waiting(cell, event.not_before, event.why) : 'ignored';
    case 'call':
      return holds(cell, 'claimed', event.fence) ? calling(cell, event) : 'ignored';
    case 'answer':
      // A late answer still counts: it replaces the outcome "unknown" of the sweep.
      return holds(cell, 'calling', event.fence) || holds(cell, 'indeterminate', event.fence)
        ? ended(cell, 'done', event.at, null)
        : 'ignored';
    case 'not_sent':
    case 'throttled':
      return holds(cell, 'calling', event.fence) ? tryLater(cell, event) : 'ignored';
    case 'unusable':
      return holds(cell, 'calling', event.fence)
        ? { ...waiting(cell, cell.not_before, event.why), ...untried(cell, event) }
        : 'ignored';
    case 'rejected':
      return holds(cell, 'claimed', event.fence) || holds(cell, 'calling', event.fence)
        ? ended(cell, 'refused', event.at, event.why)
        : 'ignored';
    case 'unknown':
      return holds(cell, 'calling', event.fence)
        ? ended(cell, 'indeterminate', event.at, event.why)
        : 'ignored';
    case 'sweep':
      return sweep(cell, event.at);
    case 'cancel':
      return cell.etat === 'todo' || cell.etat === 'claimed'
        ? ended(cell, 'cancelled', event.at, null)
        : 'ignored';
  }
};

const holds = (cell: Cell, etat: Etat, fence: number): boolean => cell.etat === etat && cell.fence === fence;

const expired = (cell: Cell, at: number): boolean => cell.lease_until !== null && cell.lease_until <= at;

// Never from `calling`: a call that may have left is not made again.
const claimable = (cell: Cell, at: number): boolean =>
  (cell.etat === 'todo' && cell.not_before <= at) || (cell.etat === 'claimed' && expired(cell, at));

const calling = <C extends Cell>(cell: C, event: Term & { request_hash: string; token: string }): C => ({
  ...cell,
  etat: 'calling',
  attempt: cell.attempt + 1,
  tries: [...cell.tries, event.token],
  lease_until: event.at + event.lease_ms,
  request_hash: event.request_hash,
  why: null,
});

const waiting = <C extends Cell>(cell: C, not_before: number, why: string | null): C => ({
  ...cell,
  etat: 'todo',
  lease_until: null,
  not_before,
  why,
});

const ended = <C extends Cell>(cell: C, etat: Etat, at: number, why: string | null): C => ({
  ...cell,
  etat,
  lease_until: null,
  ended: at,
  why,
});

const tryLater = <C extends Cell>(cell: C, event: Later & { retry_after_s?: number | undefined }): C => {
  const blocked_since = cell.blocked_since ?? event.at;
  const next = event.at + Math.max(backoff(cell.attempt, event.draw), (event.retry_after_s ?? 0) * 1000);
  const rest = { blocked_since, ...untried(cell, event) };
  return next > blocked_since + GIVE_UP_AFTER
    ? { ...ended(cell, 'refused', event.at, event.why), ...rest }
    : { ...waiting(cell, next, event.why), ...rest };
};

const untried = (cell: Cell, { marked }: Later) => ({
  marked,
  tries: cell.tries.slice(marked - cell.marked),
});

/**
 * Frees a cell whose call did not leave, when its intent may or may not be written: apply both in order, until one is
 * not ignored. Postponing the claim comes first: a later write of the intent then fails, and an earlier one is found
 * by `not_sent`.
 */
export const undoing = (later: Later): readonly [CellEvent, CellEvent] => [
  { kind: 'postpone', fence: later.fence, not_before: later.at, why: later.why },
  { kind: 'not_sent', ...later },
];

/** 5 s, doubled at each attempt up to 30 min; half of it is random. */
const backoff = (attempt: number, draw: number): number => {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt - 1, 20));
  return Math.round(longest * (0.5 + draw / 2));
};

const sweep = <C extends Cell>(cell: C, at: number): C | 'ignored' => {
  if (!expired(cell, at)) return 'ignored';
  return cell.etat === 'calling'
    ? ended(cell, 'indeterminate', at, 'no outcome was recorded before the call’s time was over')
    : waiting(cell, cell.not_before, cell.why);
};
