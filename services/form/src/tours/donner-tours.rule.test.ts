import { describe, expect, it } from '@jest/globals';
import { donnerTours } from './donner-tours.rule.ts';
import type { Candidat, Jour } from './jour.ts';

const from = (source: string, count: number, personne?: string, reseau = source): readonly Candidat[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ lead: `${source}${n + 1}`, source, reseau, personne: personne ?? `${source}${n + 1}` },
  }));
const given = (jour: Jour, candidats: readonly Candidat[], par_jour: number): readonly string[] => {
  const decision = donnerTours(jour, { candidats, par_jour });
  return 'facts' in decision ? decision.facts.map(({ lead }) => lead) : [];
};

describe('the turns of a day', () => {
  it('go round the addresses, not along the queue of one', () => {
    expect(given([], [...from('a', 9), ...from('b', 2), ...from('c', 1)], 10)).toEqual([
      ...['a1', 'b1', 'c1', 'a2', 'b2'],
    ]);
  });

  it('go round the people as well, wherever they write from', () => {
    const one = ['a', 'b', 'c', 'd'].flatMap((source) => from(source, 1, 'moi'));
    expect(given([], [...one, ...from('e', 1)], 4)).toEqual(['a1', 'e1']);
  });

  it.each([
    ['half of the day, to who comes alone', from('a', 20), 16, 8],
    ['a sixteenth each, once half of it is given', [...from('a', 40), ...from('b', 40)], 32, 16],
    ['one a day, where the ceiling is for no more', from('a', 3), 1, 1],
    ['never more than there are', [...'abcdefghijklmnopqrst'].flatMap((s) => from(s, 4)), 16, 16],
  ])('are %s', (_, candidats, par_jour, count) => {
    expect(given([], candidats, par_jour)).toHaveLength(count);
  });

  it('are not taken by three addresses: whoever comes after them has one', () => {
    const first = given(
      [],
      ['a', 'b', 'c'].flatMap((source) => from(source, 20)),
      16,
    );
    expect(first).toHaveLength(8);
    const jour = ['a', 'b', 'c']
      .flatMap((source) => from(source, 20))
      .filter(({ lead }) => first.includes(lead));
    expect(given(jour, [...from('a', 20), ...from('d', 3), ...from('e', 1)], 16)).toEqual(['d1', 'e1']);
  });

  it('nor by a network with many addresses: an eighth, once half of the day is given', () => {
    const network = (count: number) =>
      Array.from({ length: count }, (_, n) => from(`n${n}`, 1, undefined, 'n')).flat();
    const jour = network(8);
    expect(given(jour, [...network(40), ...from('d', 1)], 16)).toEqual(['d1']);
    expect(given(from('a', 8), network(40), 16)).toEqual(['n01', 'n11']);
  });

  it('are left to others by who had its part, and given once', () => {
    const jour = from('a', 8);
    expect(given(jour, [...from('a', 12), ...from('b', 5)], 16)).toEqual(['b1']);
    expect(donnerTours(jour, { candidats: from('a', 9), par_jour: 16 })).toEqual({
      proposal: { leads: jour.map(({ lead }) => lead) },
      facts: [],
    });
  });
});
