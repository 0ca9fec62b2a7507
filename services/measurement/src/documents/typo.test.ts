import { describe, expect, test } from '@jest/globals';
import { dateCourte, deMois, heure, jour, mois, moisAnnee, moisCourt } from './dates.ts';
import { fr, liste, mot, suite, texte, typo } from './typo.ts';

describe('sentences of ours', () => {
  test.each([
    ["C'est l'heure !", 'C’est l’heure\u202f!'],
    ['Oui ; non ?', 'Oui\u202f; non\u202f?'],
    ['Intervalle : 95 %', 'Intervalle\u00a0: 95\u00a0%'],
    ['« Oui »', '«\u00a0Oui\u00a0»'],
    ['n° 4', 'n°\u00a04'],
    ['9 sur 20', '9\u00a0sur\u00a020'],
    ['17 réponses', '17\u00a0réponses'],
    ['12 novembre', '12\u00a0novembre'],
    ['de 13 à 20', 'de 13 à 20'],
    ['En octobre : 4.', 'En octobre\u00a0:\u00a04.'],
  ])('%s', (plain, set) => expect(typo(plain)).toBe(set));

  test('somebody else’s words are never altered', () => {
    const foreign = "L'Atelier : 12 pains ! « oui » ?";
    const said = fr`Les IA citent ${mot(foreign)} ${3} fois : c'est peu.`;
    expect(texte(said)).toBe(`Les IA citent ${foreign}\u00a03\u00a0fois\u00a0: c’est peu.`);
    expect(said[1]).toEqual({ mot: foreign });
  });

  test('sentences inside sentences, lists', () => {
    expect(texte(suite(fr`Un.`, null, [], fr`Deux.`))).toBe('Un. Deux.');
    expect(texte(fr`À ${liste([[mot('A')], [mot('B')], [mot('C')]])}.`)).toBe('À A, B et C.');
  });
});

describe('dates', () => {
  test('figures in facts, months in words in prose', () => {
    expect(dateCourte('2026-11-12T09:14')).toBe('12/11/2026');
    expect(heure('2026-11-12T09:14')).toBe('09\u00a0h\u00a014');
    expect(moisAnnee('2026-11-12')).toBe('novembre 2026');
    expect(mois('2026-12-31')).toBe('décembre');
    expect(['2027-03-01', '2027-03-15'].map(jour)).toEqual(['1er mars', '15 mars']);
    expect(['2026-01', '2026-04', '2026-08', '2026-10'].map(deMois)).toEqual([
      'de janvier',
      'd’avril',
      'd’août',
      'd’octobre',
    ]);
    const months = Array.from({ length: 12 }, (_, i) => moisCourt(`2026-${`${i + 1}`.padStart(2, '0')}`));
    expect(months.join(' ')).toBe('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.');
  });
});
