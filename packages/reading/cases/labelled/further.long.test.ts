import { describe } from '@jest/globals';
import { expectFloors, type Part } from './at-least.ts';
import { evenShaped, lastBlind, lastFurther, lastStyled, NEWCOMER, secondBlind, secondOwn } from './parts.ts';
import { casesOf } from './score.ts';

type File = { readonly file: string; readonly written: string; readonly parts: readonly Part[] };

/** Files of cases after the given ones, and which parts of each were read to improve the reader. */
const FILES: readonly File[] = [
  {
    file: './own-cases.jsonl',
    written: '121 of our own, all at once before the reader was run on any',
    parts: [
      [
        'the half that was worked on',
        (id) => !secondOwn(id),
        { cases: 67, state: 0.99, citedF1: 0.99, openF1: 0.95, allRight: 0.81 },
      ],
      [
        'the other half, read late',
        secondOwn,
        { cases: 54, state: 0.9, citedF1: 0.92, openF1: 0.92, allRight: 0.66 },
      ],
    ],
  },
  {
    file: './further-cases.jsonl',
    written: '210 by somebody who had not seen the reader',
    parts: [
      [
        'three quarters, worked on',
        (id) => !lastFurther(id),
        { cases: 157, state: 0.97, citedF1: 0.98, openF1: 0.98, allRight: 0.93 },
      ],
      [
        'the last quarter, read late',
        lastFurther,
        { cases: 53, state: 0.93, citedF1: 0.94, openF1: 0.95, allRight: 0.82 },
      ],
    ],
  },
  {
    file: './blind-cases.jsonl',
    written: '560 in seven batches, without seeing the reader, each in trades and turns of its own',
    parts: [
      [
        'the half that was worked on first',
        (id) => !lastBlind(id) && !secondBlind(id),
        { cases: 281, state: 0.97, citedF1: 0.98, openF1: 0.97, allRight: 0.87 },
      ],
      [
        'the quarter that was worked on next',
        secondBlind,
        { cases: 137, state: 0.99, citedF1: 0.99, openF1: 0.98, allRight: 0.94 },
      ],
      [
        'the last quarter, read late',
        lastBlind,
        { cases: 142, state: 0.84, citedF1: 0.91, openF1: 0.92, allRight: 0.66 },
      ],
    ],
  },
  {
    file: './styled-cases.jsonl',
    written: '460 in nine batches, by people who had read the given cases and never the reader',
    parts: [
      [
        'three quarters, worked on',
        (id) => !lastStyled(id),
        { cases: 352, state: 0.99, citedF1: 0.99, openF1: 0.97, allRight: 0.89 },
      ],
      [
        'the last quarter, read late',
        lastStyled,
        { cases: 108, state: 0.9, citedF1: 0.94, openF1: 0.92, allRight: 0.65 },
      ],
    ],
  },
  {
    file: './shaped-cases.jsonl',
    written: '50 in the layouts of real answers, 20 of them written when some of it was read already',
    parts: [
      [
        'the odd ones, worked on',
        (id) => !evenShaped(id),
        { cases: 25, state: 0.99, citedF1: 0.99, openF1: 0.96, allRight: 0.78 },
      ],
      [
        'the even ones, read late',
        evenShaped,
        { cases: 25, state: 0.99, citedF1: 0.99, openF1: 0.96, allRight: 0.82 },
      ],
    ],
  },
  {
    file: NEWCOMER,
    written: '50 in the same layouts, by somebody who had never seen the reader',
    parts: [
      ['all worked on', () => true, { cases: 50, state: 0.99, citedF1: 0.99, openF1: 0.98, allRight: 0.92 }],
    ],
  },
  {
    file: './newcomer-kept.jsonl',
    written: '50 more by the same, read late',
    parts: [
      ['all worked on', () => true, { cases: 50, state: 0.99, citedF1: 0.99, openF1: 0.97, allRight: 0.86 }],
    ],
  },
  {
    file: './stranger-cases.jsonl',
    written: '60 by another who had never seen the reader',
    parts: [
      [
        'scored unread, then worked on',
        () => true,
        { cases: 60, state: 0.97, citedF1: 0.97, openF1: 0.97, allRight: 0.86 },
      ],
    ],
  },
  {
    file: './second-stranger-cases.jsonl',
    written: '60 by a third who had never seen the reader',
    parts: [
      [
        'scored unread, then worked on',
        () => true,
        { cases: 60, state: 0.99, citedF1: 0.99, openF1: 0.97, allRight: 0.88 },
      ],
    ],
  },
  {
    file: './third-stranger-cases.jsonl',
    written: '60 by a fourth who had never seen the reader',
    parts: [
      [
        'read late, what was general in it mended',
        () => true,
        { cases: 60, state: 0.97, citedF1: 0.99, openF1: 0.97, allRight: 0.86 },
      ],
    ],
  },
  {
    file: './fourth-stranger-cases.jsonl',
    written: '40 by a fifth who had never seen the reader',
    parts: [
      [
        'read late, what was general in it mended',
        () => true,
        { cases: 40, state: 0.99, citedF1: 0.99, openF1: 0.94, allRight: 0.75 },
      ],
    ],
  },
  {
    file: './fifth-stranger-cases.jsonl',
    written: '60 by a sixth who had never seen the reader',
    parts: [
      [
        'read late, what was general in it mended',
        () => true,
        { cases: 60, state: 0.99, citedF1: 0.99, openF1: 0.97, allRight: 0.9 },
      ],
    ],
  },
  {
    file: './sixth-stranger-cases.jsonl',
    written: '60 by a seventh who had never seen the reader',
    parts: [
      [
        'read late, what was general in it mended',
        () => true,
        { cases: 60, state: 0.97, citedF1: 0.98, openF1: 0.96, allRight: 0.85 },
      ],
    ],
  },
  {
    file: './seventh-stranger-cases.jsonl',
    written: '50 by an eighth who had never seen the reader',
    parts: [
      [
        'read late, what was general in it mended',
        () => true,
        { cases: 50, state: 0.95, citedF1: 0.96, openF1: 0.96, allRight: 0.74 },
      ],
    ],
  },
  {
    file: './eighth-stranger-cases.jsonl',
    written: '60 by a ninth who had never seen the reader',
    parts: [
      [
        'read late, what was general in it mended',
        () => true,
        { cases: 60, state: 0.99, citedF1: 0.99, openF1: 0.98, allRight: 0.9 },
      ],
    ],
  },
  {
    file: './ninth-stranger-cases.jsonl',
    written: '70 by a tenth who had never seen the reader',
    parts: [
      [
        'read late, what was general in it mended',
        () => true,
        { cases: 70, state: 0.98, citedF1: 0.99, openF1: 0.96, allRight: 0.77 },
      ],
    ],
  },
];

for (const { file, written, parts } of FILES) describe(written, () => expectFloors(casesOf(file), parts));
