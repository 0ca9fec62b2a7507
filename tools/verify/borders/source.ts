import { posix } from 'node:path';

/** A source file for the border checks. Paths are relative to the root of the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly specifier: string;
  /** `import type`: it does not exist at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

const TOKENS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text without comments, lines unmoved. */
export const withoutComments = (text: string): string =>
  text.replace(TOKENS, (token) => (token.startsWith('//') || token.startsWith('/*') ? blank(token) : token));

const withoutWords = (template: string): string =>
  template.replace(/\$\{[^}]*\}|[\s\S]/g, (part) => (part.startsWith('${') ? part : blank(part)));

/** The text without comments and strings, but with the expressions in templates. */
export const programOf = (text: string): string =>
  text.replace(TOKENS, (token) => {
    if (token.startsWith('`')) return withoutWords(token);
    // The quotes stay: `new Date('2026-11-21')` reads no clock, `new Date()` does.
    return token.startsWith('/') ? blank(token) : `'${blank(token.slice(1, -1))}'`;
  });

const FROM = /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]/gm;
const BARE = /^import\s+['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every import of a file, in any form. */
export function importsOf(text: string): Import[] {
  const program = withoutComments(text);
  const lineAt = (index: number) => program.slice(0, index).split('\n').length;
  const found = [
    ...[...program.matchAll(FROM)].map((m) => ({
      specifier: m[2],
      typeOnly: m[1] !== undefined,
      index: m.index,
    })),
    ...[...program.matchAll(BARE), ...program.matchAll(DYNAMIC)].map((m) => ({
      specifier: m[1],
      typeOnly: false,
      index: m.index,
    })),
  ];
  return found.map(({ specifier = '', typeOnly, index }) => ({ specifier, typeOnly, line: lineAt(index) }));
}

/** The workspace package of a path: `services/clients`, `packages/platform`, `proto`… */
export function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return ['services', 'packages', 'deploy', 'tools'].includes(first) ? `${first}/${second}` : first;
}

const foldersOf = (specifier: string): readonly string[] => {
  const name = /^@agence\/([^/]+)/.exec(specifier)?.[1];
  return name === undefined
    ? []
    : [`services/${name}`, `packages/${name}`, `deploy/${name}`, `tools/${name}`, name];
};

/** The folder of the workspace package `@agence/<name>`. */
export const folderOf = (specifier: string, files: ReadonlyMap<string, unknown>): string | undefined =>
  foldersOf(specifier).find((folder) => [...files.keys()].some((path) => path.startsWith(`${folder}/`)));

/** The file that an import names, when it is ours. */
export function fileOf(
  from: string,
  specifier: string,
  files: ReadonlyMap<string, unknown>,
): string | undefined {
  const [, name, ...rest] = specifier.split('/');
  const sub = rest.length === 0 ? name : rest.join('/');
  const paths = specifier.startsWith('.')
    ? [posix.join(posix.dirname(from), specifier)]
    : foldersOf(specifier).flatMap((folder) => [`${folder}/src/${sub}.ts`, `${folder}/${sub}.ts`]);
  return paths.find((path) => files.has(path));
}
