import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { COMPTES } from '../compte.ts';
import { changerMarque } from './marque.rule.ts';

const compte = unCompte();
const { marque: actuelle } = compte;

it('changes only what differs, and shows the whole brand before and after', () => {
  const decision = changerMarque(compte, { nom: 'Clairval', couleur: '#FFEE00' });
  const marque = { ...actuelle, couleur: '#ffee00' };
  expect(decision).toEqual({
    proposal: { changerait: { couleur: '#ffee00' }, actuelle, marque },
    facts: [{ type: 'marque_changee', marque }],
  });
  expect(COMPTES.evolve(compte, { type: 'marque_changee', marque })).toEqual({ ...compte, marque });
});

it.each([
  ['nothing', {}],
  ['what is there', { couleur: '#0B5CAD', contact: 'a@clairval.test' }],
])('%s asked for changes nothing', (_, demandee) => {
  const sentence = fr`Rien ne change : donnez un nom, une couleur ou un contact différent de l'actuel.`;
  expect(changerMarque(compte, demandee)).toEqual({ refusal: { kind: 'invalid', sentence } });
});

it.each(['bleu', '#fff', '#0b5ca', '0b5cad', '#0b5cag', '#0b5cad '])('%j is no colour', (couleur) => {
  const sentence = fr`La couleur s'écrit d'un dièse et de six chiffres ou lettres de a à f, comme #0b5cad.`;
  expect(changerMarque(compte, { nom: 'Autre', couleur })).toEqual({
    refusal: { kind: 'invalid', sentence },
  });
});
