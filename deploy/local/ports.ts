import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which the kernel draws the ports of outgoing connections, which could take ours. */
const FROM = 15_000;
const TO = 32_000;

export function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  return promise;
}

/** That many free loopback ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(FROM, TO);
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
}
