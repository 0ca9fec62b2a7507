import { fileOf, folderOf, importsOf, packageOf, programOf, type SourceFile } from './source.ts';

/**
 * The borders that keep the house in order, each one a function from the files to the sentences about those that
 * cross it. An empty list is what we want.
 */
type Files = ReadonlyMap<string, string>;
type Border = (files: Files) => string[];

const isRule = (path: string): boolean => path.endsWith('.rule.ts');
const isGenerated = (path: string): boolean => path.startsWith('proto/gen/');

/** 1. What a rule runs is pure, all the way down: the kernel, words, and files of its own service that keep the same law. Types are free. */
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

/** 2. A service imports no other service, and the machinery imports none at all. */
const servicesAreApart: Border = (files) =>
  eachImport(files, ({ path, line, specifier }) => {
    const target = fileOf(path, specifier, files) ?? folderOf(specifier, files);
    const to = target === undefined ? undefined : packageOf(target);
    if (to === undefined || !to.startsWith('services/') || to === packageOf(path)) return [];
    return /^(services|packages|proto)\//.test(path) ? [`${path}:${line}: imports ${to}`] : [];
  });

const LIBRARIES: readonly { name: RegExp; allowed: RegExp; where: string }[] = [
  {
    name: /^mongodb$/,
    allowed: /\.store\.ts$|\.store(\.int)?\.test\.ts$|^packages\/platform\/|^tools\/local\//,
    where: '*.store.ts and packages/platform',
  },
  { name: /^@nats-io\//, allowed: /^packages\/platform\//, where: 'packages/platform' },
  { name: /^(@grpc\/|grpc-)/, allowed: /^packages\/platform\//, where: 'packages/platform' },
  { name: /^express$/, allowed: /^services\/(gateway|form)\//, where: 'services/gateway and services/form' },
];

/** 3. Each library of the outside world has one home. */
const librariesStayHome: Border = (files) =>
  eachImport(files, ({ path, line, specifier }) =>
    LIBRARIES.filter(({ name, allowed }) => name.test(specifier) && !allowed.test(path)).map(
      ({ where }) => `${path}:${line}: ${specifier} belongs in ${where}`,
    ),
  );

const CLOCK = /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bTemporal\.Now\b/;
const hasItsOwnClock = (path: string): boolean =>
  path.startsWith('packages/platform/') || path.startsWith('test/');

/** 4. The environment is read in `config.ts`, the clock in `packages/platform`; the tests from outside look at their watch. */
const worldComesIn: Border = (files) =>
  [...files].flatMap(([path, text]) =>
    programOf(text)
      .split('\n')
      .flatMap((line, i) => {
        const crossed = [];
        if (/\bprocess\.env\b/.test(line) && !/(^|\/)config\.ts$/.test(path))
          crossed.push(`${path}:${i + 1}: process.env belongs in config.ts`);
        if (CLOCK.test(line) && !hasItsOwnClock(path))
          crossed.push(`${path}:${i + 1}: the clock belongs in packages/platform`);
        return crossed;
      }),
  );

/** 5. No file imports itself by a detour. (Unused files and exports are knip's to find.) */
const noCycles: Border = (files) => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) cycles.push(`${[...way.slice(start), path].join(' → ')}: a cycle`);
    if (start >= 0 || done.has(path)) return;
    for (const { specifier } of importsOf(files.get(path) ?? '')) {
      const target = fileOf(path, specifier, files);
      if (target !== undefined) visit(target, [...way, path]);
    }
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  return cycles;
};

const SIZES: readonly { name: RegExp; most: number }[] = [
  { name: /\.rule\.ts$/, most: 60 },
  { name: /\.handler\.ts$|^services\/gateway\/src\/routes\/(?!.*\.test\.ts$)/, most: 40 },
  { name: /(^|\/)main\.ts$/, most: 25 },
  { name: /./, most: 200 },
];

/** 6. A file can be read in one sitting. */
const filesAreShort: Border = (files) =>
  [...files].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    const most = SIZES.find(({ name }) => name.test(path))?.most ?? 200;
    return lines > most ? [`${path}: ${lines} lines, at most ${most}`] : [];
  });

const SILENCED = /@ts-(ignore|expect-error|nocheck)\b|(biome|oxlint|eslint|prettier)-(ignore|disable)\b/;

/** A check that is silenced on one line is no check. */
const nothingSilenced: Border = (files) =>
  [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, i) => (SILENCED.test(line) ? [`${path}:${i + 1}: silences a check`] : [])),
  );

const BORDERS: readonly Border[] = [
  rulesArePure,
  servicesAreApart,
  librariesStayHome,
  worldComesIn,
  noCycles,
  filesAreShort,
  nothingSilenced,
];

/** One sentence for each place where a hand-written file crosses a border. */
export function crossings(sources: readonly SourceFile[]): string[] {
  const files = new Map(
    sources.filter(({ path }) => !isGenerated(path)).map(({ path, text }) => [path, text]),
  );
  return BORDERS.flatMap((border) => border(files));
}

function eachImport(
  files: Files,
  judge: (found: { path: string; line: number; specifier: string }) => string[],
): string[] {
  return [...files].flatMap(([path, text]) =>
    importsOf(text).flatMap(({ specifier, line }) => judge({ path, line, specifier })),
  );
}
