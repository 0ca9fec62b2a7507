import { expect, test } from '@jest/globals';
import type { Case } from '../../src/detect.ts';
import { readAnswer } from '../../src/read-answer.ts';
import { labelled } from './score.ts';

/** Changes that no reader would notice, or that change nothing of what is said: the verdict must not move. */

const cases = labelled.filter(({ set }) => set === 'given').map(({ one }) => one);

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Rewrites every known name where it stands as the file spells it. */
function names(one: Case, change: (name: string) => string): string {
  return [one.client.entreprise, ...one.concurrents].reduce(
    (text, name) => text.replaceAll(new RegExp(`(?<![*\\p{L}])${literal(name)}(?![*\\p{L}])`, 'gu'), change),
    one.answer,
  );
}

const variations: Record<string, (one: Case) => string> = {
  'decomposed Unicode': (c) => c.answer.normalize('NFD'),
  'straight apostrophes': (c) => c.answer.replaceAll('’', "'"),
  'typographic apostrophes': (c) => c.answer.replaceAll("'", '’'),
  'no-break spaces between words': (c) => c.answer.replaceAll(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0'),
  'no accents in names': (c) => names(c, (n) => n.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  'names in capitals': (c) => names(c, (n) => n.toUpperCase()),
  'an invisible space inside names': (c) => names(c, (n) => `${n.slice(0, 2)}\u200b${n.slice(2)}`),
  'other bullets': (c) => c.answer.replaceAll(/^- /gmu, '• '),
  'other numbers': (c) => c.answer.replaceAll(/^(\d+)\. /gmu, '$1) '),
  'lines ended as on Windows': (c) => c.answer.replaceAll('\n', '\r\n'),
};

const states = cases.map((one) => readAnswer(one.answer, one).state);

test.each(Object.entries(variations))('%s', (_name, vary) => {
  const moved = cases.filter((one, i) => {
    const answer = vary(one);
    return answer !== one.answer && readAnswer(answer, one).state !== states[i];
  });
  expect(moved.map((c) => c.id)).toEqual([]);
});
