import { ensureIndexes } from '@agence/platform/store/mongo';
import { partsFor } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { INDEXES } from '../clients.store.ts';
import { unDossier } from '../dossier/dossier.fixture.ts';
import { accountsSaying, clientsNeeds, NOW } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import { PORTEFEUILLES } from '../portefeuille/portefeuille.ts';
import { reactions } from '../reactions.ts';
import { sweeps } from '../sweeps.ts';
import { lancements, mesuresMensuelles } from './lancements.sweep.ts';

const ACCOUNTS = 40;
const DAY_MS = 24 * 3_600_000;
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const parts = partsFor(beforeEach, afterEach);
let needs: Needs;
/** Accounts that were asked about, each time. */
let asked: string[];
let servi: (compte: string) => boolean;

const questions = [{ n: 1, question: 'Qui ?' }];
/** Not launched 24 hours after its questions were ready, and missed three months. */
const waiting = (compte: string) => unDossier({ compte, questions, a_valider_depuis: before(2) });
const monthly = (compte: string) =>
  unDossier({
    ...{ compte, questions, a_valider_depuis: before(95), issue: 'faite' as const },
    ...{ lancee: { mesure: 'm_1', le: before(90) }, ancre: before(90), echeance: before(60) },
  });

beforeEach(async () => {
  const { db } = parts;
  await ensureIndexes(db, INDEXES);
  asked = [];
  servi = () => false;
  const accounts = accountsSaying((compte) => {
    asked.push(compte);
    return servi(compte);
  });
  needs = clientsNeeds(parts, { accounts });
  const comptes = Array.from({ length: ACCOUNTS }, (_, n) => `agence-${n}`);
  const stored = { version: 1, outbox: [] };
  await db.collection<{ _id: string }>('portefeuilles').insertMany(
    comptes.map((compte) => {
      const clients = ['w', 'm'].map((id) => unClient({ id: `${compte}-${id}`, site: `${id}.fr` }));
      return { _id: compte, ...stored, state: { ...PORTEFEUILLES.initial(), clients } };
    }) as never,
  );
  await db.collection<{ _id: string }>('dossiers').insertMany(
    comptes.flatMap((compte) => [
      { _id: `${compte}-w`, ...stored, state: waiting(compte) },
      { _id: `${compte}-m`, ...stored, state: monthly(compte) },
    ]),
  );
});

const turn = async () => {
  asked = [];
  await lancements(needs).run(serving);
  await mesuresMensuelles(needs).run(serving);
  return asked.length;
};

/** Dossiers that the database looked at during some work. */
const lookedAt = async (work: () => Promise<unknown>): Promise<number> => {
  const { db } = parts;
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  const seen = await db
    .collection('system.profile')
    .find({ ns: `${db.databaseName}.dossiers` })
    .toArray();
  return seen.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0);
};

const launchesOf = async (compte: string) => {
  const found = await Promise.all(['w', 'm'].map((id) => needs.dossiers.read(`${compte}-${id}`)));
  return found.map(({ state, version }) => [state?.lancee?.le.getTime() === NOW.getTime(), version]);
};
const LAUNCHED_ONCE = [
  [true, 2],
  [true, 2],
];

const heard = async (compte: string) => {
  const reaction = reactions(needs).find(({ event }) => event === 'service_repris');
  await reaction?.react({ compte } as never, { id: 'reveil' });
};

it('clients of accounts that are not served cost nothing from the second turn on', async () => {
  await turn();
  expect(await lookedAt(turn)).toBe(0);
  expect(await turn()).toBe(0);
});

it('are launched once when their account is served again, and nobody else is asked about', async () => {
  await turn();
  await turn();
  servi = (compte) => compte === 'agence-7';
  await heard('agence-7');
  expect(await turn()).toBe(2);
  expect(await turn()).toBe(0);
  expect(await launchesOf('agence-7')).toEqual(LAUNCHED_ONCE);
  expect(await launchesOf('agence-8')).toEqual([
    [false, 1],
    [false, 1],
  ]);
});

it('news of an account that is not served yet puts its clients to rest again', async () => {
  await turn();
  await heard('agence-7');
  await turn();
  expect(new Set(asked)).toEqual(new Set(['agence-7']));
  expect(await turn()).toBe(0);
});

it('are launched at the same turn when their account is served while they are put to rest', async () => {
  servi = (compte) => asked.filter((one) => one === compte).length > 1;
  await turn();
  expect(await launchesOf('agence-7')).toEqual(LAUNCHED_ONCE);
});

it('are woken by a slow sweep when the news of their account was lost', async () => {
  await turn();
  servi = (compte) => compte === 'agence-7';
  expect(await turn()).toBe(0);
  const slow = sweeps(needs, parts).find(({ name }) => name === 'reveils');
  await slow?.run(serving);
  await turn();
  expect(await launchesOf('agence-7')).toEqual(LAUNCHED_ONCE);
});
