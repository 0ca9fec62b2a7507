import { expect, test } from '@jest/globals';
import { parseAnswer } from './parse.ts';

const GAP = ' '.repeat(500);

test('an endless gap is one space, and what follows keeps its place in the answer', () => {
  const answer = `- Voyez${GAP}**Chez Nous**\u00a0${GAP}: 12${' '.repeat(31)}€`;
  const [unit] = parseAnswer(answer).units;
  expect(unit?.text).toBe(`Voyez\u00a0Chez Nous\u00a0: 12${' '.repeat(31)}€`);
  const [mark] = unit?.marks ?? [];
  expect(unit?.text.slice(mark?.from, mark?.to)).toBe('Chez Nous');
  for (const [at, letter] of [...(unit?.text ?? '')].entries())
    if (letter.trim() !== '') expect(answer[unit?.map[at] ?? -1]).toBe(letter);
});

test('a gap within an emphasis, and at its ends', () => {
  const [unit] = parseAnswer(`**Chez${GAP}Nous**${GAP}puis *Lui*`).units;
  expect(unit?.text).toMatch(/^Chez\sNous\spuis Lui$/u);
  expect(unit?.marks.map((m) => unit.text.slice(m.from, m.to))).toEqual([unit?.text.slice(0, 9), 'Lui']);
});
