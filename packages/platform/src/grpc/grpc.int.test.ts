import {
  MeasurementClient,
  type MeasurementServer,
  MeasurementService,
} from '@agence/proto/measurement/v1/measurement';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isTransient } from '../process/faults.ts';
import { createLogger } from '../process/logger.ts';
import { sentTokens } from './callers.ts';
import { connectPeer, type Peer } from './grpc-client.ts';
import { type GrpcServer, serveGrpc } from './grpc-server.ts';
import { isInternalToken } from './internal-token.ts';
import { TOKENS } from './tokens.fixture.ts';

const OLD = 'the token of before';
const NEW = 'the token of from now';
const log = createLogger('grpc', 'silent');
const decrireModeles = async () => ({ modeles: 1 });

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

const serving = async (internal: string): Promise<GrpcServer> => {
  const service = {
    definition: { decrireModeles: MeasurementService.decrireModeles },
    handlers: { decrireModeles },
  };
  const server = await serveGrpc('127.0.0.1:0', { ...TOKENS, internal }, [service], log);
  ends.push(server.drain);
  return server;
};

const calling = ({ port }: GrpcServer, token: string): Peer<MeasurementServer> => {
  const peer = connectPeer<MeasurementServer>(
    MeasurementClient,
    `127.0.0.1:${port}`,
    sentTokens({ INTERNAL_TOKEN: token }),
  );
  ends.push(peer.close);
  return peer;
};

const answerOf = async (to: GrpcServer, token: string) =>
  calling(to, token).call.decrireModeles({}, { waitForReady: true });

describe('a token that is changed', () => {
  it.each([
    ['nobody has the new one yet', OLD, OLD],
    ['a process that knows both is called by one that knows the old one', `${OLD},${NEW}`, OLD],
    ['the old one is sent until all know both', OLD, `${OLD},${NEW}`],
    ['the new one is sent once all know both', `${OLD},${NEW}`, `${NEW},${OLD}`],
    ['the old one is taken away', `${NEW},${OLD}`, NEW],
  ])('%s', async (_, served, sent) => {
    expect(await answerOf(await serving(served), sent)).toMatchObject({ modeles: 1 });
  });

  it('that a process does not know is a fault that passes, for the caller', async () => {
    const refused = await answerOf(await serving(OLD), NEW).catch((fault: unknown) => fault);
    expect(refused).toMatchObject({ details: 'UNAUTHENTICATED' });
    expect(isTransient(refused)).toBe(true);
  });

  it('has 16 printable signs or more', () => {
    expect(
      [OLD, `${NEW},${OLD}`, 'short', `${OLD},short`, `${OLD},`, 'with a\nline of its own'].map(
        isInternalToken,
      ),
    ).toEqual([true, true, false, false, false, false]);
  });
});

it('a method that the other version does not know yet is a fault that passes', async () => {
  const missing = await calling(await serving(OLD), OLD)
    .call.lireMesures({ compte: 'a', client: 'c' }, { waitForReady: true })
    .catch((fault: unknown) => fault);
  expect(isTransient(missing)).toBe(true);
});

it.each([[[]], [['lireMesures' as const]]])(
  'a list that grew for years is answered whole %#',
  async (together) => {
    const essais = Array.from({ length: 6_000 }, (_, n) => ({
      ...{ id: `m_${n}_${'x'.repeat(900)}`, etat: 'faite', revision: 1 },
    }));
    const definition = { lireMesures: MeasurementService.lireMesures };
    const handlers = { lireMesures: async () => ({ essais }) };
    const server = await serveGrpc(
      '127.0.0.1:0',
      { ...TOKENS, internal: OLD },
      [{ definition, handlers }],
      log,
    );
    ends.push(server.drain);
    const address = `127.0.0.1:${server.port}`;
    const peer = connectPeer<MeasurementServer>(
      MeasurementClient,
      address,
      { internal: OLD },
      {
        together,
        usual_ms: 20_000,
      },
    );
    ends.push(peer.close);
    expect((await peer.call.lireMesures({ compte: 'a', client: 'c' })).essais).toHaveLength(6_000);
  },
);
