import type { MarkedSince } from '@agence/platform/bus/mark-once';
import type { Restored } from '@agence/platform/restore/held';
import type { StoredCell } from './cells/cell.store.ts';
import { answerCells } from './mesures/answer-cells.ts';
import { planDuDiagnostic } from './mesures/lancer.ts';
import { essaiDe, type Mesure, type Plan } from './mesures/mesure.ts';
import { readingIds, readingsOf } from './mesures/reading-cells.ts';
import type { Needs } from './needs.ts';
import { pageOf } from './page/order-page.ts';
import type { Preparation } from './preparations/preparation.store.ts';

type ToCome = Pick<Needs, 'cells' | 'mesures' | 'pages' | 'preparations' | 'clock' | 'models' | 'reader'>;

type Calls = { readonly pour: string; readonly ids: readonly string[] };

/** The calls of a measurement, and the call of its page. */
const ofMesure = (pour: string, plan: Plan): readonly Calls[] => {
  const page = pageOf(pour);
  const answers = answerCells(pour, plan, 0);
  return [
    { pour, ids: answers.map(({ _id }) => _id) },
    { pour: readingsOf(pour), ids: answers.flatMap((cell) => readingIds(cell)) },
    { pour: page, ids: [page] },
  ];
};

/** The calls of the further reading of a measurement. */
const ofRereading = (id: string, mesure: Mesure): Calls => {
  const again = mesure.relecture ?? undefined;
  const ids = answerCells(id, mesure, 0).flatMap((cell) => readingIds(cell, again));
  return { pour: readingsOf(id, again), ids };
};

/** The call of a preparation, and those of its diagnostic. */
const ofPreparation = (needs: ToCome, preparation: Preparation): readonly Calls[] => {
  const { _id: pour, diagnostic, count } = preparation;
  const own = { pour, ids: [pour] };
  if (diagnostic === undefined) return [own];
  const plan = planDuDiagnostic(needs, preparation, diagnostic, Array(count).fill(''));
  return [own, ...ofMesure(plan.origine, plan)];
};

/**
 * The calls that running work will create. A restored database may lack calls that were already made. Ids are derived
 * from the work, so they equal those of the lost database.
 */
export const callsToCome = async (needs: ToCome): Promise<ReadonlySet<string>> => {
  const { cells, mesures, pages, preparations, clock } = needs;
  const all: readonly Calls[] = [
    ...(await mesures.running()).flatMap(({ id, mesure }) => ofMesure(id, mesure)),
    ...(await mesures.rereading()).map(({ id, mesure }) => ofRereading(id, mesure)),
    ...(await mesures.toTakeUp(clock.now())).flatMap(({ mesure }) =>
      ofMesure(essaiDe(mesure.origine, mesure.essai + 1), mesure),
    ),
    ...(await pages.toWrite()).map(({ _id: pour }) => ({ pour, ids: [pour] })),
    ...(await preparations.toHand()).flatMap((preparation) => ofPreparation(needs, preparation)),
  ];
  const written = new Set<string>();
  for (const pour of new Set(all.map((call) => call.pour)))
    for (const { _id } of await cells.of(pour)) written.add(_id);
  return new Set(all.flatMap(({ ids }) => ids).filter((id) => !written.has(id)));
};

type Wanted = ToCome & Pick<Needs, 'databaseNow' | 'mark'> & { readonly markedSince: MarkedSince };

const LEFT = 'it was called before, by a database that was put back since from an older copy';
const MAY_HAVE_LEFT =
  'it may have been called before: database and bus were put back since from older copies';

/** The last marked attempt by cell: a mark is `<cell>.<attempt>`. */
const triesOf = (marks: readonly string[]): ReadonlyMap<string, number> => {
  const tries = new Map<string, number>();
  for (const mark of marks) {
    const dot = mark.lastIndexOf('.');
    const cell = mark.slice(0, dot);
    tries.set(cell, Math.max(tries.get(cell) ?? 0, Number(mark.slice(dot + 1))));
  }
  return tries;
};

/**
 * The calls that left after the copy (or may have left, if the bus is older too). `again`: cells that would call
 * again; `toCome`: cells that would be created again; `lost`: calls for unknown work.
 */
const madeSince = async (needs: Wanted, since: Date, busRestored: boolean) => {
  const { cells, markedSince } = needs;
  const again: StoredCell[] = [];
  const toCome = busRestored ? await callsToCome(needs) : new Set<string>();
  let lost = 0;
  for (const [id, attempt] of triesOf(await markedSince(since))) {
    const cell = await cells.find(id);
    if (cell === null) lost += Number(!toCome.has(id));
    else if ((cell.etat === 'todo' || cell.etat === 'claimed') && cell.attempt < attempt) again.push(cell);
  }
  return { again: busRestored ? await cells.notCalled() : again, toCome, lost };
};

/** The call may have been charged: its outcome becomes unknown, so that it is not made again. */
const makeUnknown = async ({ cells, databaseNow }: Wanted, cell: StoredCell, why: string): Promise<void> => {
  const now = await databaseNow();
  const at = Math.max(now, cell.not_before, cell.lease_until ?? 0);
  const claimed = await cells.apply(cell, { kind: 'claim', at, lease_ms: 0 });
  if (claimed === null) return;
  const { fence } = claimed;
  const call = { kind: 'call', fence, at, lease_ms: 0, request_hash: '', token: '' } as const;
  const calling = await cells.apply(claimed, call);
  if (calling !== null) await cells.apply(calling, { kind: 'unknown', fence, at: now, why });
};

/** After a restore of the database, no call that was made is made again. */
export const restored = (needs: Wanted): Restored => ({
  will: async (since, busRestored = false) => {
    const { again, toCome, lost } = await madeSince(needs, since, busRestored);
    const left = busRestored ? 'may have left' : 'left';
    const byPour = Map.groupBy(again, ({ pour }) => pour);
    const unknown = [...byPour].map(
      ([pour, { length, [0]: first }]) =>
        `${pour} (${first?.compte}): ${length} calls ${left} after the copy; they become unknown, none is made again`,
    );
    const after = `${toCome.size} calls that follow from what is under way may have left after the copy; none is made again`;
    const gone = `${lost} calls left for what was begun after the copy: their answers are lost, and what they were for begins anew when it is asked for`;
    return [
      ...(busRestored ? ['the bus is older as well: which calls left after it is not known'] : []),
      ...unknown,
      ...(toCome.size === 0 ? [] : [after]),
      ...(lost === 0 ? [] : [gone]),
    ];
  },
  settle: async (since, busRestored = false) => {
    const { again, toCome } = await madeSince(needs, since, busRestored);
    // Marked as if called, so that no process makes these calls.
    for (const id of toCome) await needs.mark(`${id}.1`, 'restored');
    const why = busRestored ? MAY_HAVE_LEFT : LEFT;
    await Promise.all(again.map((cell) => makeUnknown(needs, cell, why)));
  },
});
