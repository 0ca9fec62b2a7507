import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import type { Session } from '../compte.ts';
import { COMPTES } from '../compte.ts';
import { changerBadge } from './badge.rule.ts';

const badge = 'commandes+new@mail.test';
const session = (id: string): Session => ({ id, adresse: 'anne@clairval.fr', ouverte: new Date(0) });
const compte = (before: string | null, ...sessions: Session[]) => unCompte({ badge: before, sessions });
const SUITE = fr`Écrivez vos ordres à cette adresse depuis une adresse autorisée ; ne la donnez qu'à ceux qui commandent pour votre agence.`;

it.each([
  [
    'the first one',
    compte(null),
    fr`Le compte reçoit sa première adresse de commande ; aucune session de console n'est ouverte. `,
  ],
  [
    'one more, with a session open',
    compte('commandes+old@mail.test', session('a')),
    fr`Une nouvelle adresse de commande remplace l'ancienne, qui cesse aussitôt de fonctionner ; la session de console ouverte est fermée. `,
  ],
  [
    'one more, with two sessions open',
    compte('commandes+old@mail.test', session('a'), session('b')),
    fr`Une nouvelle adresse de commande remplace l'ancienne, qui cesse aussitôt de fonctionner ; les 2 sessions de console ouvertes sont fermées. `,
  ],
])('%s: the note says what ends', (_, before, note) => {
  const decision = changerBadge(before, { badge });
  expect(decision).toEqual({
    proposal: { badge, note: note + SUITE },
    facts: [{ type: 'badge_change', badge }],
  });
  expect(COMPTES.evolve(before, { type: 'badge_change', badge })).toEqual({
    ...before,
    badge,
    sessions: [],
  });
});

it('is refused for an account that nobody has', () => {
  expect(changerBadge(null, { badge })).toEqual({
    refusal: { kind: 'not_found', sentence: 'Aucun compte ne porte cet identifiant.' },
  });
});
