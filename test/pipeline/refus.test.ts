import { jest, test } from '@jest/globals';
import { PROPOSED } from '../outside/refusals.proposed.ts';
import { ROWS } from '../outside/refusals.ts';
import { type Row, refusedEverywhere } from '../outside/refused-everywhere.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

// One value in each row: Jest would hand a callback over for one that is missing.
const CASES = [...ROWS, ...PROPOSED].map((row): [string, Row] => [row[0], row]);

test.each(CASES)('%s: in the same words at every door', (_, row) => refusedEverywhere(shared(), row));
