import {
  HistoryClient,
  type HistoryServer,
  HistoryService,
  LotsClient,
  ServiceOperatorService,
} from '@agence/proto/platform/v1/platform';
import { credentials, Metadata, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { actingAs, currentActor } from '../process/actor.ts';
import { endIn, timeLeft, withDeadline } from '../process/deadline.ts';
import { isTransient, Unavailable } from '../process/faults.ts';
import { createLogger } from '../process/logger.ts';
import { putTokens } from './callers.ts';
import { connectPeer } from './grpc-client.ts';
import { type GrpcServer, served, serveGrpc } from './grpc-server.ts';
import { OPERATOR_TOKEN, TOKEN, TOKENS } from './tokens.fixture.ts';

const log = createLogger('grpc', 'silent');
const LONG = 'x'.repeat(1024 * 1024);

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

/** Answers with who asked, how long he waits and how many were being answered at once. */
async function serving(): Promise<GrpcServer> {
  let atOnce = 0;
  const service = served<HistoryServer>(HistoryService, {
    readHistory: async ({ compte }) => {
      atOnce += 1;
      await new Promise(setImmediate);
      const answered = {
        at_ms: atOnce,
        at_ts: timeLeft(9_999),
        porte: compte,
        qui: currentActor()?.qui ?? '',
      };
      if (compte === 'fault') throw new TypeError('what nobody outside is told');
      if (compte === 'away') throw new Unavailable('a moment');
      return { gestures: [{ id: compte === 'long' ? LONG : compte, ...answered, faits: [] }] };
    },
  });
  const server = await serveGrpc('127.0.0.1:0', TOKENS, [service], log);
  ends.push(server.drain);
  return server;
}

const asking = ({ port }: GrpcServer, token = TOKEN) => {
  const peer = connectPeer<HistoryServer>(
    HistoryClient,
    `127.0.0.1:${port}`,
    { tool: token },
    {
      together: ['readHistory'],
    },
  );
  ends.push(peer.close);
  return async (compte: string) => (await peer.call.readHistory({ compte })).gestures[0];
};

const ready = async (server: GrpcServer) => {
  const ask = asking(server);
  while ((await ask('ready').catch(() => undefined)) === undefined) await new Promise(setImmediate);
  return ask;
};

const as =
  (qui: string) =>
  <T>(run: () => Promise<T>) =>
    actingAs({ compte: 'a', porte: 'api', qui }, run);

describe('calls that share a lot', () => {
  it('are answered side by side, each with its own reply, actor and deadline', async () => {
    const ask = await ready(await serving());
    const [mine, hurried, nobodys] = await Promise.all([
      as('…1234')(() => ask('a')),
      as('…5678')(() => withDeadline(endIn(300), () => ask('b'))),
      ask('c'),
    ]);
    expect([mine?.id, hurried?.id, nobodys?.id]).toEqual(['a', 'b', 'c']);
    expect([mine?.at_ms, hurried?.at_ms, nobodys?.at_ms]).toEqual(Array(3).fill(mine?.at_ms));
    expect([mine?.qui, hurried?.qui, nobodys?.qui]).toEqual(['…1234', '…5678', '']);
    expect(hurried?.at_ts).toBeLessThanOrEqual(300);
    expect(nobodys?.at_ts).toBeGreaterThan(300);
  });

  it('have what is left of a deadline in parts of a millisecond, as after a slow authentication', async () => {
    const ask = await ready(await serving());
    const answer = await withDeadline(endIn(1_500.5), () => ask('a'));
    expect(answer?.id).toBe('a');
  });

  it('fail each for itself, and no word of a fault crosses', async () => {
    const ask = await ready(await serving());
    const [fine, fault, away] = await Promise.allSettled(['a', 'fault', 'away'].map(ask));
    expect(fine).toMatchObject({ status: 'fulfilled', value: { id: 'a' } });
    expect(fault).toMatchObject({ status: 'rejected', reason: { message: '13 INTERNAL' } });
    expect(away).toMatchObject({ status: 'rejected', reason: { details: 'UNAVAILABLE' } });
    const faults = [fault, away].map((one) => one?.status === 'rejected' && isTransient(one.reason));
    expect(faults).toEqual([false, true]);
  });

  it('are asked again alone where their answers are too much for one message', async () => {
    const ask = await ready(await serving());
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('long')));
    expect(answers.map((one) => one?.id.length)).toEqual(Array(5).fill(LONG.length));
  });

  it('of a stranger are refused', async () => {
    const server = await serving();
    await ready(server);
    const refused = await asking(server, 'the token of somebody else')('a').catch((fault: unknown) => fault);
    expect(refused).toMatchObject({ details: 'UNAUTHENTICATED' });
  });

  it('reach no service of operators, whatever they carry', async () => {
    const handlers = { showClock: async () => ({ now_ts: 1, offset_s: 0 }) };
    const { showClock } = ServiceOperatorService;
    const server = await serveGrpc('127.0.0.1:0', TOKENS, [{ definition: { showClock }, handlers }], log);
    ends.push(server.drain);
    const client = new LotsClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
    ends.push(() => client.close());
    const metadata = new Metadata({ waitForReady: true });
    putTokens(metadata, { tool: TOKEN, operator: OPERATOR_TOKEN });
    const asked = [{ path: showClock.path, request: Buffer.alloc(0), left_ms: 5_000, headers: {} }];
    const codes = await new Promise((resolve) =>
      client.ask({ asked }, metadata, (_, reply) => resolve(reply.answered.map((each) => each.status))),
    );
    expect(codes).toEqual([status.UNIMPLEMENTED]);
  });

  it('are answered while their server drains, which waits for nobody that goes on asking', async () => {
    const server = await serving();
    const ask = await ready(server);
    let drained = false;
    const last = ask('last');
    const drain = server.drain().then(() => {
      drained = true;
    });
    expect((await last)?.id).toBe('last');
    while (!drained) await ask('more').catch((fault: unknown) => expect(isTransient(fault)).toBe(true));
    await drain;
  });
});
