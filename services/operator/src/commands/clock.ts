import { Refused } from '../answer.ts';
import type { System } from '../system.ts';
import { LONG, type Verb, type Verbs } from '../verb.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `25h`, `30d`, `1d12h` in seconds. */
const seconds = (span: string): number => {
  const parts = [...span.matchAll(/(\d+)([smhd])/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== span)
    throw new Refused(`"${span}" is not a span of time: write 25h, 30d, 90m or 1d12h`);
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0);
};

const shown = ({ now_ts, offset_s }: { now_ts: number; offset_s: number }) => ({
  now: new Date(now_ts * 1000).toISOString(),
  offset_s,
});

const clocks = async ({ every }: System) => {
  const all = await Promise.all([...every.values()].map((service) => service.showClock({})));
  const furthest = all.toSorted((a, b) => b.offset_s - a.offset_s)[0];
  if (furthest === undefined) throw new Refused('no service is known');
  return furthest;
};

/** Moves the product clock of every service, then runs the tasks that became due, so that the next read sees their result. */
const move = async ({ every, operator }: System, offset_s: number) => {
  const services = [...every.values()];
  const [first] = await Promise.all(services.map((service) => service.setClock({ offset_s, operator })));
  await Promise.all(services.map((service) => service.runTask({ name: '' }, LONG)));
  return first === undefined ? null : shown(first);
};

const moveBy = (way: 'forward' | 'back', sign: 1 | -1): Verb => ({
  describe: `move the product clock of every service ${way} (with TEST_CLOCK=1, as npm start with its demo)`,
  about: { '<span>': '25h, 30d, 90m' },
  warns: ({ arg: span }) => `move the product clock of every service ${span} ${way}`,
  run: async (system, { arg: span }) => move(system, (await clocks(system)).offset_s + sign * seconds(span)),
});

export const CLOCK: Verbs = {
  'clock show': {
    describe: 'show the product clock',
    run: async (system) => shown(await clocks(system)),
  },
  'clock advance <span>': moveBy('forward', 1),
  'clock rewind <span>': moveBy('back', -1),
  'clock reset': {
    describe: 'bring the product clock back to the time of the machine',
    warns: 'bring the product clock of every service back to the time of the machine',
    run: (system) => move(system, 0),
  },
};
