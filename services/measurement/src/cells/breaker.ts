import { elapsed, machineNow } from '@agence/platform/clock';
import type { Outcome, Provider } from '../ai/port.ts';
import type { Away, Breakers } from './breaker.store.ts';
import { AHEAD_MS, CALL_MS } from './times.ts';

/** So many calls in a row that came to nothing, with no answer in between, and their provider is away. */
const IN_A_ROW = 5;

/** What it answers whatever it is asked: the key is cut, or there is no credit. */
const SHUT_OUT: ReadonlySet<number> = new Set([401, 402, 403]);

/** A call that may leave; `probe`: it is the one that tries whether its provider is back. */
export type Leave = { readonly probe: boolean };

/** What one process knows of a provider, and what it may ask of it. */
export type Breaker = {
  /** Before the fleet is asked: takes what it said then, unless this process has said more meanwhile. */
  readonly look: () => (all: readonly Away[]) => void;
  /** Since when it is away; null when it is not. */
  readonly since: () => Date | null;
  /** Whether any call may leave now. */
  readonly open: () => boolean;
  /** Asks for the right to try, for which a call is there. */
  readonly ask: () => Promise<void>;
  readonly take: () => Leave | null;
  /** The call did not leave after all: the right to try is given back. */
  readonly spared: (leave: Leave) => void;
  /** What came of a call that did leave; answers with what the fleet is to know of it. */
  readonly told: (leave: Leave, outcome: Outcome) => (() => Promise<void>) | undefined;
};

/** It cost a cell, or would: to be asked for patience says nothing of a provider; a try has nobody to connect to. */
const isBad = (outcome: Outcome, probe: boolean): boolean =>
  outcome.kind === 'unknown' ||
  (outcome.kind === 'rejected' && SHUT_OUT.has(outcome.status)) ||
  (outcome.kind === 'not_sent' && probe);

/** It did answer: one that asks for patience, or refuses what it was asked, says so of that call alone. */
const isBack = (outcome: Outcome): boolean =>
  outcome.kind === 'throttled' || (outcome.kind === 'rejected' && outcome.status > 0);

export function breakerOf(breakers: Breakers, provider: Provider, timing = elapsed): Breaker {
  let inRow = 0;
  let away: Away | undefined;
  /** For how long this process has had the right to try: one that is not used for long is over. */
  let granted: (() => number) | null = null;
  const mayTry = (): boolean => granted !== null && granted() <= AHEAD_MS;
  let [telling, toldTimes] = [0, 0];
  const tell = (write: Breakers['open']) => {
    telling += 1;
    toldTimes += 1;
    return () => write(provider).finally(() => (telling -= 1));
  };
  const spared = ({ probe }: Leave): void => {
    if (probe && away !== undefined) granted ??= timing();
  };
  return {
    look: () => {
      const told = toldTimes;
      const behind = telling > 0;
      return (all) => {
        if (behind || told !== toldTimes) return;
        const before = away;
        away = all.find(({ _id }) => _id === provider);
        if (away !== undefined) return;
        granted = null;
        // Found back, by another process maybe.
        if (before !== undefined) inRow = 0;
      };
    },
    since: () => away?.since ?? null,
    open: () => away === undefined || mayTry(),
    ask: async () => {
      const since = timing();
      if (!mayTry()) granted = (await breakers.probe(provider, AHEAD_MS + CALL_MS)) ? since : null;
    },
    take: () => {
      if (away === undefined) return { probe: false };
      if (!mayTry()) return null;
      granted = null;
      return { probe: true };
    },
    spared,
    told: (leave, outcome) => {
      const { probe } = leave;
      const bad = isBad(outcome, probe);
      if (outcome.kind === 'answer' || (probe && !bad && isBack(outcome))) {
        inRow = 0;
        if (away === undefined) return undefined;
        away = undefined;
        return tell(breakers.open);
      }
      if (!bad) {
        spared(leave);
        return undefined;
      }
      inRow += 1;
      // Calls that were already under way when the provider was found away count no further.
      if (probe ? away === undefined : away !== undefined || inRow < IN_A_ROW) return undefined;
      const now = machineNow();
      away ??= { _id: provider, since: now, next: now, tries: 0 };
      return tell(breakers.shut);
    },
  };
}
