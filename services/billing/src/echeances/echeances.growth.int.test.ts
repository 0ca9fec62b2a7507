import { documentStore } from '@agence/platform/store/document-store';
import { ensureIndexes } from '@agence/platform/store/mongo';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import { facturationStore, INDEXES } from '../facturation.store.ts';
import { FACTURATIONS, type Facturation } from '../facturation.ts';

const parts = partsFor(beforeAll, afterAll);

it('accounts of which nothing is left to say are not looked at, however many there are', async () => {
  const { db } = parts;
  await ensureIndexes(db, INDEXES);
  const store = facturationStore(documentStore(db, FACTURATIONS, () => {}));
  const stored = (_id: string, change: Partial<Facturation>) => ({
    ...{ _id, version: 1, outbox: [] },
    state: uneFacturation({ stripe_customer: null, ...change }),
  });
  const ended = Array.from({ length: 200 }, (_, n) => [
    stored(`lapsed-${n}`, { annonce: 'compte_echu' }),
    stored(`terminated-${n}`, { fin_le: '2026-11-30' }),
  ]);
  const near = [stored('first', {}), stored('late', { annonce: 'paiement_en_retard' })];
  await db.collection<{ _id: string }>('facturations').insertMany([...ended.flat(), ...near]);
  await db.command({ profile: 2 });
  const found = await store.echeances('2026-12-05');
  await db.command({ profile: 0 });
  expect(found.toSorted()).toEqual(['first', 'late']);
  const asked = db.collection('system.profile').find({ ns: `${db.databaseName}.facturations`, op: 'query' });
  expect((await asked.toArray()).map(({ docsExamined }) => docsExamined)).toEqual([2]);
});
