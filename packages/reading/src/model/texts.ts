import { readFileSync } from 'node:fs';

/** What is sent to a model, and lists of patterns, one a line, are texts of their own. */
export const textOf = (name: string): string =>
  readFileSync(new URL(`./texts/${name}.txt`, import.meta.url), 'utf8').trim();
