import { posix } from 'node:path';
import { fileOf, folderOf, importsOf, packageOf } from './source.ts';

/**
 * The borders that no linter knows: each is a function from the files to one sentence per violation. Cycles, homes of
 * libraries, the environment and file lengths are in `oxlint.config.ts`, the clock in `clock.grit` for biome.
 */
type Files = ReadonlyMap<string, string>;
type Border = (files: Files) => string[];

const isRule = (path: string): boolean => path.endsWith('.rule.ts');
const isGenerated = (path: string): boolean => path.startsWith('proto/gen/');

/** 1. Rules import only pure code, transitively: the kernel, words, and pure files of their service. Type imports are free. */
const rulesArePure: Border = (files) => {
  const impure = (path: string, seen: Set<string>): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    return importsOf(files.get(path) ?? '').flatMap(({ specifier, typeOnly }) => {
      const target = fileOf(path, specifier, files);
      if (/^@agence\/(gesture|words)(\/|$)/.test(specifier)) return [];
      const own = target !== undefined && packageOf(target) === packageOf(path);
      if (typeOnly) return own || specifier.startsWith('@agence/proto') ? [] : [`types of ${specifier}`];
      return own ? impure(target, seen) : [`${specifier} in ${path}`];
    });
  };
  return [...files.keys()]
    .filter(isRule)
    .flatMap((path) => impure(path, new Set()).map((what) => `${path}: a rule reaches ${what}`));
};

/** 2. A service imports no other service, and the shared packages import no service. */
const servicesAreApart: Border = (files) =>
  [...files].flatMap(([path, text]) => {
    if (!/^(services|packages|proto)\//.test(path)) return [];
    return importsOf(text).flatMap(({ specifier, line }) => {
      const target = fileOf(path, specifier, files) ?? folderOf(specifier, files);
      const to = target === undefined ? '' : packageOf(target);
      return to.startsWith('services/') && to !== packageOf(path) ? [`${path}:${line}: imports ${to}`] : [];
    });
  });

/** Tests and their helpers may import anything. */
const isBeside = (path: string): boolean => /\.(test|fixture)\.ts$|\/testing\//.test(path);
/** The folder of a service or package that holds a file; a file beside the folders counts as a folder. */
const roomOf = (path: string): string => path.split('/').slice(0, 4).join('/');

/** The folders of services and packages, with the folders from which each imports more than types. */
function roomsOf(files: Files): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    if (!/^(services|packages)\/[^/]+\/src\//.test(path) || isBeside(path)) continue;
    const to = rooms.get(roomOf(path)) ?? new Set();
    for (const { specifier, typeOnly } of importsOf(text)) {
      const target = typeOnly ? undefined : fileOf(path, specifier, files);
      const inside = target !== undefined && packageOf(target) === packageOf(path);
      if (inside && roomOf(target) !== roomOf(path)) to.add(roomOf(target));
    }
    rooms.set(roomOf(path), to);
  }
  return rooms;
}

/** 3. The folders of a service or package import each other without cycles. */
const foldersHaveNoRing: Border = (files) => {
  const rooms = roomsOf(files);
  const reach = (from: string, seen: Set<string>): ReadonlySet<string> => {
    for (const next of rooms.get(from) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  const from = new Map([...rooms.keys()].map((room) => [room, reach(room, new Set())]));
  return [...from].flatMap(([room, reached]) => {
    if (!reached.has(room)) return [];
    const others = [...reached].filter((other) => other !== room && from.get(other)?.has(room));
    return [`${room}: imports itself by way of ${others.map((other) => posix.basename(other)).join(', ')}`];
  });
};

const SILENCED = /@ts-(ignore|expect-error|nocheck)\b|(biome|oxlint|eslint|prettier)-(ignore|disable)\b/;

/** 4. No line may silence a check. */
const nothingSilenced: Border = (files) =>
  [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, i) => (SILENCED.test(line) ? [`${path}:${i + 1}: silences a check`] : [])),
  );

const BORDERS: readonly Border[] = [rulesArePure, servicesAreApart, foldersHaveNoRing, nothingSilenced];

/** One sentence for each place where a hand-written file crosses a border; the files by their path from the root. */
export const crossings = (sources: Files): string[] => {
  const files = new Map([...sources].filter(([path]) => !isGenerated(path)));
  return BORDERS.flatMap((border) => border(files));
};
