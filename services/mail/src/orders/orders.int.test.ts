import { waitingGauges } from '@agence/platform/process/metrics';
import { ensureIndexes } from '@agence/platform/store/mongo';
import { expect, it } from '@jest/globals';
import { wire } from '../mail.fixture.ts';
import { COURRIER_INDEXES } from './courrier.store.ts';

const arrived = {
  ...{
    compte: 'horizon',
    a: 'commandes+x@mesure.test',
    de: 'ada@horizon.test',
    prouve: true,
    _id: 'd0',
    suite: null,
  },
  ...{ recu: new Date('2026-11-21T08:14:00Z'), brut: Buffer.from('From: ada@horizon.test\r\n\r\nAide') },
};

it('counts an order until it is done with, however often it is delivered and taken up', async () => {
  const mail = await wire();
  const { courriers } = mail.needs;
  const shown = () => Promise.all(waitingGauges('o', '', '', courriers.waiting).map(({ read }) => read()));
  expect(await shown()).toEqual([0, 0]);
  await courriers.keep(arrived);
  await courriers.keep(arrived);
  const [id = ''] = await courriers.due();
  expect((await shown())[0]).toBe(1);
  const taken = await courriers.claim(id);
  expect([taken?.essais, await courriers.claim(id)]).toEqual([1, null]);
  mail.later(61_000);
  const again = await courriers.claim(id);
  expect(again?.essais).toBe(2);
  if (again !== null) await courriers.putBack(again, false);
  expect([await courriers.due(), (await shown())[0]]).toEqual([[], 1]);
  mail.later(60_000);
  expect(await courriers.due()).toEqual([id]);
  await courriers.finish(id, 'répondu');
  expect([await courriers.due(), await shown()]).toEqual([[], [0, 0]]);
  await courriers.keep(arrived);
  expect(await courriers.due()).toEqual([]);
  await mail.close();
});

it('an order that fails twelve times is given up, and what is old is forgotten', async () => {
  const mail = await wire();
  const { courriers } = mail.needs;
  await courriers.keep(arrived);
  const [id = ''] = await courriers.due();
  for (let tries = 1; tries <= 12; tries += 1) {
    const taken = await courriers.claim(id);
    expect(taken?.essais).toBe(tries);
    if (taken !== null) await courriers.putBack(taken, false);
    mail.later(3_600_000);
  }
  expect(await courriers.due()).toEqual([]);
  expect((await courriers.list({ suite: 'abandonné' })).rows).toMatchObject([{ _id: id, essais: 12 }]);
  expect(await courriers.retry(id)).toMatchObject({ etat: 'reçu', essais: 0 });
  expect([await courriers.due(), await courriers.retry(id)]).toEqual([[id], null]);
  await courriers.finish(id, 'répondu');
  await courriers.removeBefore(new Date('2026-12-01'));
  await courriers.keep(arrived);
  expect(await courriers.due()).toEqual([id]);
  await mail.close();
});

it('a message whose process ends is tried twelve times, and keeps the address that confirms it', async () => {
  const mail = await wire();
  const { courriers } = mail.needs;
  await courriers.keep(arrived);
  const addresses = new Set<string | undefined>();
  for (let tries = 1; tries <= 12; tries += 1) {
    addresses.add((await courriers.claim(arrived._id))?.reponse);
    mail.later(61_000);
  }
  expect([...addresses]).toEqual([expect.stringMatching(/^commandes\+[a-z2-7]{20}$/)]);
  expect(await courriers.claim(arrived._id)).toBeNull();
  expect((await courriers.list({ suite: 'abandonné' })).rows).toHaveLength(1);
  await mail.close();
});

it('a message that may not order is done with when it is kept', async () => {
  const mail = await wire();
  const { courriers } = mail.needs;
  await courriers.keep({ ...arrived, suite: 'refusé' });
  expect([await courriers.due(), await courriers.claim(arrived._id)]).toEqual([[], null]);
  expect(await courriers.refused()).toMatchObject([{ _id: 'horizon', combien: 1 }]);
  await mail.close();
});

it('refused and abandoned messages are found without a look at the others', async () => {
  const { needs, db, close } = await wire();
  const { courriers } = needs;
  await ensureIndexes(db, COURRIER_INDEXES);
  const suiteOf = (n: number) => (n < 29 ? 'répondu' : n < 58 ? 'refusé' : 'abandonné');
  for (let n = 0; n < 60; n += 1) await courriers.keep({ ...arrived, _id: `m${n}`, suite: suiteOf(n) });
  await db.command({ profile: 2 });
  expect([await courriers.refused(), await courriers.givenUpSince()]).toMatchObject([
    [{ _id: 'horizon', combien: 29 }],
    { length: 2 },
  ]);
  await db.command({ profile: 0 });
  const asked = await db
    .collection('system.profile')
    .find({ ns: `${db.databaseName}.courriers` })
    .toArray();
  expect(asked.map(({ docsExamined }) => docsExamined)).toEqual([29, 2]);
  await close();
});

it('of a confirmation and a refusal of one proposal at the same time one holds, and both may be said again', async () => {
  const mail = await wire();
  const { propositions } = mail.needs;
  const known = {
    compte: 'horizon',
    badge: 'commandes+x@mesure.test',
    adresse: 'ada@horizon.test',
    geste: 'resilier',
    client: '',
    corps: {},
  } as const;
  for (let turn = 0; turn < 20; turn += 1) {
    const _id = `commandes+${turn}@mesure.test`;
    await propositions.keep({ _id, ...known, propose: '{}', cree: new Date('2026-11-21'), decidee: false });
    const [decided, refused] = await Promise.all([propositions.decide(_id), propositions.refuse(_id)]);
    expect(decided).not.toBe(refused);
    expect([await propositions.decide(_id), await propositions.refuse(_id)]).toEqual([decided, refused]);
  }
  await mail.close();
});
