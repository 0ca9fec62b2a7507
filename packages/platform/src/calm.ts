/** After so many turns in which nothing was found, only one of so many is taken. */
const CALM_TURNS = 30;
const ONE_OF = 8;

/** For a sweep: whether a turn by the clock is worth its cost. Fewer are once nothing was found for long, until it is woken. */
export type Calm = {
  readonly due: () => boolean;
  /** A turn was taken. */
  readonly turned: () => void;
  /** Something was found, or came. */
  readonly wake: () => void;
};

export function calmAfterAWhile(): Calm {
  let empty = 0;
  let turns = 0;
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
  };
}
