import { setTimeout as pause } from 'node:timers/promises';
import { elapsed, machineNow } from '@agence/platform/clock';
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

/** What only reads is asked until somebody answers. */
export async function read<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean = () => true,
): Promise<NonNullable<T>> {
  for (let times = 0; times < TIMES; times += 1) {
    const answer = await orGone(ask());
    if (answer !== null && answer !== undefined && fits(answer)) return answer;
    await pause(AGAIN_MS);
  }
  throw new Error(`asked in vain: ${ask}`);
}

/** Any of the gateways. */
export const someGateway = ({ system: { gateways } }: World): string =>
  gateways[Math.floor(Math.random() * gateways.length)] ?? '';

const right = ({ status, headers }: Reply): boolean =>
  status < 500 || (status === 503 && /^\d+$/.test(headers['retry-after'] ?? ''));

/** The right answer, or 503 in time with when to come back: then the same call comes again, as the same command. */
export async function insist(
  world: World,
  what: string,
  send: (gateway: string) => Promise<Reply>,
): Promise<Reply> {
  for (let times = 0; times < TIMES; times += 1) {
    const [since, spent] = [machineNow().getTime(), elapsed()];
    const reply = await orGone(send(someGateway(world)));
    if (reply !== null) {
      const ms = spent();
      if (!right(reply) || (ms > world.slowest_ms && world.awoke() < since))
        throw new Error(`${what}: ${reply.status} after ${ms.toFixed(0)} ms, ${reply.text}`);
      if (reply.status !== 503 && !reply.text.includes(STILL_RUNNING)) return reply;
    }
    await pause(AGAIN_MS);
  }
  throw new Error(`asked in vain: ${what}`);
}
