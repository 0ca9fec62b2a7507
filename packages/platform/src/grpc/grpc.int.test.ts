import {
  MeasurementClient,
  type MeasurementServer,
  MeasurementService,
} from '@agence/proto/measurement/v1/measurement';
import { afterEach, expect, it } from '@jest/globals';
import { isTransient } from '../process/faults.ts';
import { createLogger } from '../process/logger.ts';
import { connectPeer, type Peer } from './grpc-client.ts';
import { type GrpcServer, serveGrpc } from './grpc-server.ts';
import { sha256, TOKENS } from './tokens.fixture.ts';

const OLD = 'the token of before';
const NEW = 'the token of from now';
const log = createLogger('grpc', 'silent');
const decrireModeles = async () => ({ modeles: 1 });

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

const serving = async (token: string): Promise<GrpcServer> => {
  const service = {
    definition: { decrireModeles: MeasurementService.decrireModeles },
    handlers: { decrireModeles },
  };
  const server = await serveGrpc('127.0.0.1:0', { ...TOKENS, tool_sha256: sha256(token) }, [service], log);
  ends.push(server.drain);
  return server;
};

const calling = ({ port }: GrpcServer, token: string): Peer<MeasurementServer> => {
  const peer = connectPeer<MeasurementServer>(MeasurementClient, `127.0.0.1:${port}`, { tool: token });
  ends.push(peer.close);
  return peer;
};

it('a token that a process does not know is a fault that passes, for the caller', async () => {
  const refused = await calling(await serving(OLD), NEW)
    .call.decrireModeles({}, { waitForReady: true })
    .catch((fault: unknown) => fault);
  expect(refused).toMatchObject({ details: 'UNAUTHENTICATED' });
  expect(isTransient(refused)).toBe(true);
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
      { ...TOKENS, tool_sha256: sha256(OLD) },
      [{ definition, handlers }],
      log,
    );
    ends.push(server.drain);
    const address = `127.0.0.1:${server.port}`;
    const peer = connectPeer<MeasurementServer>(
      MeasurementClient,
      address,
      { tool: OLD },
      {
        together,
        usual_ms: 20_000,
      },
    );
    ends.push(peer.close);
    expect((await peer.call.lireMesures({ compte: 'a', client: 'c' })).essais).toHaveLength(6_000);
  },
);
