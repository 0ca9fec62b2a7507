import { setTimeout as pause } from 'node:timers/promises';
import { elapsed, machineNow } from '@agence/platform/process/clock';
import type { Account } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import type { World } from './world.ts';

/** Slow enough for the limit of a key's calls. */
const AGAIN_MS = 1_000;
/** As long as a step of a schedule is waited for (run.ts), which says more when it gives up. */
const TIMES = 240;
const STILL_RUNNING = 'Idempotency-Key est encore en cours';

/** Null: the gateway that was called is gone. */
export const orGone = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((fault: unknown) => {
    // An error of Node's own: no `Error` of this realm.
    if (typeof fault === 'object' && fault !== null && 'code' in fault) return null;
    throw fault;
  });

/** Any of the gateways. */
export const someGateway = ({ system: { gateways } }: World): string =>
  gateways[Math.floor(Math.random() * gateways.length)] ?? '';

const right = ({ status, headers }: Reply): boolean =>
  status < 500 || (status === 503 && /^\d+$/.test(headers['retry-after'] ?? ''));

type Fits = (reply: Reply) => boolean;

/**
 * The right answer, or 503 in time with when to come back: then the same call comes again, as the same command. So it does
 * until its answer fits.
 */
export async function insist(
  world: World,
  what: string,
  send: (gateway: string) => Promise<Reply>,
  fits: Fits = () => true,
): Promise<Reply> {
  for (let times = 0; times < TIMES; times += 1) {
    const [since, spent] = [machineNow().getTime(), elapsed()];
    const reply = await orGone(send(someGateway(world)));
    if (reply !== null) {
      const ms = spent();
      if (!right(reply) || (ms > world.slowest_ms && world.awoke() < since))
        throw new Error(`${what}: ${reply.status} after ${ms.toFixed(0)} ms, ${reply.text}`);
      if (reply.status !== 503 && !reply.text.includes(STILL_RUNNING) && fits(reply)) return reply;
    }
    await pause(AGAIN_MS);
  }
  throw new Error(`asked in vain: ${what}`);
}

const ok = (what: string, { status, text }: Reply): void => {
  if (status !== 200) throw new Error(`${what}: ${status}, ${text}`);
};

/** What an agency may always read, held to the same as what it does: asked until the answer fits. */
export async function read<T>(
  world: World,
  { agence }: Account,
  path: string,
  fits: (body: T) => boolean = () => true,
): Promise<T> {
  const what = `GET ${path}`;
  const reply = await insist(
    world,
    what,
    (gateway) => agence.through(gateway).hasty.get(path),
    (one) => {
      ok(what, one);
      return fits(one.body as T);
    },
  );
  return reply.body as T;
}
