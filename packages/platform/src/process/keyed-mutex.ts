export type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** A set of queues: the tasks of one key run one after the other. A failed task does not stop the next. */
export function keyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    const tail = mine.catch(() => undefined);
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return mine;
  };
}
