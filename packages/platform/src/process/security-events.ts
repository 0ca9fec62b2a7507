import { elapsed } from './clock.ts';
import type { Logger } from './logger.ts';
import { counter } from './metrics.ts';

const counted = counter(
  'agence.security.events',
  '{event}',
  'What happened at the doors that security looks at',
);

/** Repeated attempts must not fill the disk: the count goes on, the lines do not. */
const LINES_A_SECOND = 20;

/** One line and one count. */
const event = <W extends object>(name: string) => {
  let second = elapsed();
  let lines = 0;
  return (log: Logger, what: W): void => {
    counted({ 'agence.security.event': name });
    if (second() >= 1_000) [second, lines] = [elapsed(), 0];
    lines += 1;
    if (lines <= LINES_A_SECOND) log.warn({ security: name, ...what }, 'security event');
  };
};

/** The caller, as limits count it. Only these lines have addresses; deploy/README.md says how long logs are kept. */
type From = { readonly from: string };

export const keyRefused = event<From>('key_refused');
/** Of a message, a link or a secret; `door`: which. */
export const signatureRefused = event<From & { readonly door: string }>('signature_refused');
export const csrfRefused = event<From & { readonly path: string }>('csrf_refused');
export const signInAsked = event<From>('sign_in_asked');
export const signInOpened = event<From>('sign_in_opened');
export const signInRefused = event<From>('sign_in_refused');
export const limitReached = event<Partial<From> & { readonly limit: string }>('limit_reached');
export const operatorChange = event<{ readonly operator: string; readonly what: string }>('operator_change');
export const orderUnproved = event<Partial<From> & { readonly compte: string }>('order_unproved');
