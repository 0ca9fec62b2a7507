import type { Say } from './sources/source.ts';

const SLOW_S = 10;

/** Waits for a step; every ten seconds says that it is slow, and why when `reason` knows. */
export async function sayWhenSlow<T>(
  step: { readonly name: string; readonly what: string; readonly reason?: () => string },
  say: Say,
  work: Promise<T>,
): Promise<T> {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += SLOW_S;
    say(step.name, `still ${step.what} after ${seconds} s${step.reason?.() ?? ''}`);
  }, SLOW_S * 1000);
  return await work.finally(() => clearInterval(timer));
}
