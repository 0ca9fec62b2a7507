/** Runs tasks in order, `width` at a time. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

export function lanes(width: number): Lanes {
  let free = width;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
