import type { LoopProbe, Probed } from '@agence/testing/fuzz';
import type { OwnSystem } from '@agence/testing/system';

/** What callers were answered, by what they asked. */
export function answersSeen() {
  const all = new Map<string, { ms: number[]; statuses: Map<string, number> }>();
  return {
    note: (what: string, status: string, ms: number): void => {
      const of = all.get(what) ?? { ms: [], statuses: new Map<string, number>() };
      of.ms.push(ms);
      of.statuses.set(status, (of.statuses.get(status) ?? 0) + 1);
      all.set(what, of);
    },
    statuses: (): ReadonlySet<string> =>
      new Set([...all.values()].flatMap(({ statuses }) => [...statuses.keys()])),
    lines: (): readonly string[] =>
      [...all].map(([what, { ms, statuses }]) => {
        const sorted = ms.toSorted((a, b) => a - b);
        const at = (q: number) => sorted[Math.floor((sorted.length - 1) * q)]?.toFixed(0);
        return `${what}: ${sorted.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${JSON.stringify([...statuses])}`;
      }),
  };
}

const MEGABYTE = 2 ** 20;

/** What a process may hold more in the last quarter than in the second, when it was warm. */
const GROWTH = 0.05;

/** What each process holds after its garbage is gone; of those that live through it all. */
export function memorySeen(system: OwnSystem, probe: LoopProbe) {
  const looks: ReadonlyMap<string, Probed>[] = [];
  const firsts = (): readonly (readonly [string, number])[] => {
    const { services, gateways } = system.run();
    const all = [...Object.entries(services), ['gateway', gateways[0] ?? { pid: null }] as const];
    return all.flatMap(([name, { pid }]) =>
      pid === null || name.endsWith('-2') ? [] : [[name, pid] as const],
    );
  };
  const least = (name: string, part: typeof looks): number =>
    Math.min(...part.map((one) => one.get(name)?.held ?? Infinity));
  const quarters = (name: string) => {
    const quarter = Math.floor(looks.length / 4);
    const lasting = Math.max(1, quarter);
    const [before, after] = [
      least(name, looks.slice(quarter, quarter + lasting)),
      least(name, looks.slice(-lasting)),
    ];
    return { before, after, growth: after / before - 1 };
  };
  const names = (): readonly string[] => [...(looks.at(-1)?.keys() ?? [])];
  return {
    look: async (): Promise<void> => {
      const probed = firsts().map(async ([name, pid]) => [name, await probe.probed(pid)] as const);
      looks.push(new Map(await Promise.all(probed)));
    },
    /** Those that hold more and more. */
    growing: (): readonly string[] => names().filter((name) => !(quarters(name).growth < GROWTH)),
    lines: (): readonly string[] =>
      names().map((name) => {
        const { before, after, growth } = quarters(name);
        const most = Math.max(...looks.map((one) => one.get(name)?.rss ?? 0));
        const mb = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
        return `${name}: ${mb(before)} → ${mb(after)} MB held (${(100 * growth).toFixed(1)} %), ${mb(most)} MB resident at most`;
      }),
  };
}
