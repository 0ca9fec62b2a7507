import { HistoryClient, type HistoryServer } from '@agence/proto/platform/v1/platform';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connectPeer, type Peer } from './grpc/grpc-client.ts';
import { type GrpcServer, serveGrpc } from './grpc/grpc-server.ts';
import { TOKEN, TOKENS } from './grpc/tokens.fixture.ts';
import { historyService } from './history.ts';
import { actingAs } from './process/actor.ts';
import { eraseActor } from './service-operator.ts';
import { journal } from './store/journal.ts';
import { ensureIndexes } from './store/mongo.ts';
import type { LoggedGesture } from './store/outbox.ts';
import { PLATFORM_INDEXES } from './store/platform-indexes.ts';
import { things } from './store/things.fixture.ts';

const parts = partsFor(beforeAll, afterAll);
let server: GrpcServer;
let peer: Peer<HistoryServer>;
beforeAll(async () => {
  await ensureIndexes(parts.db, PLATFORM_INDEXES);
  server = await serveGrpc('127.0.0.1:0', TOKENS, [historyService(parts.db)], parts.log);
  peer = connectPeer<HistoryServer>(HistoryClient, `127.0.0.1:${server.port}`, { tool: TOKEN });
});
afterAll(async () => {
  peer.close();
  await server.drain();
});

it('page after page, gestures of one millisecond are each shown once', async () => {
  const at = new Date('2026-11-25T12:00:00Z');
  const gesture = (n: number, when: Date): LoggedGesture => ({
    ...{ _id: `g-${String(n).padStart(3, '0')}`, at: when, compte: 'a', porte: 'api', qui: 'k' },
    faits: [{ quoi: 'client_pose', sur: 'c' }],
  });
  const older = gesture(999, new Date(at.getTime() - 1));
  const all = [...Array.from({ length: 120 }, (_, n) => gesture(n, at)), older];
  await parts.db.collection<LoggedGesture>('history').insertMany(all);
  const seen: string[] = [];
  const more = async (after?: { readonly at_ms: number; readonly id: string }): Promise<void> => {
    const before = { before_ms: after?.at_ms, before_id: after?.id };
    const { gestures } = await peer.call.readHistory({ compte: 'a', ...before });
    seen.push(...gestures.map(({ id }) => id));
    const last = gestures.at(-1);
    if (last !== undefined) await more(last);
  };
  await more();
  const newest = all.slice(0, 120).map(({ _id }) => _id);
  expect(seen).toEqual([...newest.toReversed(), older._id]);
});

it('who published an event is found by its id; what the machine did by itself is nobody’s', async () => {
  const { happen, relay, events } = things(parts, parts.bus);
  await actingAs({ compte: 'b', porte: 'console', qui: 'anne@b.test' }, () => happen('b'));
  await happen('b');
  await relay.settle();
  const published = await events().find({ 'data.compte': 'b' }).sort({ at: 1 }).toArray();
  const found = published.map(({ _id }) => peer.call.readHistory({ compte: 'b', event_id: _id }));
  const [gesture, nobody] = await Promise.all(found);
  expect(gesture?.gestures).toMatchObject([{ porte: 'console', qui: 'anne@b.test' }]);
  expect(nobody?.gestures).toEqual([]);
});

it('an erased address is named by no gesture and no entry of the journal; others stay as they are', async () => {
  const { happen, relay } = things(parts, parts.bus);
  for (const qui of ['Eve@d.test', 'anne@d.test'])
    await actingAs({ compte: 'd', porte: 'console', qui }, () => happen('d'));
  await relay.settle();
  await journal(parts.db).append({ operator: 'ada', what: 'lien_remis', on: 'eve@d.test', why: '' });
  const decided = parts.db.collection<{ state: { qui: string } }>('decided');
  await decided.insertMany(['eve@d.test', 'anne@d.test'].map((qui) => ({ state: { qui } })));
  await eraseActor(parts.db, 'eve@D.test', { decided: 'state.qui' });
  const { gestures } = await peer.call.readHistory({ compte: 'd' });
  expect(gestures.map(({ qui }) => qui)).toEqual(['anne@d.test', 'adresse effacée']);
  expect((await decided.find().toArray()).map(({ state }) => state.qui)).toEqual([
    'adresse effacée',
    'anne@d.test',
  ]);
  expect((await journal(parts.db).latest(1, undefined)).map(({ on }) => on)).toEqual(['adresse effacée']);
});
