/** After so many turns in which nothing was found, only one of so many is taken. */
const IDLE_TURNS = 30;
const ONE_OF = 8;

/** For a sweep: whether a turn by the clock is worth its cost. Fewer are once nothing was found for long, until it is woken. */
export type IdleBackoff = {
  readonly due: () => boolean;
  /** A turn was taken. */
  readonly looked: () => void;
  /** Something was found, or is about to come. */
  readonly reset: () => void;
  /** Something came and may be found: the sweep runs at once, not at its next turn. */
  readonly runNow: () => void;
  /** Sets what runs the sweep. */
  readonly onRunNow: (run: () => void) => void;
};

export function idleBackoff(): IdleBackoff {
  let empty = 0;
  let turns = 0;
  let runSweep = (): void => undefined;
  return {
    due: () => {
      turns += 1;
      return empty < IDLE_TURNS || turns % ONE_OF === 0;
    },
    looked: () => {
      empty += 1;
    },
    reset: () => {
      empty = 0;
    },
    runNow: () => {
      empty = 0;
      runSweep();
    },
    onRunNow: (run) => {
      runSweep = run;
    },
  };
}
