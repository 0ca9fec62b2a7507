import { expect, test } from '@jest/globals';
import { page, siteRead } from '../audit/testing/site.fixture.ts';
import { factsOfSite } from './site.ts';

const MONDAY =
  '<table><tr><td>Lundi</td><td>9h - 12h</td><td>14h - 18h</td></tr><tr><td>Mardi</td><td>Fermé</td></tr></table>';
const FLORIST =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Florist","name":"Aux Lys"}</script>';

const factsOf = (html: string) => factsOfSite(siteRead([page('/contact', html)]), new Date(0));

test('the hours of a day stand in several cells; a trade is a type of structured data', () => {
  const facts = factsOf(MONDAY + FLORIST);
  expect(facts?.hours?.shown).toBe('ouvert lundi de 9h à 12h et de 14h à 18h ; fermé mardi');
  expect(facts?.trades).toEqual([{ shown: 'fleuriste', url: 'https://fournil.fr/contact' }]);
});

test.each([
  ['12 bis avenue de l’Europe</p><p>75008 Paris', '12 bis avenue de l’Europe, 75008 Paris'],
  ['Adresse : 3 Place d’Armes – 56250 Elven Tél. 02', '3 Place d’Armes – 56250 Elven'],
  [
    '2 quai du Mail 76940 La Mailleraye-sur-Seine Mail : a@b.fr',
    '2 quai du Mail 76940 La Mailleraye-sur-Seine',
  ],
  ['5 rue Jean Jaurès, 93290 Tremblay en France', '5 rue Jean Jaurès, 93290 Tremblay en France'],
  ['5 rue Jean Jaurès, 93290 Tremblay, France', '5 rue Jean Jaurès, 93290 Tremblay'],
  ['7 ZA des Landes 35133 La Selle-en-Luitré', '7 ZA des Landes 35133 La Selle-en-Luitré'],
])('an address ends with its town: %s', (text, shown) => {
  expect(factsOf(`<p>${text}</p>`)?.addresses).toMatchObject([{ shown }]);
});

test.each(['Ouvert le lundi de 10h à 12h', 'Lundi jusqu’à 17h'])(
  'another line contradicts the times of a day: %s',
  (line) => {
    expect(factsOf(`${MONDAY}<p>${line}</p>`)?.hours?.shown).toBe('ouvert lundi ; fermé mardi');
  },
);
