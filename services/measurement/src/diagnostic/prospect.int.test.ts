import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { purge } from '../purge/purge.sweep.ts';
import { DAY_MS, newsOf } from '../testing/launched.ts';
import { onDiagnosticDemande } from './commander.ts';
import { lireLiens } from './lire-liens.handler.ts';
import { COMPTE, diagnosing, ended, etatDe, silent } from './testing/diagnosing.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const DEMANDE = { compte: COMPTE, demande: 'dp_1' };

describe('the diagnostic of a prospect', () => {
  it('opens by a link for its own account only, and goes thirteen months after its launch, not a day before', async () => {
    const one = diagnosing(parts);
    await onDiagnosticDemande(one.needs, DEMANDE);
    await one.start();
    await ended(one, 'm_dp_1');
    const document = one.rendus[0]?.document ?? '';
    const ask = (compte: string) =>
      lireLiens(one.needs).lireLiens({ compte, documents: [document, 'd_other'] });
    expect(Object.keys((await ask(COMPTE)).liens)).toEqual([document]);
    const [, token = ''] = ((await ask(COMPTE)).liens[document] ?? '').split('/d/');
    expect(one.needs.links.open(token, one.needs.clock.now())).toBe(document);
    expect((await ask('another')).liens).toEqual({});

    one.later(394 * DAY_MS);
    await purge(one.needs).run(one.needs.ending);
    const left = async () => {
      const names = ['documents', 'preparations', 'mesures', 'answers'];
      const kept = await Promise.all(names.map((name) => parts.db.collection(name).find().toArray()));
      return JSON.stringify(kept).includes('Fournil');
    };
    expect(await left()).toBe(true);
    one.later(3 * DAY_MS);
    await purge(one.needs).run(one.needs.ending);
    expect([await left(), await etatDe(one, 'm_dp_1')]).toEqual([false, 'annulée']);
  });

  it('that no model answers is given back, writes nothing and is not tried again by itself', async () => {
    const one = diagnosing(parts, { ask: silent });
    await onDiagnosticDemande(one.needs, DEMANDE);
    await one.start();
    await ended(one, 'm_dp_1');
    expect(one.rendus).toMatchObject([{ ...DEMANDE, etat: 'en échec', document: undefined }]);
    expect(await parts.db.collection('documents').countDocuments()).toBe(0);
    one.later(2 * DAY_MS);
    await one.sweep();
    expect(await parts.db.collection('mesures').countDocuments()).toBe(1);
    expect(await newsOf(parts)).toEqual([]);
  });
});
