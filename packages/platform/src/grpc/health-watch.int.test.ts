import { HealthClient, HealthCheckResponse_ServingStatus as Status } from '@agence/proto/health';
import { credentials, status } from '@grpc/grpc-js';
import { afterEach, expect, it } from '@jest/globals';
import { createLogger } from '../process/logger.ts';
import { type GrpcServer, serveGrpc } from './grpc-server.ts';
import { watchHealth } from './health-watch.ts';
import { TOKENS } from './tokens.fixture.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const serving = async (): Promise<GrpcServer> => {
  const server = await serveGrpc('127.0.0.1:0', TOKENS, [], createLogger('h', 'silent'));
  ends.push(server.drain);
  return server;
};

it('a service that serves is not held, one that only reads is held, and one that starts is neither', async () => {
  const [one, other] = [await serving(), await serving()];
  const watch = watchHealth([one, other].map(({ port }) => `127.0.0.1:${port}`));
  ends.push(watch.stop);
  const seen = async (what: () => boolean) => {
    while (!what()) await new Promise(setImmediate);
  };
  one.setServing(true);
  other.setHeld(true);
  expect([watch.allServing(), watch.held()]).toEqual([false, false]);
  other.setServing(true);
  await seen(watch.held);
  expect(watch.allServing()).toBe(false);
  other.setHeld(false);
  await seen(watch.allServing);
  expect(watch.held()).toBe(false);
});

it('probes are told: alive from the first moment, serving once it serves, and nothing of an unknown name', async () => {
  const server = await serving();
  const client = new HealthClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
  ends.push(() => client.close());
  const said = (service: string) =>
    new Promise((resolve) =>
      client.check({ service }, (fault, reply) => resolve(fault?.code ?? reply.status)),
    );
  expect([await said('liveness'), await said('')]).toEqual([Status.SERVING, Status.NOT_SERVING]);
  server.setServing(true);
  expect([await said('liveness'), await said('')]).toEqual([Status.SERVING, Status.SERVING]);
  expect(await said('constructor')).toBe(status.NOT_FOUND);
});
