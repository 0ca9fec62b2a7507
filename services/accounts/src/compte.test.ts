import { expect, it } from '@jest/globals';
import { unCompte } from './compte.fixture.ts';
import { COMPTES, type CompteFact } from './compte.ts';

const state = unCompte();
const who = { operator: 'ada', why: 'paid' };

it.each<[CompteFact, readonly string[]]>([
  [{ type: 'account_resumed', ...who }, ['service_repris']],
  [{ type: 'paiement_connu', paiement: state.paiement }, ['service_repris']],
  [{ type: 'account_paused', ...who }, []],
])('says that an account may be served again %#', (fact, news) => {
  expect(COMPTES.announce(fact, { id: 'clairval', version: 2, state }).map(({ name }) => name)).toEqual(news);
});
