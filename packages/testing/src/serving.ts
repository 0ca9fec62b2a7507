/** What a process that nobody told to end gives its sweeps. */
export const serving: AbortSignal = new AbortController().signal;
