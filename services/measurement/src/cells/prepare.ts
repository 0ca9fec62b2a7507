import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { isoDay } from '@agence/words/paris';
import type { Call } from '../ai/port.ts';
import type { StoredCell } from './cell.store.ts';
import { type CellNeeds, callable } from './means.ts';
import type { Tasks } from './tasks.ts';
import { CLAIM_MS } from './times.ts';

/** A claimed cell with all that its call needs to leave; it counts in the ceiling of that day. */
export type Ready = { readonly cell: StoredCell; readonly call: Omit<Call, 'signal'>; readonly day: string };

type Asked = { readonly cell: StoredCell; readonly call: Ready['call'] | null };

/** Builds the calls of one document; a null call cannot be made any more. */
const askedOf = async (needs: CellNeeds, tasks: Tasks, cells: readonly StoredCell[]): Promise<Asked[]> => {
  const [first] = cells;
  const models = callable(needs);
  const ask = first === undefined ? null : await tasks[first.genre].asker(first.pour, cells);
  return cells.map((cell) => {
    const model = models.find(({ id }) => id === cell.model);
    const asked = model === undefined ? null : (ask?.(cell) ?? null);
    return { cell, call: model === undefined || asked === null ? null : { model, ...asked } };
  });
};

const refuse = async ({ cells, databaseNow }: CellNeeds, cell: StoredCell, why: string): Promise<void> => {
  await cells.apply(cell, { kind: 'rejected', fence: cell.fence, at: await databaseNow(), why });
};

const notAskable = ({ model }: StoredCell): string =>
  `${model} is not configured any more, or what it was to be asked is gone`;

const claim = async ({ cells, databaseNow }: CellNeeds, due: readonly StoredCell[]) => {
  const at = await databaseNow();
  const claims = due.map((cell) => cells.apply(cell, { kind: 'claim', at, lease_ms: CLAIM_MS }));
  return (await Promise.all(claims)).filter((cell) => cell !== null);
};

/** Gives calls up: not charged, and shown as such. */
export const giveUp = async (needs: CellNeeds, due: readonly StoredCell[], why: string): Promise<void> => {
  await Promise.all((await claim(needs, due)).map((cell) => refuse(needs, cell, why)));
};

/** The calls of one account that fit its daily ceiling; the others are postponed to the next day. */
const within = async (needs: CellNeeds, compte: string, all: readonly Ready[]): Promise<readonly Ready[]> => {
  const { cells, spend, databaseNow } = needs;
  const fresh = all.filter(({ cell, day }) => cell.reserved_day !== day);
  const [first] = fresh;
  if (first === undefined) return all;
  const over = fresh.slice(await spend(compte, first.day, fresh.length));
  const not_before = await databaseNow();
  const why = 'the day’s ceiling is reached';
  const wait = async ({ cell, day }: Ready) =>
    cells.apply(cell, { kind: 'postpone', fence: cell.fence, not_before, why }, { blocked_day: day });
  await Promise.all(over.map(wait));
  return all.filter((ready) => !over.includes(ready));
};

/** Claims a batch of cells and prepares their calls. The ceiling is counted last: a fault before costs a claim only. */
export const prepare = async (
  needs: CellNeeds,
  tasks: Tasks,
  due: readonly StoredCell[],
): Promise<readonly Ready[]> => {
  const day = isoDay(needs.clock.now());
  const claimed = await claim(needs, due);
  const ready: Ready[] = [];
  for (const [pour, cells] of Map.groupBy(claimed, (cell) => cell.pour))
    await logAndContinue(needs, pour, async () => {
      const asked = await askedOf(needs, tasks, cells);
      const gone = asked.filter(({ call }) => call === null);
      await Promise.all(gone.map(({ cell }) => refuse(needs, cell, notAskable(cell))));
      for (const { cell, call } of asked) if (call !== null) ready.push({ cell, call, day });
    });
  const comptes = [...Map.groupBy(ready, ({ cell }) => cell.compte)];
  return (await Promise.all(comptes.map(([compte, prepared]) => within(needs, compte, prepared)))).flat();
};

/** Returns a claimed call. It keeps its reservation and its turn, and another process may take it at once. */
export const giveBack = async (needs: CellNeeds, { cell, day }: Ready, why: string): Promise<void> => {
  const { fence, not_before } = cell;
  await needs.cells.apply(cell, { kind: 'postpone', fence, not_before, why }, { reserved_day: day });
};
