import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { casDe, juger } from './corpus.fixture.ts';

/** A second of work, on a machine that has other work. */
const PATIENCE_MS = 120_000;
const judged = async (file: string) => {
  const path = resolve(import.meta.dirname, '../../../../packages/orders/cases', file);
  const verdicts = await Promise.all(casDe(readFileSync(path, 'utf8')).map(juger));
  const of = (wanted: string) => verdicts.filter(({ note }) => note === wanted).map(({ cas }) => cas.id);
  return { count: verdicts.length, faux: of('faux'), justes: of('juste').length };
};

it(
  'no message of five hundred is misread in a strict form, and those that are written in one are read',
  async () => {
    const [known, kept] = [await judged('messages.jsonl'), await judged('kept.jsonl')];
    expect([known.count, known.faux, kept.count, kept.faux]).toEqual([400, [], 100, []]);
    expect(known.justes + kept.justes).toBeGreaterThanOrEqual(190);
  },
  PATIENCE_MS,
);
