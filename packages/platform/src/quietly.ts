import type { Logger } from './logger.ts';

/** One of many tasks of a sweep: that it fails is told, and keeps the others from nothing. */
export const quietly = async (
  { log }: { readonly log: Logger },
  what: string,
  task: () => Promise<void>,
): Promise<void> => {
  try {
    await task();
  } catch (fault) {
    log.warn({ what, fault: String(fault) }, 'left to the next sweep');
  }
};
