import { expect, it } from '@jest/globals';
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
  operator: 'op',
  now: new Date(0),
};

it('an account is not created with a date that does not exist', () => {
  expect(createAccount(null, { ...account, paye_jusqu_au: '2027-02-30' })).toEqual({
    refusal: { kind: 'invalid', sentence: 'La date payée s’écrit AAAA-MM-JJ et existe au calendrier.' },
  });
});

it('an address given twice counts once, and what nobody may send to is refused', () => {
  expect(createAccount(null, account)).toMatchObject({
    facts: [{ compte: { adresses: ['anne@clairval.fr', 'bruno@clairval.fr'], demandes: [], badge: null } }],
  });
  for (const adresse of ['anne@localhost', 'a..b@clairval.fr', 'a@clairval.fr\n', '"a b"@clairval.fr'])
    expect(createAccount(null, { ...account, adresses: [adresse] })).toEqual({
      refusal: {
        kind: 'invalid',
        sentence: 'Il faut au moins une adresse électronique, et chacune doit être valide.',
      },
    });
});
