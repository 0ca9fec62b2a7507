/** Time as the product means it (24 h, 30 days, months); leases, timeouts and limits use the machine's clock. */
export type ProductClock = { readonly now: () => Date; readonly offset_s: () => number };

export type TestClock = ProductClock & { readonly set: (offset_s: number) => void };

export function productClock(): TestClock {
  let offset_s = 0;
  return {
    now: () => new Date(Date.now() + offset_s * 1000),
    offset_s: () => offset_s,
    set: (seconds) => {
      offset_s = seconds;
    },
  };
}

export const machineNow = (): Date => new Date();

/** Milliseconds that only go forward, for measuring how long something took. */
export const elapsed = (): (() => number) => {
  const start = performance.now();
  return () => performance.now() - start;
};
