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
const SLUG = { operator: 'ada', slug: 'clairval', why: 'W' };
const NAME = 'the account Agence Clairval (clairval)';

it.each([
  [
    'transfers refuse clairval',
    `refuse the transfer of ${NAME}, announced on 2025-11-21`,
    { refuseTransfer: WHO },
  ],
  [
    'plans withdraw clairval',
    `take back the change of ${NAME} to agence30: it keeps agence15`,
    { withdrawPlan: WHO },
  ],
  [
    'plans move clairval agence30',
    `move ${NAME} from agence15 to agence30 without a payment`,
    { movePlan: { ...WHO, vers: 'agence30' } },
  ],
  [
    'keys cut clairval k_1',
    `cut the key k_1 (agence, …abcd) of ${NAME}`,
    { cutKeys: { ...SLUG, id: 'k_1' } },
  ],
  ['keys cut clairval --all', `cut every key and assistant of ${NAME}`, { cutKeys: SLUG }],
  [
    'accounts payment clairval --paiement carte --stripe-customer cus_1',
    `have ${NAME} pay by carte, as the card customer cus_1 (now carte, cus_1)`,
    { setPayment: { ...SLUG, mode_paiement: 'carte', stripe_customer: 'cus_1' } },
  ],
  ['accounts resume clairval', `end the pause of ${NAME}`, { resumeAccount: SLUG }],
])('%s says what it will do, and tells the journal who and why', async (line, said, change) => {
  const { code, asked, fake } = await type(`${line} --why W`, { yes: true });
  expect([code, asked, fake.changes]).toEqual([0, [`This will ${said}. Go on?`], [change]]);
});

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
