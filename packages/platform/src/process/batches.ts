import DataLoader from 'dataloader';

const MOST_ITEMS = 64;

/** The next batch leaves after this long even if the current one is not answered: a frozen peer delays its own batch only. */
const NEXT_BATCH_AFTER_MS = 50;

/**
 * Batches single requests. `answer` gets many items and returns one reply each, in their order, an Error for an item that
 * failed. Items that arrive while a batch is under way leave together in the next one.
 */
export function inBatches<Item, Reply>(
  answer: (batch: readonly Item[]) => Promise<readonly (Reply | Error)[]>,
): (item: Item) => Promise<Reply> {
  const waiting: (() => void)[] = [];
  let current: object | undefined;
  const sendNext = () => {
    if (current === undefined) waiting.shift()?.();
  };
  const release = (batch: object) => {
    if (current === batch) current = undefined;
    sendNext();
  };
  const loader = new DataLoader<Item, Reply>(
    async (batch) => {
      current = batch;
      const timer = setTimeout(release, NEXT_BATCH_AFTER_MS, batch);
      try {
        return await answer(batch);
      } finally {
        clearTimeout(timer);
        release(batch);
      }
    },
    {
      cache: false,
      maxBatchSize: MOST_ITEMS,
      // After this turn of the event loop, when every request that the sockets brought has joined the batch.
      batchScheduleFn: (dispatch) => {
        waiting.push(dispatch);
        setImmediate(sendNext);
      },
    },
  );
  return (item) => loader.load(item);
}
