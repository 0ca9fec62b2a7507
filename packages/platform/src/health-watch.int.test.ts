import { afterEach, expect, it } from '@jest/globals';
import { type GrpcServer, serveGrpc } from './grpc-server.ts';
import { watchHealth } from './health-watch.ts';
import { createLogger } from './logger.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const serving = async (): Promise<GrpcServer> => {
  const server = await serveGrpc('127.0.0.1:0', 'the token of this test', [], createLogger('h', 'silent'));
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
