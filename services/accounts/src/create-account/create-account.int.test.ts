import { ensureIndexes } from '@agence/platform/store/mongo';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { INDEXES } from '../compte.store.ts';
import { accountsNeeds } from '../needs.fixture.ts';
import { operator } from '../operator.rpcs.ts';

const parts = partsFor(beforeAll, afterAll);
beforeAll(() => ensureIndexes(parts.db, INDEXES));

/** One process of the service, over the database that all share. */
const process = () => operator(accountsNeeds(parts)).createAccount;

const account = (slug: string, stripe_customer?: string) => ({
  ...{ operator: 'ada', slug, nom: slug, plan: 'agence5', adresses: [`${slug}@agence.test`] },
  ...{ mode_paiement: 'carte', stripe_customer, paye_jusqu_au: undefined },
  ...{ couleur: undefined, contact: undefined },
});

const dejaA = (customer: string, slug: string) => ({
  result: {
    $case: 'refus',
    value: {
      refus: { $case: 'conflict', value: `Le client de carte ${customer} est déjà celui du compte ${slug}.` },
    },
  },
});

it('a customer of the card provider that an account has is refused to another', async () => {
  const create = process();
  expect(await create(account('un', 'cus_1'))).toMatchObject({ result: { $case: 'compte' } });
  expect(await create(account('deux', ' cus_1'))).toEqual(dejaA('cus_1', 'un'));
  // A refusal uses nothing up: the account is there to be made with the customer that was meant.
  expect(await create(account('deux', 'cus_2'))).toMatchObject({ result: { $case: 'compte' } });
});

it('accounts that have none do not stand in each other’s way', async () => {
  const create = process();
  for (const slug of ['sans', 'aucun'])
    expect(await create(account(slug))).toMatchObject({ result: { $case: 'compte' } });
  expect(await create(account('vide', ''))).toMatchObject({ result: { $case: 'compte' } });
});

it('ten accounts at once through three processes: one has the customer', async () => {
  const processes = [process(), process(), process()];
  const slugs = Array.from({ length: 10 }, (_, i) => `course-${i}`);
  const all = await Promise.all(
    slugs.map((slug, i) => (processes[i % 3] ?? process())(account(slug, 'cus_course'))),
  );
  const made = slugs.filter((_, i) => all[i]?.result?.$case === 'compte');
  expect(made).toHaveLength(1);
  for (const one of all.filter(({ result }) => result?.$case !== 'compte'))
    expect(one).toEqual(dejaA('cus_course', made[0] ?? ''));
});
