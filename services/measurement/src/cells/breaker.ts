import { elapsed, machineNow } from '@agence/platform/process/clock';
import type { Outcome } from '../ai/port.ts';
import type { Breakers, OpenBreaker } from './breaker.store.ts';
import { AHEAD_MS, CALL_MS } from './times.ts';

/** The circuit breaker of a model trips after so many failures in a row, with no answer in between. */
const FAILURES_IN_A_ROW = 5;

/** A call that may leave. `probe`: it tests whether the provider answers again (half-open). */
export type Permit = { readonly probe: boolean };

/** A throttled call says nothing of the provider; a call that did not leave counts when it was a probe. */
const isFailure = (outcome: Outcome, probe: boolean): boolean =>
  outcome.kind === 'unknown' || outcome.kind === 'unusable' || (outcome.kind === 'not_sent' && probe);

/** The provider answered, though it throttled or refused this one call. */
const hasAnswered = (outcome: Outcome): boolean =>
  outcome.kind === 'throttled' || (outcome.kind === 'rejected' && outcome.status > 0);

export type Breaker = ReturnType<typeof breakerOf>;

/** The circuit breaker of a model, as one process knows it; the store holds what the fleet knows. */
export function breakerOf(breakers: Breakers, model: string, timing = elapsed) {
  let failures = 0;
  let open: OpenBreaker | undefined;
  /** How long this process has had the right to probe; it lapses when it is not used. */
  let probeRight: (() => number) | null = null;
  const mayProbe = (): boolean => probeRight !== null && probeRight() <= AHEAD_MS;
  let [writesUnderWay, writes] = [0, 0];
  const writeLater = (write: () => Promise<void>) => {
    writesUnderWay += 1;
    writes += 1;
    return () => write().finally(() => (writesUnderWay -= 1));
  };
  /** The call did not leave: its right to probe is given back. */
  const release = ({ probe }: Permit): void => {
    if (probe && open !== undefined) probeRight ??= timing();
  };
  return {
    /** Begins a look at the fleet. The returned function takes the result, unless this process learned more meanwhile. */
    refresh: () => {
      const writesBefore = writes;
      const outdated = writesUnderWay > 0;
      return (all: readonly OpenBreaker[]): void => {
        if (outdated || writesBefore !== writes) return;
        const before = open;
        open = all.find(({ _id }) => _id === model);
        if (open !== undefined) return;
        probeRight = null;
        // Closed by another process, perhaps.
        if (before !== undefined) failures = 0;
      };
    },
    /** Since when it is open; null while it is closed. */
    openSince: () => open?.since ?? null,
    /** Why it is open, if a person of ours must act. */
    why: () => open?.why ?? null,
    mayCall: () => open === undefined || mayProbe(),
    requestProbe: async () => {
      const since = timing();
      if (!mayProbe()) probeRight = (await breakers.probe(model, AHEAD_MS + CALL_MS)) ? since : null;
    },
    /** Takes the permit of one call; null: no call may leave. */
    admit: (): Permit | null => {
      if (open === undefined) return { probe: false };
      if (!mayProbe()) return null;
      probeRight = null;
      return { probe: true };
    },
    release,
    /** Records the outcome of a call that left. Returns what the fleet has to be told, if anything. */
    record: (permit: Permit, outcome: Outcome): (() => Promise<void>) | undefined => {
      const { probe } = permit;
      const failed = isFailure(outcome, probe);
      if (outcome.kind === 'answer' || (probe && !failed && hasAnswered(outcome))) {
        failures = 0;
        if (open === undefined) return undefined;
        open = undefined;
        return writeLater(() => breakers.close(model));
      }
      if (!failed) {
        release(permit);
        return undefined;
      }
      const why = outcome.kind === 'unusable' ? outcome.why : undefined;
      failures = why === undefined ? failures + 1 : FAILURES_IN_A_ROW;
      // Calls that were under way when the breaker tripped count no further.
      if (probe ? open === undefined : open !== undefined || failures < FAILURES_IN_A_ROW) return undefined;
      const now = machineNow();
      const { _id, since, next, tries } = open ?? { _id: model, since: now, next: now, tries: 0 };
      open = { _id, since, next, tries, ...(why !== undefined && { why }) };
      return writeLater(() => breakers.trip(model, why));
    },
  };
}
