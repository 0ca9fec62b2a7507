/** After IDLE_TURNS turns that found nothing, only one turn in ONE_OF is taken. */
const IDLE_TURNS = 30;
const ONE_OF = 8;

/** Tells a sweep which timed turns to take: fewer after a long time without a find, until it is reset. */
export type IdleBackoff = {
  readonly due: () => boolean;
  /** A turn was taken. */
  readonly looked: () => void;
  /** Something was found, or is about to come. */
  readonly reset: () => void;
  /** Something came and may be found: the sweep runs at once. */
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
