import { refused } from '@agence/gesture/handler';
import { serving } from '@agence/testing/serving';
import { expect, test } from '@jest/globals';
import { wire, world } from '../mail.fixture.ts';
import type { Needs } from '../needs.ts';
import { takeUpOrders } from '../sweeps.ts';
import { boundedReader, type Reader, Unreadable } from './reader.ts';

const HEAD = 'From: ada@horizon.test\r\nMessage-ID: <1@horizon.test>';
const order = {
  ...{ _id: 'd0', compte: 'horizon', a: 'commandes+x@mesure.test', de: 'ada@horizon.test', prouve: true },
  ...{ recu: new Date('2026-11-21T08:14:00Z'), suite: null },
};

const commandes = { comprendre: async () => ({ etat: 'sans modèle' }) };

/** One order that was kept, and the sweep that takes it up. */
async function kept({ of = world(), texte = 'Aide' } = {}) {
  const mail = await wire({ of });
  const { courriers } = mail.needs;
  await courriers.keep({ ...order, brut: Buffer.from(`${HEAD}\r\n\r\n${texte}`) });
  const refus = { kind: 'invalid', sentence: 'La question 9 n’existe pas pour ce client.' } as const;
  const peers = {
    clients: {
      call: {
        lirePortefeuille: of.direct
          ? () => mail.needs.clients.lirePortefeuille({ compte: 'horizon' })
          : async () => ({ clients: [] }),
        ajusterQuestions: async () => refused({ refusal: refus }),
      },
    },
    measurement: { call: { decrireModeles: async () => ({ modeles: 1, lecteur: true }) } },
  };
  return {
    mail,
    takeUp: (read: Reader) =>
      takeUpOrders({ ...mail.needs, peers, commandes, read } as unknown as Needs).run(serving),
    became: async () => (await courriers.list({})).rows.map(({ suite, essais }) => [suite, essais]),
  };
}

test('an order is carried out although its process ended eleven times while it was read or waited for that', async () => {
  const { mail, takeUp, became } = await kept();
  let readings = 0;
  for (let deaths = 1; deaths <= 11; deaths += 1) {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const neverRead: Reader = () => {
      readings += 1;
      resolve();
      return new Promise(() => {});
    };
    await Promise.race([takeUp(neverRead), begun]);
    expect(readings).toBe(deaths);
    mail.later(61_000);
  }
  await takeUp(boundedReader());
  expect(await became()).toEqual([['répondu', 12]]);
  await mail.close();
});

test('a message that ended two threads that read it is set aside, until an operator takes it up again', async () => {
  const { mail, takeUp, became } = await kept();
  for (let times = 1; times <= 3; times += 1) {
    await takeUp(() => Promise.reject(new Unreadable('out of memory')));
    mail.later(3_600_000);
  }
  expect(await became()).toEqual([['abandonné', 2]]);
  await mail.needs.courriers.retry(order._id);
  await takeUp(boundedReader());
  expect(await became()).toEqual([['répondu', 1]]);
  await mail.close();
});

test.each([
  [true, 'La question 9 n’existe pas pour votre établissement.'],
  [false, 'Message non compris'],
])('a customer without an agency (%j) reads of its own business: %s', async (direct, said) => {
  const { mail, takeUp } = await kept({ of: world({ direct }), texte: 'Retirer la question 9' });
  await takeUp(boundedReader());
  expect((await mail.needs.messages.find('reponse:d0'))?.texte).toContain(said);
  await mail.close();
});
