import { jest, test } from '@jest/globals';
import { atEveryPoint } from './at-points.ts';

jest.setTimeout(1_800_000);

test.each(['hang', 'fail'] as const)('a process can %s at every point', atEveryPoint);
