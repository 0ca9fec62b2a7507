/** Runs while that process stands still: it holds its connections open and answers nothing. */
export async function whileFrozen<T>(pid: number | null | undefined, run: () => Promise<T>): Promise<T> {
  if (typeof pid !== 'number') throw new Error('no such process');
  process.kill(pid, 'SIGSTOP');
  try {
    return await run();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
