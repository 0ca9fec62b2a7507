/** After so many turns in which nothing was found, only one of so many is taken. */
const CALM_TURNS = 30;
const ONE_OF = 8;

/** For a sweep: whether a turn by the clock is worth its cost. Fewer are once nothing was found for long, until it is woken. */
export type Calm = {
  readonly due: () => boolean;
  /** A turn was taken. */
  readonly turned: () => void;
  /** Something was found, or is about to come. */
  readonly wake: () => void;
  /** Something came and may be found: the sweep runs at once, not at its next turn. */
  readonly came: () => void;
  /** Sets what runs the sweep. */
  readonly onCame: (run: () => void) => void;
};

export function calmAfterAWhile(): Calm {
  let empty = 0;
  let turns = 0;
  let runSweep = (): void => undefined;
  return {
    due: () => {
      turns += 1;
      return empty < CALM_TURNS || turns % ONE_OF === 0;
    },
    turned: () => {
      empty += 1;
    },
    wake: () => {
      empty = 0;
    },
    came: () => {
      empty = 0;
      runSweep();
    },
    onCame: (run) => {
      runSweep = run;
    },
  };
}
