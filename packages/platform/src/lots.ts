import DataLoader from 'dataloader';

const MOST = 64;

/** The next lot leaves after so long even if this one is not answered: a peer that stands still holds up its own lot only. */
const PATIENCE_MS = 50;

/**
 * For who asks, one item at a time; `answer` is given many at once, and answers each in its place, with an Error where it
 * failed. What arrives while a lot is under way leaves together in the next one.
 */
export function inLots<Q, A>(
  answer: (lot: readonly Q[]) => Promise<readonly (A | Error)[]>,
): (item: Q) => Promise<A> {
  const waiting: (() => void)[] = [];
  let underWay: object | undefined;
  const leave = () => {
    if (underWay !== undefined) return;
    waiting.shift()?.();
  };
  const over = (lot: object) => {
    if (underWay === lot) underWay = undefined;
    leave();
  };
  const loader = new DataLoader<Q, A>(
    async (lot) => {
      underWay = lot;
      const patience = setTimeout(over, PATIENCE_MS, lot);
      try {
        return await answer(lot);
      } finally {
        clearTimeout(patience);
        over(lot);
      }
    },
    {
      cache: false,
      maxBatchSize: MOST,
      // At the end of this turn of the event loop: everything that its sockets brought has been asked for by then.
      batchScheduleFn: (dispatch) => {
        waiting.push(dispatch);
        setImmediate(leave);
      },
    },
  );
  return (item) => loader.load(item);
}
