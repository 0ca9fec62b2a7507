import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs shared work outside the trace, the actor and the deadline of the caller that started it. */
export const withoutContext = AsyncLocalStorage.snapshot();
