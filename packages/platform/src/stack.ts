import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

const BUNDLED = /(?:file:\/\/)?(\/[^\s():]+\.mjs):(\d+):(\d+)/gu;

/** The stack of a fault, told by the lines of the sources even where bundles of them run. Their maps are read for a fault only. */
export function stackOf(fault: unknown): string {
  const stack = fault instanceof Error ? (fault.stack ?? '') : '';
  return stack.replaceAll(BUNDLED, (frame, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return frame;
    const source = resolve(dirname(file), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const map = `${file}.map`;
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
  }
  return maps.get(file);
}
