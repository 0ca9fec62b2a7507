import type { Restored } from '@agence/platform/held';
import type { MarkedSince } from '@agence/platform/mark-once';
import type { StoredCell } from './cells/cell.store.ts';
import type { Needs } from './needs.ts';

type Wanted = Pick<Needs, 'cells' | 'databaseNow'> & { readonly markedSince: MarkedSince };

/** Calls that left after a copy was taken: those that it would make again, and how many it does not know at all. */
type Made = { readonly again: readonly StoredCell[]; readonly lost: number };

const LEFT = 'it was called before, by a database that was put back since from an older copy';

/** The last try that was marked, by cell: a mark is `<cell>.<try>`. */
const triesOf = (marks: readonly string[]): ReadonlyMap<string, number> => {
  const tries = new Map<string, number>();
  for (const mark of marks) {
    const [cell, attempt] = [
      mark.slice(0, mark.lastIndexOf('.')),
      Number(mark.slice(mark.lastIndexOf('.') + 1)),
    ];
    tries.set(cell, Math.max(tries.get(cell) ?? 0, attempt));
  }
  return tries;
};

const madeSince = async ({ cells, markedSince }: Wanted, since: Date): Promise<Made> => {
  const again: StoredCell[] = [];
  let lost = 0;
  for (const [id, attempt] of triesOf(await markedSince(since))) {
    const cell = await cells.find(id);
    if (cell === null) lost += 1;
    else if ((cell.etat === 'todo' || cell.etat === 'claimed') && cell.attempt < attempt) again.push(cell);
  }
  return { again, lost };
};

/** What was called may be paid for: its outcome is unknown from now on, and it is not called again. */
const makeUnknown = async ({ cells, databaseNow }: Wanted, cell: StoredCell): Promise<void> => {
  const now = await databaseNow();
  const at = Math.max(now, cell.not_before, cell.lease_until ?? 0);
  const claimed = await cells.apply(cell, { kind: 'claim', at, lease_ms: 0 });
  if (claimed === null) return;
  const { fence } = claimed;
  const calling = await cells.apply(claimed, {
    kind: 'call',
    fence,
    at,
    lease_ms: 0,
    request_hash: '',
    token: '',
  });
  if (calling !== null) await cells.apply(calling, { kind: 'unknown', fence, at: now, why: LEFT });
};

/** What measurement does about a copy of its database that was put back: nothing that was called is called again. */
export const restored = (needs: Wanted): Restored => ({
  will: async (since) => {
    const { again, lost } = await madeSince(needs, since);
    const byPour = Map.groupBy(again, ({ pour }) => pour);
    const unknown = [...byPour].map(
      ([pour, { length, [0]: first }]) =>
        `${pour} (${first?.compte}): ${length} calls left after the copy; they become unknown, none is made again`,
    );
    const gone = `${lost} calls left for what was begun after the copy: their answers are lost, and what they were for begins anew when it is asked for`;
    return lost === 0 ? unknown : [...unknown, gone];
  },
  settle: async (since) => {
    const { again } = await madeSince(needs, since);
    for (const cell of again) await makeUnknown(needs, cell);
  },
});
