import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COMPTE_LEADS } from '../mesures/diagnostic.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import { DAY_MS } from '../testing/launched.ts';
import { unreadSite } from '../testing/site-read.ts';
import { onLeadAccepte } from './commander.ts';
import { diagnosing, ended, etatDe, silent } from './testing/diagnosing.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

/** Parts that erase the lead at some moment of their own. */
type Erased = (needs: Needs, erase: () => Promise<void>) => Partial<Needs>;

/** The lead `l_1`, which has a site, and its erasure, once. */
const erasable = (of: Erased, ask?: Needs['ask']) => {
  const { needs } = diagnosing(parts);
  let erased = false;
  const lireFiche: Needs['form']['lireFiche'] = async (asked) => {
    const told = await needs.form.lireFiche(erased ? { lead: 'l_erased' } : asked);
    if (told.result?.$case === 'fiche') told.result.value.site_web = 'https://fournil-martin.example';
    return told;
  };
  const erase = async () => {
    if (erased) return;
    erased = true;
    await effacerClient(one.needs, COMPTE_LEADS, 'l_1');
  };
  const asks = ask === undefined ? {} : { ask };
  const one = diagnosing(parts, { ...asks, form: { ...needs.form, lireFiche }, ...of(needs, erase) });
  return { one, isErased: () => erased };
};

/** What any collection says of the person. */
const left = async () => {
  const names = ['answers', 'documents', 'preparations', 'mesures'];
  const kept = await Promise.all(names.map((name) => parts.db.collection(name).find().toArray()));
  return JSON.stringify(kept).match(/Fournil|Lyon|boulangerie|Au Bon Pain/gi) ?? [];
};
const open = () =>
  parts.db.collection('cells').countDocuments({ etat: { $in: ['todo', 'claimed', 'calling'] } });

const called = (pour: string) => ({ pour, etat: { $ne: 'cancelled' } });

const whileWritten =
  (then: () => void): Erased =>
  ({ livrables }, erase) => ({
    livrables: {
      ...livrables,
      keep: async (livrable) => {
        await erase();
        await livrables.keep(livrable);
        then();
      },
    },
  });

const WHILE: readonly (readonly [string, Erased])[] = [
  [
    'its site is read',
    (_, erase) => ({
      lireSite: async (asked) => {
        await erase();
        return unreadSite(asked);
      },
    }),
  ],
  [
    'its questions are handed over',
    ({ answers }, erase) => ({
      answers: {
        ...answers,
        of: async (pour) => {
          const found = await answers.of(pour);
          if (pour === 'p_l_1') await erase();
          return found;
        },
      },
    }),
  ],
  ['its document is written', whileWritten(() => {})],
  [
    'its document is written by a process that dies at once',
    whileWritten(() => {
      throw new Error('killed');
    }),
  ],
];

describe('nothing is kept of a lead that is erased', () => {
  it.each(WHILE)('while %s', async (when, of) => {
    const { one, isErased } = erasable(of);
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    const measured = when !== 'its site is read';
    if (measured) await ended(one, 'm_l_1');
    await one.sweep();
    expect([isErased(), await etatDe(one, 'm_l_1'), await left(), await open()]).toEqual([
      ...[true, measured ? 'annulée' : undefined, [], 0],
    ]);
    if (!when.includes('document'))
      expect(await parts.db.collection('cells').countDocuments(called('m_l_1'))).toBe(0);
  });

  it('while its second try begins', async () => {
    const { one, isErased } = erasable(
      ({ mesures }, erase) => ({
        mesures: {
          ...mesures,
          toTakeUp: async (now) => {
            const rows = await mesures.toTakeUp(now);
            if (rows.length > 0) await erase();
            return rows;
          },
        },
      }),
      silent,
    );
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await ended(one, 'm_l_1');
    one.later(DAY_MS);
    await ended(one, 'm_l_1_2');
    expect([isErased(), await etatDe(one, 'm_l_1_2'), await left(), await open()]).toEqual([
      ...[true, 'annulée', [], 0],
    ]);
    expect(await parts.db.collection('cells').countDocuments(called('m_l_1_2'))).toBe(0);
  });

  it.each(['before its calls', 'after its document'])('%s', async (when) => {
    const one = diagnosing(parts);
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    if (when !== 'before its calls') {
      await one.start();
      await ended(one, 'm_l_1');
    }
    await effacerClient(one.needs, COMPTE_LEADS, 'l_1');
    await one.sweep();
    expect([await left(), await open()]).toEqual([[], 0]);
  });
});
