import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Licences under which a service may be sold: they ask for a notice at most, never for our source. */
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

/** An SPDX expression: one licence of an OR must be allowed, all of an AND. */
export const allows = (expression: string): boolean => {
  const names = expression.replace(/[()]/g, '').split(/ (?:OR|AND) /);
  const isChoice = / OR /.test(expression) && !/ AND /.test(expression);
  return isChoice ? names.some((name) => ALLOWED.test(name)) : names.every((name) => ALLOWED.test(name));
};

/** Old packages name their licence as an object, or as a list of choices. */
export const licenceOf = ({ license, licenses = [] }: Manifest): string =>
  (typeof license === 'string' ? license : license?.type) ?? licenses.map(({ type }) => type).join(' OR ');

/** Every third-party package that a service can load, as installed. */
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
        // Optional and peer dependencies may be absent; any other absent package has an unknown licence.
        return name in dependencies ? [{ name }] : [];
      }),
    ];
  };
  return readdirSync(join(root, 'services')).flatMap((name) => visit(join(root, 'services', name)));
}

/** Resolves a package as Node does. */
function installed(from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : installed(dirname(from), name);
}
