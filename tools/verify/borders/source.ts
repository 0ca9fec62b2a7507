import { posix } from 'node:path';

const TOKENS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text without comments, lines unmoved. */
export const withoutComments = (text: string): string =>
  text.replace(TOKENS, (token) => (token.startsWith('//') || token.startsWith('/*') ? blank(token) : token));

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`. */
const IMPORT =
  /^(?:(?:import|export)\s+(type\s)?[^;'"]*?from\s+|import\s+)['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Every import of a file, in any form; one of types alone does not exist at run time. */
export function importsOf(text: string) {
  const program = withoutComments(text);
  return [...program.matchAll(IMPORT)].map(({ 1: type, 2: from, 3: dynamic, index }) => ({
    specifier: from ?? dynamic ?? '',
    typeOnly: type !== undefined,
    line: program.slice(0, index).split('\n').length,
  }));
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
