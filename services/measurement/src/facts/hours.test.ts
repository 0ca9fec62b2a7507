import { expect, test } from '@jest/globals';
import { daysOf, daysSaid } from './hours.ts';

test.each([
  ['Horaires : 7 h à 19 h, du mardi au samedi', 'ouvert du mardi au samedi de 7h à 19h'],
  ['Lundi–vendredi : 08:30–12:00 / 14h–18h', 'ouvert du lundi au vendredi de 8h30 à 12h et de 14h à 18h'],
  ['De 7h à 19h du mardi au samedi, fermé le lundi', 'ouvert du mardi au samedi de 7h à 19h ; fermé lundi'],
  ['7j/7 de 8h jusqu’à 20h', 'ouvert tous les jours de 8h à 20h'],
  ['Ouvert de 9h à 18h', 'ouvert de 9h à 18h'],
  [
    'Mardi et jeudi 9h-18h, samedi 9h-13h ; dimanche fermé',
    'ouvert mardi, jeudi de 9h à 18h ; samedi de 9h à 13h ; fermé dimanche',
  ],
  ['Fermé le week-end', 'fermé samedi, dimanche'],
])('days and times: %s', (text, said) => {
  expect(daysSaid(daysOf(text))).toBe(said);
});

test.each([
  'Ouvert du mardi au samedi dès 7h',
  'Ouvert du mardi au samedi, fermé de 12h à 14h',
  'Fermé le lundi de 7h à 19h',
  '9h-18h le lundi, 9h-12h le samedi',
  'Du lundi au vendredi de 9h à 18h (17h le vendredi)',
  'Tous les jours, dimanche compris, de 9h à 18h',
])('times that are not all understood: %s', (text) => {
  expect(daysOf(text).times).toBeNull();
});

test.each(['Il répond de 9h à 18h', 'Ouvert de 9h à 18h en été', 'Livraison de 9h à 18h'])(
  'no hours: %s',
  (text) => {
    expect(daysSaid(daysOf(text))).toBe('');
  },
);
