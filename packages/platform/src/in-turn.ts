const tails = new Map<string, Promise<unknown>>();

/** Runs the tasks of one key one after the other, in this process. A failed task does not stop the next. */
export function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve();
  const mine = before.then(task, task);
  const tail = mine.catch(() => undefined);
  tails.set(key, tail);
  void tail.then(() => {
    if (tails.get(key) === tail) tails.delete(key);
  });
  return mine;
}
