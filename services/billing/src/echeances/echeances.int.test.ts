import { machineNow } from '@agence/platform/process/clock';
import { type FakePayment, startFakePayment } from '@agence/testing/fakes/payment';
import { type TestParts, testParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Bench, bench } from '../billing.fixture.ts';
import { echeancesSweep } from '../sweeps.ts';

let parts: TestParts;
let provider: FakePayment;
let billing: Bench['account'];
beforeAll(async () => {
  [parts, provider] = await Promise.all([testParts(), startFakePayment()]);
  billing = bench(parts, provider).account;
});
afterAll(async () => {
  await provider.stop();
  await parts.stop();
});

describe('a date that comes and passes', () => {
  it('is said stage by stage, once each, whoever looks', async () => {
    const { compte, needs, clock, state } = await billing('virement');
    const look = (day: string) => {
      clock.set((Date.parse(`${day}T12:00:00Z`) - machineNow().getTime()) / 1000);
      return Promise.all([echeancesSweep(needs).run(serving), echeancesSweep(needs).run(serving)]);
    };
    for (const day of ['2026-12-23', '2026-12-24', '2026-12-24', '2027-01-01', '2027-01-08', '2027-03-01'])
      await look(day);
    const stored = await parts.db
      .collection<{ _id: string; outbox: { name?: string }[] }>('facturations')
      .findOne({ _id: compte });
    expect(stored?.outbox.flatMap(({ name = 'reply' }) => (name === 'reply' ? [] : [name]))).toEqual([
      ...['limites_fixees', 'paiement_change'],
      'paiement_bientot_du',
      ...['paiement_change', 'paiement_en_retard'],
      'compte_echu',
    ]);
    expect(await state()).toMatchObject({ etat: 'en retard', annonce: 'compte_echu' });
  });
});
