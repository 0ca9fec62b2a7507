import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS } from '../facturation.ts';
import { refuseTransfer } from './confirm-transfer.rule.ts';

const order = { operator: 'ada', why: 'never came', today: '2026-12-02' };
const noted = uneFacturation({ virement_note: new Date('2026-11-21T10:00:00Z'), etat: 'en attente' });

it('a transfer that never came is waited for no more; the journal keeps why, the account is told', () => {
  const fact = { type: 'virement_refuse', operator: 'ada', why: 'never came', etat: 'en retard' } as const;
  expect(refuseTransfer(noted, order)).toEqual({ proposal: { note_ts: 1_795_255_200 }, facts: [fact] });
  const state = FACTURATIONS.evolve(noted, fact);
  expect(state).toEqual(uneFacturation({ etat: 'en retard' }));
  expect(FACTURATIONS.record?.(fact, 'c')).toEqual([
    { operator: 'ada', what: 'virement_refuse', on: 'c', why: 'never came' },
  ]);
  expect(FACTURATIONS.announce(fact, { id: 'c', version: 2, state }).map(({ name }) => name)).toEqual([
    ...['paiement_change', 'virement_refuse'],
  ]);
});

it.each([
  ['nothing is announced', uneFacturation(), 'conflict', fr`Aucun virement n'est annoncé pour ce compte.`],
  ['billing is not open', null, 'not_found', fr`Aucune facturation n'est ouverte pour ce compte.`],
])('where %s, it is refused', (_, state, kind, sentence) => {
  expect(refuseTransfer(state, order)).toEqual({ refusal: { kind, sentence } });
});
