import type { Gesture } from './model.ts';
import { PROCESSES } from './processes.ts';
import { OUTAGES } from './provider.ts';
import { below, numbers, oneOf } from './random.ts';
import { type Fault, ORDERS } from './world.ts';

/** What one agency does, and what happens to the system between its gestures. */
export type Step = { readonly gesture: Gesture } | { readonly fault: Fault };

/** Everything in it is decided by its seed and by the points that there are. */
export type Schedule = { readonly seed: number; readonly steps: readonly Step[] };

type Draw = () => number;

const GESTURES: readonly [(draw: Draw, name: string) => Gesture, ...((d: Draw, n: string) => Gesture)[]] = [
  (draw, name) => ({ kind: 'placer', sites: ['a', 'b', 'c'].slice(below(draw, 3)).map((one) => name + one) }),
  (draw) => ({ kind: 'retirer', client: below(draw, 5) }),
  (draw) => ({ kind: 'lancer', client: below(draw, 5) }),
  (draw, name) => ({ kind: 'corriger', client: below(draw, 5), metier: `métier ${name}` }),
  (_, name) => ({ kind: 'marque', nom: `Marque ${name}` }),
  (_, name) => ({ kind: 'diagnostic', site: `${name}p` }),
  () => ({ kind: 'virement' }),
  () => ({ kind: 'paiement' }),
  (_, name) => ({ kind: 'lead', entreprise: `Fleurs ${name}` }),
];

const FROZEN_MS = 4_000;
/** So short that no month ends by a night's schedules; longer than a pause or a lease. */
const JUMP_MIN = 20;

const FAULTS: readonly [(draw: Draw, point: string) => Fault, ...((d: Draw, p: string) => Fault)[]] = [
  (draw) => ({ kind: 'kill', who: oneOf(draw, PROCESSES) }),
  (draw) => ({ kind: 'freeze', who: oneOf(draw, PROCESSES), ms: 200 + below(draw, FROZEN_MS) }),
  // Most go where a process is between two things that belong together.
  ...Array.from({ length: 5 }, () => (draw: Draw, point: string): Fault => {
    return { kind: 'order', order: oneOf(draw, ORDERS), point };
  }),
  (draw) => ({ kind: oneOf(draw, ['wipe', 'keep', 'put back']) }),
  () => ({ kind: 'step down' }),
  (draw) => ({ kind: 'provider', outage: oneOf(draw, OUTAGES), ms: 500 + below(draw, FROZEN_MS) }),
  (draw) => ({ kind: 'clock', minutes: 1 + below(draw, JUMP_MIN) }),
];

/** Points come sorted, so that a seed means the same again. */
export function scheduleOf(seed: number, points: readonly [string, ...string[]]): Schedule {
  const draw = numbers(seed);
  const placed: Step = { gesture: { kind: 'placer', sites: ['first', 'second'] } };
  const steps = Array.from({ length: 6 + below(draw, 6) }, (_, i): Step => {
    if (draw() < 0.3) return { fault: oneOf(draw, FAULTS)(draw, oneOf(draw, points)) };
    return { gesture: oneOf(draw, GESTURES)(draw, `n${i}`) };
  });
  return { seed, steps: [placed, ...steps] };
}

/** Fewer steps that fail still: every step without which it fails as well is left out, `most` trials at most. */
export async function shrunk(
  { seed, steps }: Schedule,
  fails: (fewer: Schedule) => Promise<boolean>,
  most: number,
): Promise<Schedule> {
  let left = steps;
  let trials = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < left.length && trials < most; ) {
      const fewer = left.toSpliced(from, size);
      trials += 1;
      if (await fails({ seed, steps: fewer })) left = fewer;
      else from += size;
    }
  }
  return { seed, steps: left };
}
