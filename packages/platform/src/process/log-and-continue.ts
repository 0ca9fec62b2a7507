import type { Logger } from './logger.ts';

/** Runs one of a sweep's many tasks; when it fails, that is logged and the others still run. */
export const logAndContinue = async (
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
