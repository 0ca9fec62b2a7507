import { readFileSync } from 'node:fs';
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

/** Megabytes; none of a process that is gone. */
const residentOf = (pid: number): number => {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** What each process held least, in the second and in the last quarter of the looks; of those that lived through both. */
export function memorySeen(system: OwnSystem) {
  const looks: ReadonlyMap<number, readonly [string, number]>[] = [];
  const look = (): void => {
    const { services, gateways } = system.run();
    const all = [...Object.entries(services), ['gateway', gateways[0] ?? { pid: null }] as const];
    looks.push(
      new Map(
        all.flatMap(([name, { pid }]) => (pid === null ? [] : [[pid, [name, residentOf(pid)] as const]])),
      ),
    );
  };
  return {
    look,
    lines: (): readonly string[] => {
      const quarter = Math.ceil(looks.length / 4);
      const least = (pid: number, part: typeof looks) =>
        Math.min(...part.map((one) => one.get(pid)?.[1] ?? Infinity));
      return [...(looks.at(-1) ?? [])].flatMap(([pid, [name]]) => {
        const [before, after] = [
          least(pid, looks.slice(quarter, 2 * quarter)),
          least(pid, looks.slice(-quarter)),
        ];
        if (!Number.isFinite(before)) return [];
        return [
          `${name}: ${before.toFixed(0)} → ${after.toFixed(0)} MB (${(100 * (after / before - 1)).toFixed(1)} %)`,
        ];
      });
    },
  };
}
