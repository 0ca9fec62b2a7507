import { type Decision, propose, refuse } from '@agence/gesture';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentKind } from './document-store.ts';
import { documentStore } from './document-store.ts';

type State = { readonly taken: readonly string[] };
type Taken = { readonly type: 'taken'; readonly by: string };
type Take = { readonly by: string; readonly places: number };

const KIND: DocumentKind<State, Taken> = {
  collection: 'seats',
  initial: () => ({ taken: [] }),
  evolve: (state, { by }) => ({ taken: [...state.taken, by] }),
  announce: (_, { id }) => [{ name: 'client_pose', data: { compte: id, client: 'c', revision: 1 } }],
};

const take = (state: State, { by, places }: Take): Decision<{ seat: number }, Taken> =>
  state.taken.length >= places
    ? refuse('conflict', 'Il n’en reste plus.')
    : propose({ seat: state.taken.length + 1 }, [{ type: 'taken', by }]);

const parts = partsFor(beforeAll, afterAll);

const open = () => documentStore(parts.db, KIND, () => {});
const command = (n: number, more: Partial<Take> = {}) => ({
  command_id: `command-${n}-${Math.random()}`,
  confirmer: true,
  by: String(n),
  places: 1,
  ...more,
});

describe('a document', () => {
  it('is not written by a proposal, and a confirmed gesture answers what was proposed', async () => {
    const store = open();
    const asked = command(1);
    const proposed = await store.carryOut('dry', take, { ...asked, confirmer: false });
    expect((await store.read('dry')).version).toBe(0);
    expect(await store.carryOut('dry', take, asked)).toEqual(proposed);
    expect(await store.read('dry')).toMatchObject({ version: 1, state: { taken: ['1'] } });
  });

  it('gives seven places to seven of fifty callers spread over five processes that do not know each other', async () => {
    const stores = Array.from({ length: 5 }, open);
    const all = stores.flatMap((store) =>
      Array.from({ length: 10 }, () => store.carryOut('seven', take, command(Math.random(), { places: 7 }))),
    );
    const won = (await Promise.all(all)).filter((outcome) => 'proposal' in outcome);
    expect(won).toHaveLength(7);
    expect(new Set((await stores[0]?.read('seven'))?.state.taken).size).toBe(7);
  });

  it('answers a command asked twice with its first answer, and carries it out once', async () => {
    const store = open();
    const asked = command(1, { places: 9 });
    const first = await store.carryOut('twice', take, asked);
    await store.carryOut('twice', take, command(2, { places: 9 }));
    expect(await store.carryOut('twice', take, asked)).toEqual(first);
    expect(await store.answered('twice', asked.command_id)).toEqual({ seat: 1 });
    expect((await store.read('twice')).state.taken).toEqual(['1', '2']);
  });

  it('keeps the news and the answer of each gesture with it, in the same write', async () => {
    const store = open();
    const asked = command(1);
    await store.carryOut('news', take, asked);
    const stored = await parts.db.collection<{ _id: string }>('seats').findOne({ _id: 'news' });
    expect(stored).toMatchObject({
      version: 1,
      outbox: [
        { kind: 'event', name: 'client_pose', data: { compte: 'news', client: 'c', revision: 1 } },
        { kind: 'reply', id: `seats/news/${asked.command_id}`, reply: { seat: 1 } },
      ],
    });
  });

  it('has no document without a name', async () => {
    await expect(open().read('')).rejects.toThrow('an id is needed');
  });

  it('is told apart by the number of its shape', async () => {
    const store = open();
    await store.carryOut('shape', take, command(1));
    const seats = parts.db.collection<{ _id: string }>('seats');
    expect(await seats.findOne({ _id: 'shape' })).toMatchObject({ shape: 1 });
    await seats.updateOne({ _id: 'shape' }, { $set: { shape: 2 } });
    await expect(store.read('shape')).rejects.toThrow(
      'seats/shape has shape 2, and this release reads 1 only',
    );
    await expect(store.readMany({ _id: 'shape' })).rejects.toThrow('seats/shape has shape 2');
    await expect(store.carryOut('shape', take, command(2))).rejects.toThrow('seats/shape has shape 2');
  });

  it('without a number has the first shape', async () => {
    const store = open();
    await store.carryOut('old', take, command(1));
    await parts.db.collection<{ _id: string }>('seats').updateOne({ _id: 'old' }, { $unset: { shape: '' } });
    expect((await store.read('old')).state).toEqual({ taken: ['1'] });
  });
});
