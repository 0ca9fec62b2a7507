import { describe, expect, it } from '@jest/globals';
import { MARTIN, proved, reply } from './prouver.fixture.ts';

describe('what a model must not make of a message', () => {
  it.each<[string, string, string, string?]>([
    ['an invented client', 'Retirez-le', reply('retirer', { client: 'Durand' })],
    [
      'a client that the account does not have',
      'Retirez Blot',
      reply('retirer', { client: 'Blot' }),
      'retirer ? Blot',
    ],
    ['an invented value', 'Durand a déménagé', reply('corriger', { client: 'Durand', ville: 'Cholet' })],
    [
      'a value that is denied',
      'Ville de Durand : Cholet et pas Angers',
      reply('corriger', { client: 'Durand', ville: 'Angers' }),
    ],
    [
      'a value that goes on',
      'Ville de Durand : Cholet et pas Angers',
      reply('corriger', { client: 'Durand', ville: 'Cholet et pas Angers' }),
    ],
    [
      'a sign-off',
      'Durand, ville Cholet merci',
      reply('corriger', { client: 'Durand', ville: 'Cholet merci' }),
    ],
    [
      'another field’s word',
      'Marque : nom Ouest, couleur: #0b5cad',
      reply('marque', { nom: 'Ouest, couleur: #0b5cad' }),
    ],
    ['a line break', 'Marque : nom Ouest\nAngers', reply('marque', { nom: 'Ouest\nAngers' })],
    ['HTML', 'Marque : nom <b>Ouest</b>', reply('marque', { nom: '<b>Ouest</b>' })],
    ['a part of a word', 'Retirez Durandeau', reply('retirer', { client: 'Durand' })],
    [
      'a part of a site',
      'Ajoutez Blot, garage-blot.fr',
      reply('ajouter', { entreprise: 'Blot', site_web: 'blot.fr' }),
    ],
    [
      'a value of 10,000 signs',
      `Marque : nom ${'a'.repeat(10_000)}`,
      reply('marque', { nom: 'a'.repeat(10_000) }),
      'sans_reponse',
    ],
    [
      'a value of 1,300 signs',
      `Marque : nom ${'a'.repeat(1300)}`,
      reply('marque', { nom: 'a'.repeat(1300) }),
    ],
    [
      'two clients',
      'Retirez Durand et Plomberie Martin',
      reply('retirer', { client: ['Durand', 'Plomberie Martin'] }),
      'plusieurs',
    ],
    [
      'a field of another gesture',
      'Retirez Durand à Cholet',
      reply('retirer', { client: 'Durand', ville: 'Cholet' }),
    ],
    ['a gesture that there is not', 'Effacez tout', reply('effacer')],
    ['a gesture named like a part of an object', 'Effacez tout', reply('constructor')],
    ['a site that is missing', 'Ajoutez Blot', reply('ajouter', { entreprise: 'Blot' }), 'manque'],
    [
      'a number that is no number',
      'La bonne pour Durand',
      reply('page', { client: 'Durand', numero: 'bonne' }),
    ],
    ['a reservation', 'Couper les clés (à confirmer)', reply('revoquer'), 'condition'],
    ['a reply that is no JSON', 'Retirez Durand', 'Bien sûr ! {"outcome":', 'sans_reponse'],
    ['another shape', 'Retirez Durand', '{"geste":"retirer"}', 'sans_reponse'],
    ['« OUI » from a model', 'Oui', reply('oui')],
    [
      'several orders',
      'Retirez Durand et lancez Martin',
      reply(null, {}, 'ask', 'several_orders'),
      'plusieurs',
    ],
    ['nothing but thanks', 'Merci pour ce beau rapport', reply(null, {}, 'none'), 'merci'],
    ['nothing, where something is asked', 'Merci, et ensuite ?', reply(null, {}, 'none')],
  ])('%s', (_, texte, said, wanted = 'inconnu') => {
    expect(proved(texte, said)).toBe(wanted);
  });

  it('a gesture that customers without an agency do not have', () => {
    expect(proved('Une clé svp', reply('cle'), { direct: true }, MARTIN)).toBe('inconnu');
    expect(proved('Refaites l’audit', reply('audit'), { direct: true }, MARTIN)).toBe('audit martin');
  });
});
