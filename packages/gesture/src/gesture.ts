export { fr, typeset } from './fr.ts';

/** What a caller is told when a rule says no: a kind, and the French sentence that is shown as is. */
export type Refusal = { readonly kind: 'not_found' | 'conflict' | 'invalid'; readonly sentence: string };

/** What a rule answers: why not, or what would happen and the facts that make it happen. */
export type Decision<P, F> =
  | { readonly refusal: Refusal }
  | { readonly proposal: P; readonly facts: readonly F[] };

/** Pure: reads no clock, no database, no environment; all it needs is in its two arguments. */
export type Rule<S, C, P, F> = (state: S, command: C) => Decision<P, F>;

/** What a door receives: the refusal, or the proposal, the same whether it was carried out or not. */
export type Outcome<P> = { readonly refusal: Refusal } | { readonly proposal: P };

export const refuse = (kind: Refusal['kind'], sentence: string): { readonly refusal: Refusal } => ({
  refusal: { kind, sentence },
});

export const propose = <P, F>(proposal: P, facts: readonly F[] = []): Decision<P, F> => ({ proposal, facts });

/** One document as a gesture sees it: `commit` answers false when somebody else wrote first. */
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

/** The one write path. Unconfirmed, the facts are dropped; confirmed, they are committed and the same proposal is returned. */
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
