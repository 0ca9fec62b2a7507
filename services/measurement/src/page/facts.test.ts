import { describe, expect, it } from '@jest/globals';
import { uneFiche } from '../mesures/fiche.fixture.ts';
import { asksOnly, FICHE, finderIn, namesOnly } from './facts.ts';

const fiche = uneFiche({ ville: 'Rennes', metier: 'plombier' });
const PAGE = 'page /tarifs, lue le 21/11/2026';
const find = finderIn(fiche, [
  {
    ou: PAGE,
    texte:
      'Déplacement à 39 € dans Rennes. Nous intervenons du lundi au samedi, sauf les jours fériés.\nNous ne posons pas de chaudière à gaz. 6 plombiers et 40 ans d’expérience.',
  },
]);

describe('a sentence about the client', () => {
  it.each([
    ['Plomberie Martin est un plombier à Rennes.', FICHE],
    ['Le déplacement dans Rennes est à 39 €.', PAGE],
    ['Déplacement à 39 €.', PAGE],
    ['DEPLACEMENT A 39 € !', PAGE],
    ['Déplacement à 29 €.', null],
    ['Notre plomberie ne pose pas de chaudière à gaz.', null],
    ['Nous ne posons pas de chaudière à gaz.', PAGE],
    ['Nous posons des chaudières à gaz.', null],
    ['Nous posons de chaudière à gaz.', null],
    ['Nous intervenons du lundi au samedi.', null],
    ['Nous intervenons du lundi au samedi, sauf les jours fériés.', PAGE],
    ['40 plombiers et 6 ans d’expérience.', null],
    ['6 plombiers et 40 ans d’expérience.', PAGE],
    ['Plomberie Martin n’est pas plombier à Rennes.', null],
    ['La meilleure plomberie de Rennes.', null],
    ['Devis gratuit.', null],
  ])('« %s » is found: %s', (sentence, ou) => {
    expect(find(sentence)).toBe(ou);
  });

  it('is found nowhere when nothing is known but the file', () => {
    const alone = finderIn(fiche, []);
    expect([alone('Plomberie Martin, plombier, Rennes.'), alone('Ouvert le dimanche.')]).toEqual([
      FICHE,
      null,
    ]);
  });
});

it.each([
  ['Combien coûte une intervention ?', true],
  ['Que faire en cas de fuite ?', true],
  ['Pourquoi sommes-nous les premiers ? Parce que nous le sommes.', false],
  ['Saviez-vous que notre équipe est certifiée ?', false],
  ['Un plombier en 30 minutes ?', false],
  ['Devis gratuit', false],
])('« %s » asks and states nothing: %s', (sentence, only) => {
  expect(asksOnly(sentence)).toBe(only);
});

it.each([
  ['Questions fréquentes', true],
  ['Bon à savoir', true],
  ['Nos services', true],
  ['Comment venir chez nous', true],
  ['Le numéro 1 à Rennes', false],
  ['Des tarifs imbattables', false],
  ['24 h sur 24', false],
])('the title « %s » only names its part: %s', (title, only) => {
  expect(namesOnly(title)).toBe(only);
});
