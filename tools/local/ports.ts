import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.ts';

/** Below the kernel's range for outgoing connections, which could take our ports. */
const FROM = 15_000;
const TO = 32_000;
const STRETCH = 100;

export function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  return promise;
}

/** Held while this process lives. */
const locks: (() => void)[] = [];

/** Claims a range of ports: two starts that look at the same time may find the same ports free. */
function claim(from: number): boolean {
  const folder = join(tmpdir(), `agence-ports-${process.getuid?.() ?? ''}`);
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, String(from)));
  if (lock !== undefined) locks.push(lock);
  return lock !== undefined;
}

function* drawn(): Generator<number, never> {
  for (;;) {
    const from = FROM + STRETCH * randomInt((TO - FROM) / STRETCH);
    if (claim(from)) for (let port = from; port < from + STRETCH; port += 1) yield port;
  }
}
const draw = drawn();

/** Free loopback ports that no other start on this machine gets while this process lives. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = draw.next().value;
    if (await isFree(port)) found.push(port);
  }
  return found;
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
