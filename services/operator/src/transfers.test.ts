import { expect, it } from '@jest/globals';
import { TRANSFERS } from './commands/transfers.ts';
import { fakeSystem } from './testing/fake-system.ts';

const CHANGE = 'mark the account Agence Clairval (clairval) as paid up to 2027-12-31';
const ENDS =
  'it was terminated and ends on 15/01/2027 all the same: accounts resume clairval takes that back';

it.each([
  [undefined, CHANGE],
  ['15/01/2027', `${CHANGE}; ${ENDS}`],
])('a transfer of an account that ends on %s', async (fin_le, said) => {
  const { system } = fakeSystem();
  const value = { slug: 'clairval', nom: 'Agence Clairval', paiement: { fin_le } };
  const accounts = { ...system.accounts, showAccount: async () => ({ result: { $case: 'compte', value } }) };
  const confirm = TRANSFERS.find(({ verb }) => verb === 'confirm');
  const given = { args: ['clairval'], options: { until: '2027-12-31' } };
  expect(await confirm?.warns?.(given, { ...system, accounts } as typeof system)).toBe(said);
});
