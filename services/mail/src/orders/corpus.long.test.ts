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
  return { count: verdicts.length, faux: of('faux'), manques: of('manqué') };
};

it(
  'what somebody who had not seen the code wrote is understood from its bytes, and no order is read that was not given',
  async () => {
    expect(await judged('messages.jsonl')).toEqual({ count: 400, faux: [], manques: [] });
  },
  PATIENCE_MS,
);

it(
  'of what was never read while the wordings were written, none is misread, and few are not understood',
  async () => {
    const { count, faux, manques } = await judged('kept.jsonl');
    expect([count, faux]).toEqual([100, []]);
    expect(manques.length).toBeLessThanOrEqual(5);
  },
  PATIENCE_MS,
);
