import { jest, test } from '@jest/globals';
import { atEveryPoint } from './at-points.ts';

jest.setTimeout(1_800_000);

/** The longest of all scenarios: in two files, so that two systems share them. */
test.each(['die', 'freeze'] as const)('a process can %s at every point', atEveryPoint);
