import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { casDe, juger } from './corpus.fixture.ts';

/** A second of work, on a machine that has other work. */
const PATIENCE_MS = 120_000;
const FILE = resolve(import.meta.dirname, '../../../../packages/orders/cases/messages.jsonl');
it(
  'what somebody who had not seen the code wrote is understood from its bytes, and no order is read that was not given',
  async () => {
    const verdicts = await Promise.all(casDe(readFileSync(FILE, 'utf8')).map(juger));
    const of = (wanted: string) => verdicts.filter(({ note }) => note === wanted).map(({ cas }) => cas.id);
    expect(verdicts).toHaveLength(400);
    expect(of('faux')).toEqual([]);
    expect(of('manqué')).toEqual([]);
  },
  PATIENCE_MS,
);
