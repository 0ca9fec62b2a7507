import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Licences that let a service be sold: they ask for their notice at most, never for our own source. */
const ALLOWED =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-2-Clause|BSD-3-Clause|CC0-1\.0|ISC|MIT|MIT-0|Unlicense|Zlib)$/;

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** An SPDX expression: of a choice one must do, of everything else each. */
export const allows = (expression: string): boolean => {
  const names = expression.replace(/[()]/g, '').split(/ (?:OR|AND) /);
  const isChoice = / OR /.test(expression) && !/ AND /.test(expression);
  return isChoice ? names.some((name) => ALLOWED.test(name)) : names.every((name) => ALLOWED.test(name));
};

/** Packages of old name their licence by an object, or by a list to choose from. */
export const licenceOf = ({ license, licenses = [] }: Manifest): string =>
  (typeof license === 'string' ? license : license?.type) ?? licenses.map(({ type }) => type).join(' OR ');

/** Every package of others that a service of this repository can load, as it is installed. */
export function shippedPackages(root: string): Manifest[] {
  const seen = new Set<string>();
  const visit = (folder: string): Manifest[] => {
    if (seen.has(folder)) return [];
    seen.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const { dependencies = {}, optionalDependencies, peerDependencies } = manifest;
    const others = folder.includes(`${sep}node_modules${sep}`) ? [manifest] : [];
    const needed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    return [
      ...others,
      ...needed.flatMap((name) => {
        const found = installed(folder, name);
        if (found !== undefined) return visit(found);
        // Optional ones and peers need not be there; of another one that is missing nobody knows the licence.
        return name in dependencies ? [{ name }] : [];
      }),
    ];
  };
  return readdirSync(join(root, 'services')).flatMap((name) => visit(join(root, 'services', name)));
}

/** Where Node would find it. */
function installed(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : installed(dirname(from), name);
}

/** One sentence for each package whose licence does not let a service be sold, or is not known. */
export const refusals = (packages: readonly Manifest[]): string[] =>
  packages
    .filter((one) => !allows(licenceOf(one)))
    .map((one) => {
      const licence = licenceOf(one) || 'no licence that it names';
      return `${one.name} ${one.version ?? '(not installed)'} ships under ${licence}: not on the list in tools/verify/licences.ts`;
    });
