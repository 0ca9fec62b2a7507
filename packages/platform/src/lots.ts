import DataLoader from 'dataloader';

const MOST = 64;

/** A lot that takes longer, behind a peer that stands still, does not hold up what came after it. */
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
      // All that was read from the sockets in this turn is asked by then.
      batchScheduleFn: (dispatch) => {
        waiting.push(dispatch);
        setImmediate(leave);
      },
    },
  );
  return (item) => loader.load(item);
}
