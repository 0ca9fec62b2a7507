import { expect, test } from '@jest/globals';
import { casesOf } from '../../cases/labelled/score.ts';
import { fold } from '../document/fold.ts';
import * as against from '../lexicons/counsel-against.ts';
import * as cues from '../lexicons/cues.ts';
import * as gone from '../lexicons/gone.ts';
import * as passing from '../lexicons/in-passing.ts';
import * as paradigms from '../lexicons/paradigms.ts';
import * as refusals from '../lexicons/refusals.ts';
import { find, findAll, holds, mayHold, replaced } from './holds.ts';
import { piecesNeeded } from './pieces.ts';

const lexicons = [against, cues, gone, passing, paradigms, refusals].flatMap((lexicon) =>
  Object.values(lexicon).filter((value) => value instanceof RegExp),
);
const sentences = casesOf('./own-cases.jsonl').flatMap(({ one }) =>
  fold(one.answer)
    .replaceAll(/[’'*]/gu, ' ')
    .split(/(?<=[.!?])\s/u),
);

test('a pattern finds in a sentence what it finds without the look at the words', () => {
  expect(lexicons.length).toBeGreaterThan(40);
  for (const pattern of lexicons) {
    const once = new RegExp(pattern.source, pattern.flags.replace('g', ''));
    for (const sentence of sentences)
      if (!mayHold(pattern, sentence) && once.test(sentence))
        throw new Error(`${pattern} missed: ${sentence}`);
  }
});

test.each([
  [/(?:^|\s)(?:evit|fuy)(?:ez|ons) /u, ['^evitez$', '^evitons$', '^fuyez$', '^fuyons$']],
  [/(?:^|\s)ne (?:[a-z]+ )?ferm(?:e|ent)(?=\s|$)/u, ['ferme$', 'ferment$']],
  [/a jamais|plus (?:jamais)?/u, ['^jamais', 'plus$']],
  [/x(?:bon|beau)*\d{2}(?:ferme|clos)+/u, ['ferme', 'clos']],
  [/(?<!peu )cher(?! ami)/u, ['cher']],
])('%s needs %j', (pattern, pieces) => {
  const shown = piecesNeeded(pattern)?.map((p) => `${p.starts ? '^' : ''}${p.text}${p.ends ? '$' : ''}`);
  expect(shown).toEqual(pieces);
});

test.each([/[a-z]+ \d/u, /Fermé/iu, /(?:ferme)?/u, /a|b|\d/u])('%s needs no word', (pattern) => {
  expect(piecesNeeded(pattern)).toBeNull();
});

test('what is found, cut or replaced is what the pattern does by itself', () => {
  const text = 'evitez donc x , evitez y';
  expect(holds(/evitez \w+(?= )/u, text)).toBe(true);
  expect(holds(/fuyez (\w)/u, text)).toBe(false);
  expect(find(/evitez (\w)$/u, text)?.index).toBe(16);
  expect(findAll(/evitez/gu, text).map((m) => m.index)).toEqual([0, 16]);
  expect(findAll(/fuyez/gu, text)).toEqual([]);
  expect(replaced(/ donc(?= )/gu, text, '')).toBe('evitez x , evitez y');
});
