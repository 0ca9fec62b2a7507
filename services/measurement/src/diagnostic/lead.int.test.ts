import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spendStore } from '../cells/spend.store.ts';
import { COMPTE_LEADS } from '../mesures/diagnostic.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import { DAY_MS, newsOf } from '../testing/launched.ts';
import { unreadSite } from '../testing/site-read.ts';
import { onLeadAccepte } from './commander.ts';
import { lireLiens } from './lire-liens.handler.ts';
import { diagnosing, donneesDe, ended, etatDe, silent } from './testing/diagnosing.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

describe('the diagnostic of a lead', () => {
  it('is three questions at twelve answers each, under the name of the service, and is told by its ids', async () => {
    const one = diagnosing(parts);
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await ended(one, 'm_l_1');
    const { needs } = one;
    const { state } = await needs.mesures.read('m_l_1');
    expect((await needs.cells.states(['m_l_1'])).get('m_l_1')).toEqual({
      done: 3 * (state?.models.length ?? 0) * (state?.repeats ?? 0),
    });
    expect((state?.models.length ?? 0) * (state?.repeats ?? 0)).toBeGreaterThanOrEqual(12);
    expect(state?.models.length).toBeLessThanOrEqual(4);
    const document = await needs.livrables.find(state?.document ?? '');
    expect(donneesDe(document?.html ?? '')).toMatchObject({
      agence: { nom: 'Mesure Test', contact: 'mesure@test.example' },
      client: { entreprise: 'Fournil Martin', site: 'non indiqué' },
      questions: { length: 3 },
    });
    expect(await newsOf(parts)).toEqual(['lead_mesure']);
    const of = async (lead: string) =>
      (await lireLiens(needs).lireLienDeLead({ lead, document: state?.document ?? '' })).lien;
    expect(await of('l_1')).toContain('https://mesure.test/d/');
    expect(await of('l_2')).toBeUndefined();
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

  it('is not begun before its turn', async () => {
    const one = diagnosing(parts);
    await onLeadAccepte(one.needs, { lead: 'l_waits' });
    expect(await parts.db.collection('cells').countDocuments()).toBe(0);
  });

  it('is not made for a lead that was erased meanwhile', async () => {
    const one = diagnosing(parts);
    await onLeadAccepte(one.needs, { lead: 'l_9' });
    expect(await parts.db.collection('cells').countDocuments()).toBe(0);
  });

  it('keeps nothing of a lead that is erased while its site is read', async () => {
    let erased = false;
    const base = diagnosing(parts);
    const { form } = base.needs;
    const lireFiche: typeof form.lireFiche = async (asked) => {
      const told = await form.lireFiche(erased ? { lead: 'l_erased' } : asked);
      if (told.result?.$case === 'fiche') told.result.value.site_web = 'https://fournil-martin.example';
      return told;
    };
    const needs: Needs = {
      ...{ ...base.needs, form: { ...form, lireFiche } },
      lireSite: async (asked) => {
        erased = true;
        await effacerClient(needs, COMPTE_LEADS, 'l_1');
        return unreadSite(asked);
      },
    };
    await onLeadAccepte(needs, { lead: 'l_1' });
    expect(erased).toBe(true);
    const kept = await parts.db.collection('preparations').find().toArray();
    expect(JSON.stringify(kept)).not.toMatch(/Fournil|Lyon/i);
    const open = { etat: { $in: ['todo', 'claimed', 'calling'] } };
    expect(await parts.db.collection('cells').countDocuments(open)).toBe(0);
  });

  it.each(['before its calls', 'after its document'])(
    'keeps nothing of a lead that is erased %s',
    async (when) => {
      const one = diagnosing(parts);
      await onLeadAccepte(one.needs, { lead: 'l_1' });
      if (when !== 'before its calls') {
        await one.start();
        await ended(one, 'm_l_1');
      }
      await effacerClient(one.needs, COMPTE_LEADS, 'l_1');
      await one.sweep();
      await effacerClient(one.needs, COMPTE_LEADS, 'l_1');
      const kept = await Promise.all(
        ['answers', 'documents', 'preparations', 'mesures'].map((name) =>
          parts.db.collection(name).find().toArray(),
        ),
      );
      expect(JSON.stringify(kept)).not.toMatch(/Fournil|Lyon|boulangerie|Au Bon Pain/i);
      const open = { etat: { $in: ['todo', 'claimed', 'calling'] } };
      expect(await parts.db.collection('cells').countDocuments(open)).toBe(0);
    },
  );
});
