import type { MarkedSince } from '@agence/platform/bus/mark-once';
import type { Restored } from '@agence/platform/restore/held';
import { callsToCome, type ToCome } from './calls-to-come.ts';
import type { StoredCell } from './cells/cell.store.ts';
import type { Needs } from './needs.ts';

type Wanted = ToCome & Pick<Needs, 'databaseNow' | 'mark'> & { readonly markedSince: MarkedSince };

/**
 * The calls that left after the copy (or may have left, if the bus is older too). `again`: cells that would call
 * again; `toCome`: cells that would be created again; `lost`: calls for unknown work.
 */
type Made = {
  readonly again: readonly StoredCell[];
  readonly toCome: ReadonlySet<string>;
  readonly lost: number;
};

const LEFT = 'it was called before, by a database that was put back since from an older copy';
const MAY_HAVE_LEFT =
  'it may have been called before: database and bus were put back since from older copies';

/** The last marked attempt by cell: a mark is `<cell>.<attempt>`. */
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

const madeSince = async (needs: Wanted, since: Date, forgot: boolean): Promise<Made> => {
  const { cells, markedSince } = needs;
  const again: StoredCell[] = [];
  const toCome = forgot ? await callsToCome(needs) : new Set<string>();
  let lost = 0;
  for (const [id, attempt] of triesOf(await markedSince(since))) {
    const cell = await cells.find(id);
    if (cell === null) lost += Number(!toCome.has(id));
    else if ((cell.etat === 'todo' || cell.etat === 'claimed') && cell.attempt < attempt) again.push(cell);
  }
  return { again: forgot ? await cells.notCalled() : again, toCome, lost };
};

/** The call may have been charged: its outcome becomes unknown, so that it is not made again. */
const makeUnknown = async ({ cells, databaseNow }: Wanted, cell: StoredCell, why: string): Promise<void> => {
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
  if (calling !== null) await cells.apply(calling, { kind: 'unknown', fence, at: now, why });
};

/** After a restore of the database, no call that was made is made again. */
export const restored = (needs: Wanted): Restored => ({
  will: async (since, forgot = false) => {
    const { again, toCome, lost } = await madeSince(needs, since, forgot);
    const left = forgot ? 'may have left' : 'left';
    const byPour = Map.groupBy(again, ({ pour }) => pour);
    const unknown = [...byPour].map(
      ([pour, { length, [0]: first }]) =>
        `${pour} (${first?.compte}): ${length} calls ${left} after the copy; they become unknown, none is made again`,
    );
    const after = `${toCome.size} calls that follow from what is under way may have left after the copy; none is made again`;
    const gone = `${lost} calls left for what was begun after the copy: their answers are lost, and what they were for begins anew when it is asked for`;
    return [
      ...(forgot ? ['the bus is older as well: which calls left after it is not known'] : []),
      ...unknown,
      ...(toCome.size === 0 ? [] : [after]),
      ...(lost === 0 ? [] : [gone]),
    ];
  },
  settle: async (since, forgot = false) => {
    const { again, toCome } = await madeSince(needs, since, forgot);
    // Marked as if called, so that no process makes these calls.
    for (const id of toCome) await needs.mark(`${id}.1`, 'restored');
    const why = forgot ? MAY_HAVE_LEFT : LEFT;
    await Promise.all(again.map((cell) => makeUnknown(needs, cell, why)));
  },
});
