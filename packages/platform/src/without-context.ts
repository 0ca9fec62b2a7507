import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs what works for many apart from the trace, the actor and the deadline of the one that woke it. */
export const withoutContext = AsyncLocalStorage.snapshot();
