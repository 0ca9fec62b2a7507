import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spendStore } from '../cells/spend.store.ts';
import { COMPTE_LEADS } from '../mesures/diagnostic.ts';
import { DAY_MS, newsOf } from '../testing/launched.ts';
import { onLeadAccepte } from './commander.ts';
import { lireLiens } from './lire-liens.handler.ts';
import { diagnosing, donneesDe, ended, etatDe, silent } from './testing/diagnosing.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

describe('the diagnostic of a lead', () => {
  it('is under the name of the service, opens by a link of its own lead, and is told by its ids', async () => {
    const one = diagnosing(parts);
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await ended(one, 'm_l_1');
    const document = (await one.needs.mesures.read('m_l_1')).state?.document ?? '';
    const { html = '' } = (await one.needs.livrables.find(document)) ?? {};
    expect(donneesDe(html)).toMatchObject({
      agence: { nom: 'Mesure Test', contact: 'mesure@test.example' },
      client: { entreprise: 'Fournil Martin', site: 'non indiqué' },
    });
    expect(await newsOf(parts)).toEqual(['lead_mesure']);
    const lienDe = async (lead: string) =>
      (await lireLiens(one.needs).lireLienDeLead({ lead, document })).lien;
    expect([await lienDe('l_1'), await lienDe('l_2')]).toEqual([
      expect.stringContaining('https://mesure.test/d/'),
      undefined,
    ]);
    expect(one.rendus).toEqual([]);
  });

  it('that no model answers is tried once more the next day, then waits for a person', async () => {
    const one = diagnosing(parts, { ask: silent });
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await ended(one, 'm_l_1');
    expect(await newsOf(parts)).toEqual([]);
    one.later(DAY_MS);
    await ended(one, 'm_l_1_2');
    expect(await newsOf(parts)).toEqual(['lead_echoue']);
    one.later(2 * DAY_MS);
    await one.sweep();
    expect(await parts.db.collection('mesures').countDocuments()).toBe(2);
  });

  it('waits for the next day once all leads together are at the ceiling', async () => {
    const one = diagnosing(parts, { spend: spendStore(parts, 40), reader: null });
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await onLeadAccepte(one.needs, { lead: 'l_2' });
    await one.start();
    const spent = () => parts.db.collection<{ calls: number }>('spend').find().toArray();
    const those = (filter: Record<string, string>) => parts.db.collection('cells').countDocuments(filter);
    // 2 preparations and 2 × 36 answers are wanted. A day passes over no call that is under way.
    await eventually(async () => {
      await one.sweep();
      return (
        (await those({ blocked_day: '2026-11-21' })) === 74 - 40 && (await those({ etat: 'done' })) === 40
      );
    });
    expect(await spent()).toMatchObject([{ _id: `${COMPTE_LEADS}/2026-11-21`, calls: 40 }]);
    one.later(DAY_MS);
    await Promise.all([ended(one, 'm_l_1'), ended(one, 'm_l_2')]);
    expect([await etatDe(one, 'm_l_1'), await etatDe(one, 'm_l_2')]).toEqual(['faite', 'faite']);
    expect((await spent()).map(({ calls }) => calls)).toEqual([40, 34]);
  });

  it.each([
    ['not begun before its turn', 'l_waits'],
    ['not made for a lead that was erased meanwhile', 'l_9'],
  ])('is %s', async (_, lead) => {
    await onLeadAccepte(diagnosing(parts).needs, { lead });
    expect(await parts.db.collection('cells').countDocuments()).toBe(0);
  });
});
