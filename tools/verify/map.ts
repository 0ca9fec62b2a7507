import { posix } from 'node:path';

/**
 * The README's map against the tree. The map is the first fenced block whose first line is `.`. It draws folders with
 * `├──`, `└──`, `│`; a line may hold several names, and a comment after two spaces.
 */
export interface Map {
  readonly paths: readonly string[];
}

const BRANCH = /^((?:│ {3}| {4})*)[├└]── (.*)$/;

/** `undefined` when the README has no map. */
export function readMap(readme: string): Map | undefined {
  const block = /^```[a-z]*\n\.\n([\s\S]*?)^```/m.exec(readme)?.[1];
  if (block === undefined) return undefined;
  const parents: string[] = [];
  const paths: string[] = [];
  for (const line of block.split('\n')) {
    const [, indent = '', rest = ''] = BRANCH.exec(line) ?? [];
    const depth = indent.length / 4;
    for (const name of namesIn(rest)) {
      const path = posix.join(...parents.slice(0, depth), name);
      paths.push(path);
      parents[depth] = path;
    }
  }
  return { paths: paths.map((path) => path.replace(/\/$/, '')) };
}

/** `a.ts  b.ts   what they are` names two files: a name has a dot, ends with a slash, or comes first. */
function namesIn(rest: string): string[] {
  const words = rest.split(/\s{2,}/)[0] === undefined ? [] : rest.split(/\s+/);
  const end = words.findIndex((word, i) => i > 0 && !/^[\w.-]+(\/|\.\w+)$/.test(word));
  return (end < 0 ? words : words.slice(0, end)).filter((word) => word !== '');
}

/** What the map must show: the top level, every service, every package. */
export function expectedOnMap(files: readonly string[]): string[] {
  const wanted = files.flatMap((file) => {
    const [top = '', second] = file.split('/');
    const inside = (top === 'services' || top === 'packages') && second !== undefined;
    return inside ? [top, `${top}/${second}`] : [top];
  });
  return [...new Set(wanted)].sort();
}

/** One sentence for each difference between map and tree. Hidden files and settings may be missing. */
export function differences(map: Map, files: readonly string[], needless: RegExp): string[] {
  const tree = new Set(files.flatMap(foldersOf));
  const drawn = new Set(map.paths);
  return [
    ...map.paths.filter((path) => !tree.has(path)).map((path) => `${path} is on the map but not in the tree`),
    ...expectedOnMap(files)
      .filter((path) => !drawn.has(path) && !needless.test(path))
      .map((path) => `${path} is in the tree but not on the map`),
  ];
}

const foldersOf = (file: string): string[] =>
  file.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
