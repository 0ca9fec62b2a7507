import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire } from './mail.fixture.ts';
import { operator } from './operator.rpcs.ts';

let mail: Wired;
afterEach(() => mail.close());

const ADA = 'ada@horizon.test';
const BOB = 'bob@horizon.test';
const erase = () =>
  operator(mail.needs).eraseAddress({ operator: 'ada', adresse: 'Ada@Horizon.test', why: 'asked for' });
const messages = () => mail.needs.messages.list({});
const everything = async () => {
  const names = ['messages', 'courriers', 'propositions'];
  const db = names.map((name) => mail.db.collection(name).find().toArray());
  return JSON.stringify([await Promise.all(db), (await keptMails(mail.data)).map(({ raw }) => raw)]);
};

it('what left for an address, or names it, is forgotten with its file and with what came from it', async () => {
  mail = await wire();
  await mail.hear('mesure_terminee', 'e1');
  await mail.send();
  const { courriers, propositions } = mail.needs;
  const arrived = { compte: 'horizon', a: 'commandes+x@mesure.test', prouve: true, suite: null };
  const recu = mail.needs.clock.now();
  for (const de of [ADA, BOB])
    await courriers.keep({ ...arrived, _id: `o:${de}`, de, recu, brut: Buffer.from(`From: ${de}`) });
  const proposed = { geste: 'retirer' as const, client: 'c_1', corps: {}, propose: '{}', decidee: false };
  const badge = 'commandes+x@mesure.test';
  const known = { _id: 'p@mesure.test', compte: 'horizon', badge, adresse: ADA, cree: recu };
  await propositions.keep({ ...known, ...proposed });
  expect(await erase()).toEqual({ messages: 1, orders: 1 });
  expect(await everything()).not.toContain(ADA);
  expect((await courriers.list({})).rows.map(({ de }) => de)).toEqual([BOB]);
  expect(await erase()).toEqual({ messages: 0, orders: 0 });
});

it('what still has to leave goes to the others alone', async () => {
  mail = await wire();
  await mail.hear('mesure_terminee', 'e1');
  await erase();
  expect((await messages()).rows.map(({ a, reste, etat }) => [a, reste, etat])).toEqual([
    [[BOB], [BOB], 'à envoyer'],
  ]);
  await mail.send();
  expect(await everything()).not.toContain(ADA);
  expect((await messages()).rows.map(({ pris }) => pris)).toEqual([[BOB]]);
});
