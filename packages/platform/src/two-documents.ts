import { setTimeout as pause } from 'node:timers/promises';
import { type Decision, type Outcome, propose, type Rule } from '@agence/gesture';
import type { Command, DocumentStore } from './document-store.ts';
import { Unavailable } from './faults.ts';

/** How often a gesture is tried when another one is in its way on the first document. */
const ATTEMPTS = 4;

/** How long the other gesture usually needs to be decided. */
const PATIENCE_MS = 60;

/** The ids of the two documents. */
export type Both = { readonly first: string; readonly second: string };

type Asked = { readonly command_id: string };

/**
 * A gesture over two documents: the first lets it in, so that nothing slips in between, and announces it; the second decides.
 * Each is one write. When a process dies between them, the reaction to the first's news calls `complete`.
 */
export type TwoDocuments<S1, F1, S2, F2, A extends Asked, H, P> = {
  readonly first: DocumentStore<S1, F1>;
  readonly second: DocumentStore<S2, F2>;
  /** Names the first's half of the gesture: its command id there is `<command_id>:<part>`. */
  readonly part: string;
  readonly letIn: Rule<S1, NoInfer<A>, H, F1>;
  /** What the second has to decide on, from the first's answer: the gesture that is let in, which may be an earlier command's. */
  readonly held: (asked: A, said: H) => A;
  readonly decide: Rule<S2, NoInfer<A>, P, F2>;
  /**
   * For a gesture whose refusal must stay one, although the same command could be accepted later: the facts with which the
   * second keeps it as the command's answer. Without it a refusal is not kept.
   */
  readonly refused?: (asked: A) => readonly F2[];
  /** Tells the first the verdict at once; if the process dies before, the first hears it by the second's news. */
  readonly settle?: (both: Both, asked: A, accepted: boolean) => Promise<unknown>;
};

export type TwoDocumentGesture<S2, A, P> = {
  /** Unconfirmed, nothing is written. `prepare` reads both documents: the second's state, and what is asked as they stand. */
  readonly carryOut: (
    at: Both & Command,
    prepare: () => Promise<{ readonly state: S2; readonly asked: A }>,
  ) => Promise<Outcome<P>>;
  /** Has the second decide what the first let in. Asked again, by anybody, the verdict is the same. */
  readonly complete: (both: Both, asked: A) => Promise<Outcome<P>>;
};

export function twoDocuments<S1, F1, S2, F2, A extends Asked, H, P>(
  kind: TwoDocuments<S1, F1, S2, F2, A, H, P>,
): TwoDocumentGesture<S2, A, P> {
  const { first, second, decide, refused } = kind;

  const verdict = (state: S2, asked: A): Decision<Outcome<P>, F2> => {
    const decision = decide(state, asked);
    return 'refusal' in decision
      ? propose(decision, refused?.(asked))
      : propose({ proposal: decision.proposal }, decision.facts);
  };

  const answered = async (id: string, command_id: string): Promise<Outcome<P> | undefined> => {
    if (refused !== undefined) return second.answered<Outcome<P>>(id, command_id);
    const proposal = await second.answered<P>(id, command_id);
    return proposal === undefined ? undefined : { proposal };
  };

  const decided = async (id: string, asked: A): Promise<Outcome<P>> => {
    const command = { ...asked, confirmer: true };
    if (refused === undefined) return second.carryOut(id, decide, command);
    const kept = await second.carryOut(id, verdict, command);
    return 'refusal' in kept ? kept : kept.proposal;
  };

  const complete = async (both: Both, asked: A): Promise<Outcome<P>> => {
    const outcome = await decided(both.second, asked);
    await kind.settle?.(both, asked, 'proposal' in outcome);
    return outcome;
  };

  /** The verdict, or why to look again: a refusal of the first, or another command that had to be decided first. */
  const tryOnce = async (both: Both, asked: A, help: boolean) => {
    const letIn = { command_id: `${asked.command_id}:${kind.part}`, confirmer: true };
    const said = await first.carryOut(both.first, (state) => kind.letIn(state, asked), letIn);
    if ('refusal' in said) return { again: said };
    const held = kind.held(asked, said.proposal);
    if (held.command_id === asked.command_id) return { verdict: await complete(both, held) };
    // The process that ordered the other one gets some time to finish it; after that we finish it ourselves.
    if (help) await complete(both, held);
    else await pause(PATIENCE_MS * (1 + Math.random()));
    return { again: undefined };
  };

  return {
    complete,
    carryOut: async ({ command_id, confirmer, ...both }, prepare) => {
      let last: Outcome<P> | undefined;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const said = async () => (confirmer ? answered(both.second, command_id) : undefined);
        const before = await said();
        if (before !== undefined) return before;
        const { state, asked } = await prepare();
        const proposed = decide(state, asked);
        // What is in its way may be what another process has done meanwhile for this same command.
        if ('refusal' in proposed) return (await said()) ?? proposed;
        if (!confirmer) return { proposal: proposed.proposal };
        const tried = await tryOnce(both, asked, attempt > 0);
        if (tried.verdict !== undefined) return tried.verdict;
        last = tried.again;
      }
      if (last === undefined) throw new Unavailable('others keep coming first');
      return last;
    },
  };
}
