import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COMPTE_LEADS } from '../mesures/diagnostic.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import { DAY_MS } from '../testing/launched.ts';
import { onLeadAccepte } from './commander.ts';
import { diagnosing, ended, etatDe, silent } from './testing/diagnosing.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

/** The lead `l_1`, and its erasure, which passes whole when it is told to, wherever that is. */
const erasable = (of: (needs: Needs, erase: () => Promise<void>) => Partial<Needs>, ask?: Needs['ask']) => {
  const { needs } = diagnosing(parts);
  let erased = false;
  const lireFiche: Needs['form']['lireFiche'] = (asked) =>
    needs.form.lireFiche(erased ? { lead: 'l_erased' } : asked);
  const erase = async () => {
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

describe('a lead that is erased', () => {
  it('while its questions are handed over is not measured', async () => {
    const { one, isErased } = erasable(({ answers }, erase) => ({
      answers: {
        ...answers,
        of: async (pour) => {
          const found = await answers.of(pour);
          if (pour === 'p_l_1' && !isErased()) await erase();
          return found;
        },
      },
    }));
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await ended(one, 'm_l_1');
    expect([isErased(), await etatDe(one, 'm_l_1'), await left(), await open()]).toEqual([
      ...[true, 'annulée', [], 0],
    ]);
    expect(await parts.db.collection('cells').countDocuments(called('m_l_1'))).toBe(0);
  });

  it('while its second try begins is not measured again', async () => {
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

  it('while its document is written keeps none', async () => {
    const { one, isErased } = erasable(({ livrables }, erase) => ({
      livrables: {
        ...livrables,
        keep: async (livrable) => {
          await erase();
          await livrables.keep(livrable);
        },
      },
    }));
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await ended(one, 'm_l_1');
    expect([isErased(), await etatDe(one, 'm_l_1'), await left(), await open()]).toEqual([
      ...[true, 'annulée', [], 0],
    ]);
  });

  it('while its document is written by a process that dies at once keeps none for long', async () => {
    const { one, isErased } = erasable(({ livrables }, erase) => ({
      livrables: {
        ...livrables,
        keep: async (livrable) => {
          await erase();
          await livrables.keep(livrable);
          throw new Error('killed');
        },
      },
    }));
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await ended(one, 'm_l_1');
    await one.sweep();
    expect([isErased(), await etatDe(one, 'm_l_1'), await left()]).toEqual([true, 'annulée', []]);
  });
});
