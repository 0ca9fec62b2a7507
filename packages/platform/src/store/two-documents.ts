import { setTimeout as pause } from 'node:timers/promises';
import { type Decision, type Outcome, propose, type Rule } from '@agence/gesture';
import { Unavailable } from '../process/faults.ts';
import type { Command, DocumentStore, Fact } from './document-store.ts';

/** How often a gesture is tried while another one holds the first document. */
const ATTEMPTS = 4;

/** How long the other gesture usually needs. */
const PAUSE_MS = 60;

type Both = { readonly first: string; readonly second: string };

type Asked = { readonly command_id: string };

/**
 * A gesture over two documents, each changed by one write. The first document is prepared, so that nothing slips in
 * between, and announces it; the second decides. When a process dies between the two writes, the reaction to the
 * announcement calls `resume`.
 */
type TwoDocuments<S1, F1 extends Fact, S2, F2 extends Fact, A extends Asked, Prepared, P> = {
  readonly first: DocumentStore<S1, F1>;
  readonly second: DocumentStore<S2, F2>;
  /** Names the first half: its command id is `<command_id>:<part>`. */
  readonly part: string;
  readonly prepare: Rule<S1, NoInfer<A>, Prepared, F1>;
  /** What the second document decides on: the gesture that the first one is prepared for, which may be an earlier one. */
  readonly prepared: (asked: A, reply: Prepared) => A;
  readonly decide: Rule<S2, NoInfer<A>, P, F2>;
  /**
   * For a gesture whose refusal must stand although the same command could be accepted later: the facts that store the
   * refusal as the reply of the command. Without it a refusal is not stored.
   */
  readonly refused?: (asked: A) => readonly F2[];
  /** Tells the first document the verdict at once. If the process dies before, the second's event tells it. */
  readonly confirm?: (both: Both, asked: A, accepted: boolean) => Promise<unknown>;
};

export function twoDocuments<S1, F1 extends Fact, S2, F2 extends Fact, A extends Asked, Prepared, P>(
  kind: TwoDocuments<S1, F1, S2, F2, A, Prepared, P>,
) {
  const { first, second, decide, refused } = kind;

  const decideForGood = (state: S2, asked: A): Decision<Outcome<P>, F2> => {
    const decision = decide(state, asked);
    return 'refusal' in decision
      ? propose(decision, refused?.(asked))
      : propose({ proposal: decision.proposal }, decision.facts);
  };

  const storedOutcome = async (id: string, command_id: string): Promise<Outcome<P> | undefined> => {
    if (refused !== undefined) return second.answered<Outcome<P>>(id, command_id);
    const proposal = await second.answered<P>(id, command_id);
    return proposal === undefined ? undefined : { proposal };
  };

  const outcomeOf = async (id: string, asked: A): Promise<Outcome<P>> => {
    const command = { ...asked, confirmer: true };
    if (refused === undefined) return second.carryOut(id, decide, command);
    const stored = await second.carryOut(id, decideForGood, command);
    return 'refusal' in stored ? stored : stored.proposal;
  };

  /** Has the second document decide what the first is prepared for. Every caller gets the same verdict. */
  const resume = async (both: Both, asked: A): Promise<Outcome<P>> => {
    const outcome = await outcomeOf(both.second, asked);
    await kind.confirm?.(both, asked, 'proposal' in outcome);
    return outcome;
  };

  /** The outcome, or why to look again: a refusal of the first document, or another command that comes first. */
  const tryOnce = async (both: Both, asked: A, finishOther: boolean) => {
    const command = { command_id: `${asked.command_id}:${kind.part}`, confirmer: true };
    const reply = await first.carryOut(both.first, (state) => kind.prepare(state, asked), command);
    if ('refusal' in reply) return { refused: reply };
    const prepared = kind.prepared(asked, reply.proposal);
    if (prepared.command_id === asked.command_id) return { outcome: await resume(both, prepared) };
    // The process of the other command gets some time to finish it; after that we finish it ourselves.
    if (finishOther) await resume(both, prepared);
    else await pause(PAUSE_MS * (1 + Math.random()));
    return {};
  };

  return {
    resume,
    /** Writes nothing unless confirmed. `load` reads both documents: the second's state, and the request as they stand. */
    carryOut: async (
      { command_id, confirmer, ...both }: Both & Command,
      load: () => Promise<{ readonly state: S2; readonly asked: A }>,
    ): Promise<Outcome<P>> => {
      const stored = async () => (confirmer ? storedOutcome(both.second, command_id) : undefined);
      let lastRefusal: Outcome<P> | undefined;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const outcome = await stored();
        if (outcome !== undefined) return outcome;
        const { state, asked } = await load();
        const decision = decide(state, asked);
        // A reaction may have carried it out since: then "already done" is no refusal.
        if ('refusal' in decision) return (await stored()) ?? decision;
        if (!confirmer) return { proposal: decision.proposal };
        const tried = await tryOnce(both, asked, attempt > 0);
        if (tried.outcome !== undefined) return tried.outcome;
        lastRefusal = tried.refused;
      }
      if (lastRefusal === undefined) throw new Unavailable('others keep coming first');
      return (await stored()) ?? lastRefusal;
    },
  };
}
