import { describe, expect, it } from '@jest/globals';
import { namesAnother } from './names-another.ts';

const asker = {
  entreprise: 'La Plomberie Martin',
  ville: 'Rennes',
  metier: 'plombier',
  concurrents: ['SARL Dupont Plomberie', 'Martin'],
};
const names = namesAnother(asker, [
  'Fuite Express',
  'Urgence',
  'Plombier Rennes',
  'Plomberie Martin',
  'Guy Hoquet Rennes 2',
  'La Plomberie Martin Sud',
]);

describe('a text that names another business', () => {
  it.each([
    ['Je recommande Dupont Plomberie et Fuite Express.', true],
    ['Dupont intervient vite.', true],
    ['Confiez-le à **DUPONT PLOMBERIE**.', true],
    ['Voyez dupont-plomberie.fr ou dupontplomberie.fr.', true],
    ['Voyez dupontplomberie.fr.', true],
    ['La fuite express du mitigeur.', true],
    ['Appelez Du\u200bpont Plom\u00adberie.', true],
    ['Demandez à Martin.', true],
    ['Appelez Urgence.', true],
    ['Le service Plombier Rennes se déplace.', true],
    ['Plomberie Martin est un plombier à Rennes.', false],
    ['PLOMBERIE MARTIN se déplace en urgence.', false],
    ['Chez Guy Hoquet, on attend.', true],
    ['La maison Plomberie Martin Sud vient aussi.', true],
    ['Urgence ou non, une fuite se répare.', false],
    ['Votre plombier à Rennes, un plombier rennais.', false],
    ['La plomberie et le chauffage.', false],
    ['', false],
  ])('« %s » does: %s', (text, does) => {
    expect(names(text)).toBe(does);
  });
});
