import { expect, it } from '@jest/globals';
import { type } from './testing/typed.ts';

const CHANGE =
  'mark the account Agence Clairval (clairval) as paid up to 2027-12-31 for the plan agence30, which is applied';
const ENDS =
  'it was terminated and ends on 15/01/2027 all the same: accounts reopen clairval takes that back';

it.each([
  [undefined, CHANGE],
  ['15/01/2027', `${CHANGE}; ${ENDS}`],
])('a transfer of an account that ends on %s', async (fin_le, said) => {
  const line = 'transfers confirm clairval --until 2027-12-31 --plan agence30';
  const { asked } = await type(line, { yes: false, paiement: { fin_le } });
  expect(asked).toEqual([`This will ${said}. Go on?`]);
});

it('a transfer for the plan in force says that the change goes on waiting', async () => {
  const { asked } = await type('transfers confirm clairval --until 2026-11-30', { yes: false });
  expect(asked).toEqual([
    'This will mark the account Agence Clairval (clairval) as paid up to 2026-11-30 for the plan agence15, while its change to agence30 goes on waiting. Go on?',
  ]);
});

const WHO = { operator: 'ada', compte: 'clairval', why: 'W' };
const NAME = 'the account Agence Clairval (clairval)';

it.each([
  ['', '2026-11-30'],
  ['--on 2026-12-15 ', '2026-12-15'],
])('accounts close %s ends an account', async (on, day) => {
  const { asked } = await type(`accounts close clairval ${on}--why W`, { yes: false });
  expect(asked).toEqual([`This will end ${NAME} on ${day}: no call is served after it. Go on?`]);
});

it('an argument that may be left out and is, is not sent', async () => {
  const { fake } = await type('plans settle clairval --why W --json');
  expect(fake.changes).toEqual([{ settleInvoice: WHO }]);
});

it.each(['keys cut clairval', 'keys cut clairval k_1 --all'])('%s cuts nothing', async (line) => {
  const { code, err, fake } = await type(line, { yes: true });
  const said = 'name the key that is cut, by its id on keys list, or --all';
  expect([code, err, fake.changes]).toEqual([1, said, []]);
});
