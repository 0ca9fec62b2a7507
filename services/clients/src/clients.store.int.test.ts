import { reconciling } from '@agence/platform/bus/reconcile';
import { ensureIndexes } from '@agence/platform/store/mongo';
import { partsFor } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { lancementsAccord } from './accords/accords.ts';
import { INDEXES } from './clients.store.ts';
import { clientsNeeds } from './needs.fixture.ts';
import type { Needs } from './needs.ts';

const parts = partsFor(beforeAll, afterAll);
beforeAll(() => ensureIndexes(parts.db, INDEXES));

const MANY = 400;
const before = new Date('2026-11-20T10:00:00Z');
const since = new Date('2026-11-21T10:00:00Z');
const dossier = (n: number, more: object) => ({
  _id: `c_${n}` as never,
  ...{ version: 1, outbox: [] },
  state: { compte: `a_${n}`, lancee: null, ferme: false, a_valider_depuis: since, ...more },
});

it('those that waited long enough, or for an account that is served again, are found without looking at all who wait', async () => {
  const { db } = parts;
  await db
    .collection('dossiers')
    .insertMany([
      ...Array.from({ length: MANY }, (_, n) => dossier(n, {})),
      dossier(MANY, { a_valider_depuis: before }),
      dossier(MANY + 1, { aussitot: true }),
      dossier(MANY + 2, { aussitot: true, a_valider_depuis: null }),
    ]);
  const { dossiers } = clientsNeeds(parts);
  await db.command({ profile: 2 });
  const found = await dossiers.accountsWaitingSince(before);
  await db.command({ profile: 0 });
  expect(found.toSorted()).toEqual([`a_${MANY}`, `a_${MANY + 1}`]);
  const asked = db.collection('system.profile').find({ ns: `${db.databaseName}.dossiers`, op: 'command' });
  expect((await asked.toArray()).map(({ docsExamined }) => docsExamined <= 3)).toEqual([true]);
});

it('launches are compared without looking at the clients whose measurement is done', async () => {
  const { db } = parts;
  const launched = (issue: string) => ({ issue, revision: 1, lancee: { mesure: 'm', le: before } });
  await db
    .collection('dossiers')
    .insertMany([
      ...Array.from({ length: MANY }, (_, n) => dossier(1_000 + n, launched('faite'))),
      dossier(2_000, launched('en cours')),
      dossier(2_001, launched('en échec')),
    ]);
  const asked: string[] = [];
  const lireMesures = async ({ client }: { client: string }) => {
    asked.push(client);
    return { essais: [{ id: 'm', revision: 1, etat: 'en cours' }] };
  };
  const measurement = { lireMesures } as unknown as Needs['measurement'];
  await db.command({ profile: 2 });
  await reconciling(parts, lancementsAccord({ measurement }, parts)).run(serving);
  await db.command({ profile: 0 });
  expect(asked.toSorted()).toEqual(['c_2000', 'c_2001']);
  const reads = await db
    .collection('system.profile')
    .find({ ns: `${db.databaseName}.dossiers`, op: 'query' })
    .toArray();
  expect(reads.map(({ docsExamined }) => docsExamined)).toEqual([2]);
});
