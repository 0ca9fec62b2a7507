import type { Outcome, Refusal, Rule } from './gesture.ts';

/** What an agency's request carries: its account, its command id, and whether it confirms. */
type Ordre = { readonly compte: string; readonly command_id: string; readonly confirmer: boolean };

type Command = Pick<Ordre, 'command_id' | 'confirmer'>;

/** A store of documents, as a handler uses it. */
type Store<S, F> = {
  readonly carryOut: <C extends Command, P>(
    id: string,
    rule: Rule<S, C, P, F>,
    command: C,
  ) => Promise<Outcome<P>>;
};

/** A confirmed command that nobody repeats: of an operator, or of the service itself. */
export const newCommand = (): Command => ({ command_id: crypto.randomUUID(), confirmer: true });

/** The reply that refuses. */
export const refused = ({ refusal: { kind, sentence } }: { readonly refusal: Refusal }) => ({
  result: { $case: 'refus' as const, value: { refus: { $case: kind, value: sentence } } },
});

/** The reply of a gesture over gRPC: its refusal, or its proposal as the case `$case`. */
const replied = <P, K extends string>(outcome: Outcome<P>, $case: K) =>
  'refusal' in outcome ? refused(outcome) : { result: { $case, value: outcome.proposal } };

/** A handler that only passes an agency's order to its rule; `asked`: what the rule needs besides. */
export const carriesOut =
  <S, F, C, P, K extends string, Q extends { readonly ordre?: Ordre | undefined }>(
    store: Store<S, F>,
    rule: Rule<S, C, P, F>,
    $case: K,
    asked: (request: Q) => C,
  ) =>
  async (request: Q) => {
    const { compte = '', command_id = '', confirmer = false } = request.ordre ?? {};
    const command = { ...asked(request), command_id, confirmer };
    return replied(await store.carryOut(compte, rule, command), $case);
  };

/** The same for an operator, whose request names the account and confirms. */
export const carriesOutFor =
  <S, F, C, P, K extends string, Q extends { readonly compte: string }>(
    store: Store<S, F>,
    rule: Rule<S, C, P, F>,
    $case: K,
    asked: (request: Q) => C,
  ) =>
  async (request: Q) =>
    // The rule refuses an unknown account, but the store needs some document id.
    replied(await store.carryOut(request.compte || '?', rule, { ...asked(request), ...newCommand() }), $case);

/** A message as documents store it: what is absent is null. */
export type Stored<M> = {
  readonly [K in keyof Required<M>]: M[K] extends readonly (infer E)[]
    ? readonly E[]
    : undefined extends M[K]
      ? Exclude<M[K], undefined> | null
      : M[K];
};

type Sent<T> = {
  [K in keyof T]: T[K] extends readonly (infer E)[]
    ? E[]
    : null extends T[K]
      ? Exclude<T[K], null> | undefined
      : T[K];
};

/** What a document stores, as a message: what is null is absent. */
export const asMessage = <T extends object>(stored: T): Sent<T> =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null)) as Sent<T>;
