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

const refus = ({ kind, sentence }: Refusal) => ({
  result: { $case: 'refus' as const, value: { refus: { $case: kind, value: sentence } } },
});

/** The reply of a gesture over gRPC: its refusal, or its proposal as the case `$case`. */
const replied = <P, K extends string>(outcome: Outcome<P>, $case: K) =>
  'refusal' in outcome ? refus(outcome.refusal) : { result: { $case, value: outcome.proposal } };

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
export const carriesOutFor = <S, F, C, P, K extends string, Q extends { readonly compte: string }>(
  store: Store<S, F>,
  rule: Rule<S, C, P, F>,
  $case: K,
  asked: (request: Q) => C,
) => {
  const carryOut = carriesOut<S, F, C, P, K, Q & { readonly ordre: Ordre }>(store, rule, $case, asked);
  return (request: Q) => {
    // The rule refuses an unknown account, but the store needs some document id.
    const ordre = { compte: request.compte || '?', command_id: crypto.randomUUID(), confirmer: true };
    return carryOut({ ...request, ordre });
  };
};
