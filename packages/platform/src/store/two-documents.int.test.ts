import { type Decision, propose, refuse } from '@agence/gesture';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type DocumentKind, documentStore } from './document-store.ts';
import { twoDocuments } from './two-documents.ts';

type Asked = { readonly command_id: string; readonly by: string };
type Door = { readonly held: Asked | null; readonly shut: boolean };
type DoorFact = { readonly type: 'held'; readonly asked: Asked } | { readonly type: 'released' | 'shut' };
type Seats = { readonly taken: readonly string[]; readonly places: number };
type SeatsFact =
  | { readonly type: 'taken'; readonly by: string }
  | { readonly type: 'turned_away' | 'place_added' };

const DOORS: DocumentKind<Door, DoorFact> = {
  collection: 'doors',
  initial: () => ({ held: null, shut: false }),
  evolve: (state, fact) => {
    if (fact.type === 'held') return { ...state, held: fact.asked };
    return fact.type === 'released' ? { ...state, held: null } : { ...state, shut: true };
  },
  announce: (fact, { id: client }) =>
    fact.type === 'held'
      ? [{ name: 'correction_engagee', data: { compte: 'a', client, command_id: fact.asked.command_id } }]
      : [],
};
const SEATS: DocumentKind<Seats, SeatsFact> = {
  collection: 'seats',
  initial: () => ({ taken: [], places: 1 }),
  evolve: (state, fact) => {
    if (fact.type === 'taken') return { ...state, taken: [...state.taken, fact.by] };
    return fact.type === 'place_added' ? { ...state, places: state.places + 1 } : state;
  },
  announce: () => [],
};

const prepare = (state: Door, asked: Asked): Decision<{ held: Asked }, DoorFact> => {
  if (state.held !== null) return propose({ held: state.held });
  return state.shut ? refuse('conflict', 'Fermé.') : propose({ held: asked }, [{ type: 'held', asked }]);
};
const FULL = { refusal: { kind: 'conflict', sentence: 'Complet.' } };
const take = ({ taken, places }: Seats, { by }: Asked): Decision<{ seat: string }, SeatsFact> =>
  taken.length >= places ? refuse('conflict', 'Complet.') : propose({ seat: by }, [{ type: 'taken', by }]);
const release = (state: Door): Decision<object, DoorFact> =>
  propose({}, state.held === null ? [] : [{ type: 'released' }]);

const parts = partsFor(beforeAll, afterAll);
beforeEach(() => parts.db.dropDatabase());

const both = { first: 'door', second: 'seats' };

/** Two documents as one process sees them. `kept`: a refusal stands. `dies`: before which document's write. */
const open = ({ kept = true, dies = '' } = {}) => {
  const doors = documentStore(parts.db, DOORS, () => {});
  const seats = documentStore(parts.db, SEATS, () => {});
  const dead = { carryOut: () => Promise.reject(new Error('dead')) };
  const gesture = twoDocuments({
    first: doors,
    second: { ...seats, ...(dies === 'seats' && dead) },
    part: 'let-in',
    prepare,
    prepared: (_: Asked, { held }: { readonly held: Asked }): Asked => held,
    decide: take,
    ...(kept && { refused: (): readonly SeatsFact[] => [{ type: 'turned_away' }] }),
    confirm: async ({ first }, { command_id }) => {
      if (dies === 'settle') throw new Error('dead');
      await doors.carryOut(first, release, { command_id: `${command_id}:release`, confirmer: true });
    },
  });
  const ask = (by: string, confirmer = true) =>
    gesture.carryOut({ ...both, command_id: `k-${by}`, confirmer }, async () => ({
      state: (await seats.read(both.second)).state,
      asked: { command_id: `k-${by}`, by },
    }));
  return { doors, seats, gesture, ask };
};

const held = async () => (await open().doors.read(both.first)).state.held;
const taken = async () => (await open().seats.read(both.second)).state.taken;
const add = (fact: SeatsFact, command_id: string) =>
  open().seats.carryOut(both.second, () => propose({}, [fact]), { command_id, confirmer: true });
const shut = () =>
  open().doors.carryOut(both.first, () => propose({}, [{ type: 'shut' }]), {
    command_id: 's',
    confirmer: true,
  });

it('proposed, it writes nothing; confirmed, it answers what was proposed', async () => {
  const { ask, doors, seats } = open();
  const proposed = await ask('a', false);
  const versions = [(await doors.read(both.first)).version, (await seats.read(both.second)).version];
  expect([proposed, versions]).toEqual([{ proposal: { seat: 'a' } }, [0, 0]]);
  expect(await ask('a')).toEqual(proposed);
  expect([await taken(), await held()]).toEqual([['a'], null]);
});

it('refused as a proposal, nothing is let in', async () => {
  await add({ type: 'taken', by: 'x' }, 'x');
  expect(await open().ask('a')).toEqual(FULL);
  expect((await open().doors.read(both.first)).version).toBe(0);
});

it.each([true, false])(
  'replayed under the same command, it says the same (refusals kept: %s)',
  async (kept) => {
    const { ask } = open({ kept });
    const first = await ask('a');
    await add({ type: 'place_added' }, 'more');
    expect(await ask('a')).toEqual(first);
    expect(await taken()).toEqual(['a']);
  },
);

it.each(['seats', 'settle'])('its process died before %s: the news completes it, once', async (dies) => {
  await expect(open({ dies }).ask('a')).rejects.toThrow('dead');
  const asked = await held();
  expect(asked).toEqual({ command_id: 'k-a', by: 'a' });
  const stored = await parts.db.collection<{ _id: string }>('doors').findOne({ _id: both.first });
  expect(stored).toMatchObject({ outbox: [{ name: 'correction_engagee' }, { id: 'doors/door/k-a:let-in' }] });
  for (const _ of [1, 2])
    expect(await open().gesture.resume(both, asked as Asked)).toEqual({ proposal: { seat: 'a' } });
  expect([await taken(), await held()]).toEqual([['a'], null]);
  expect(await open().ask('a')).toEqual({ proposal: { seat: 'a' } });
});

it('decided by the news while it was asked again: its first answer, not that it is done already', async () => {
  await expect(open({ dies: 'seats' }).ask('a')).rejects.toThrow('dead');
  const asked = { command_id: 'k-a', by: 'a' };
  const { gesture, seats } = open();
  const late = await gesture.carryOut({ ...both, command_id: 'k-a', confirmer: true }, async () => {
    await open().gesture.resume(both, asked);
    return { state: (await seats.read(both.second)).state, asked };
  });
  expect(late).toEqual({ proposal: { seat: 'a' } });
});

it('its process died and nobody heard of it: who comes next has it decided first', async () => {
  await expect(open({ dies: 'seats' }).ask('a')).rejects.toThrow('dead');
  expect(await open().ask('b')).toEqual(FULL);
  expect([await taken(), await held()]).toEqual([['a'], null]);
});

it('refused by the second after the first let it in: said so, undone in the first, and the verdict stands', async () => {
  await expect(open({ dies: 'seats' }).ask('a')).rejects.toThrow('dead');
  await add({ type: 'taken', by: 'x' }, 'x');
  const { gesture, ask } = open();
  expect(await gesture.resume(both, { command_id: 'k-a', by: 'a' })).toEqual(FULL);
  expect([await taken(), await held()]).toEqual([['x'], null]);
  await add({ type: 'place_added' }, 'more');
  expect(await gesture.resume(both, { command_id: 'k-a', by: 'a' })).toEqual(FULL);
  expect(await ask('a')).toEqual(FULL);
  expect(await ask('b')).toEqual({ proposal: { seat: 'b' } });
});

it('refused by the first, again and again: its sentence is the answer and the second is not asked', async () => {
  await shut();
  expect(await open().ask('a')).toEqual({ refusal: { kind: 'conflict', sentence: 'Fermé.' } });
  expect((await open().seats.read(both.second)).version).toBe(0);
});

it('fifty at once, in five processes: the one place is given once', async () => {
  const all = Array.from({ length: 5 }, () => open());
  const answers = await Promise.all(
    all.flatMap(({ ask }, p) => Array.from({ length: 10 }, (_, n) => ask(`${p}-${n}`))),
  );
  expect(answers.filter((answer) => 'proposal' in answer)).toHaveLength(1);
  expect([(await taken()).length, await held()]).toEqual([1, null]);
});
