export { fr, typeset } from './fr.ts';

/** A rule's refusal: its kind, and the French sentence that callers read. */
export type Refusal = { readonly kind: 'not_found' | 'conflict' | 'invalid'; readonly sentence: string };

/** A rule's answer: a refusal, or the proposal with the facts that carry it out. */
export type Decision<P, F> =
  | { readonly refusal: Refusal }
  | { readonly proposal: P; readonly facts: readonly F[] };

/** Pure: reads no clock, no database, no environment; all it needs is in its two arguments. */
export type Rule<S, C, P, F> = (state: S, command: C) => Decision<P, F>;

/** What a door receives: the refusal, or the proposal, identical whether or not it was carried out. */
export type Outcome<P> = { readonly refusal: Refusal } | { readonly proposal: P };

export const refuse = (kind: Refusal['kind'], sentence: string): { readonly refusal: Refusal } => ({
  refusal: { kind, sentence },
});

export const propose = <P, F>(proposal: P, facts: readonly F[] = []): Decision<P, F> => ({ proposal, facts });

/** One document as a gesture sees it: `commit` returns false when another write came first. */
export type Ledger<S, F, P> = {
  readonly read: () => Promise<{ readonly state: S; readonly replied?: P }>;
  readonly commit: (facts: readonly F[], reply: P) => Promise<boolean>;
  readonly pause: (attempt: number) => Promise<void>;
};

/** Too many callers on one document: nothing was written, the caller may try again. */
export class Contention extends Error {
  override readonly name = 'Contention';
}

const ATTEMPTS = 12;

/** The only write path. Unconfirmed, the facts are dropped; confirmed, they are committed with the same proposal as reply. */
export async function gesture<S, C, P, F>(
  ledger: Ledger<S, F, P>,
  rule: Rule<S, C, P, F>,
  command: C,
  confirmed: boolean,
): Promise<Outcome<P>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { state, replied } = await ledger.read();
    if (replied !== undefined) return { proposal: replied };
    const decision = rule(state, command);
    if ('refusal' in decision) return decision;
    if (!confirmed || decision.facts.length === 0) return { proposal: decision.proposal };
    if (await ledger.commit(decision.facts, decision.proposal)) return { proposal: decision.proposal };
    await ledger.pause(attempt);
  }
  throw new Contention('the document changed under every attempt');
}
