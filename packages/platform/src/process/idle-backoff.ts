/** After IDLE_TURNS turns that found nothing, only one turn in ONE_OF is taken. */
const IDLE_TURNS = 30;
const ONE_OF = 8;

export type IdleBackoff = ReturnType<typeof idleBackoff>;

/** Tells a sweep which timed turns to take: fewer after a long time without a find, until it is reset. */
export function idleBackoff() {
  let empty = 0;
  let turns = 0;
  let runSweep = (): void => undefined;
  return {
    due: (): boolean => {
      turns += 1;
      return empty < IDLE_TURNS || turns % ONE_OF === 0;
    },
    looked: (): void => {
      empty += 1;
    },
    /** Something was found, or is about to come. */
    reset: (): void => {
      empty = 0;
    },
    /** Something came and may be found: the sweep runs at once. */
    runNow: (): void => {
      empty = 0;
      runSweep();
    },
    onRunNow: (run: () => void): void => {
      runSweep = run;
    },
  };
}
