import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { type Cle, type CompteState, SANS_AGENCE } from '../compte.ts';
import { demanderCle } from '../demander-cle/demander-cle.rule.ts';
import { grantKey } from '../grant-key/grant-key.rule.ts';
import { changerMarque } from '../marque/marque.rule.ts';
import { createAccount } from './create-account.rule.ts';

const account = {
  slug: 'clairval',
  nom: 'Clairval',
  plan: 'agence5',
  adresses: ['anne@clairval.fr', 'Anne@clairval.fr', 'bruno@clairval.fr'],
  mode_paiement: 'virement',
  paye_jusqu_au: '2027-02-28',
  stripe_customer: null,
  porteur: null,
  couleur: null,
  contact: null,
  direct: false,
  badge: 'commandes+k7@mesure.test',
  operator: 'op',
  now: new Date(0),
};

const invalid = (sentence: string) => ({ refusal: { kind: 'invalid', sentence } });

it('an account is not created with a date that does not exist', () => {
  const sentence = 'La date payée s’écrit AAAA-MM-JJ et existe au calendrier.';
  expect(createAccount(null, { ...account, paye_jusqu_au: '2027-02-30' })).toEqual(invalid(sentence));
});

it.each([
  ['a control sign', 'Clair\u0007val'],
  ['a new line', 'Clairval\nAdministration'],
  ['what turns the direction of writing', 'Clairval \u202etset'],
  ['half of a sign', 'Clairval \ud83d'],
])('an account is not created under a name with %s', (_, nom) => {
  const sentence = fr`Le nom du compte contient des signes qui ne se lisent pas : retirez-les.`;
  expect(createAccount(null, { ...account, nom })).toEqual(invalid(sentence));
});

it('an address given twice counts once, and what nobody may send to is refused', () => {
  expect(createAccount(null, account)).toMatchObject({
    facts: [
      { compte: { adresses: ['anne@clairval.fr', 'bruno@clairval.fr'], demandes: [], badge: account.badge } },
    ],
  });
  for (const adresse of ['anne@localhost', 'a..b@clairval.fr', 'a@clairval.fr\n', '"a b"@clairval.fr'])
    expect(createAccount(null, { ...account, adresses: [adresse] })).toEqual(
      invalid('Il faut au moins une adresse électronique, et chacune doit être valide.'),
    );
});

describe('a customer without an agency', () => {
  const direct = { ...account, plan: 'direct', direct: true };

  it('has an ordering address from the first day', () => {
    expect(createAccount(null, direct)).toMatchObject({
      facts: [{ compte: { direct: true, badge: direct.badge, paiement: { plan: 'direct' } } }],
    });
  });

  it.each([
    ['on an agency’s plan', { ...direct, plan: 'agence5' }],
    ['whose plan an agency asks for', { ...account, plan: 'direct' }],
  ])('is refused %s', (_, command) => {
    expect(createAccount(null, command)).toEqual(
      invalid(fr`La formule « direct » est celle des clients sans agence, et la seule qu'ils aient.`),
    );
  });

  it.each([
    [
      'a key granted',
      (state: CompteState) => grantKey(state, { cle: {} as Cle, operator: 'op' }),
      SANS_AGENCE,
    ],
    ['a key asked for', (state: CompteState) => demanderCle(state, { now: new Date(0) }), SANS_AGENCE],
    [
      'another brand',
      (state: CompteState) => changerMarque(state, { nom: 'Autre' }),
      fr`Vos documents portent la marque du service : elle ne se change pas.`,
    ],
  ])('is refused %s', (_, gesture, sentence) => {
    expect(gesture(unCompte({ direct: true }))).toEqual({ refusal: { kind: 'conflict', sentence } });
  });
});
