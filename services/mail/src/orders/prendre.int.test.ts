import { serving } from '@agence/testing/serving';
import { expect, test } from '@jest/globals';
import { wire } from '../mail.fixture.ts';
import type { OrderNeeds } from '../needs.ts';
import { takeUpOrders } from './prendre.sweep.ts';
import { boundedReader, type Reader, Unreadable } from './reader.ts';

const order = {
  ...{ _id: 'd0', compte: 'horizon', a: 'commandes+x@mesure.test', de: 'ada@horizon.test', prouve: true },
  ...{ recu: new Date('2026-11-21T08:14:00Z'), suite: null },
  brut: Buffer.from('From: ada@horizon.test\r\nMessage-ID: <1@horizon.test>\r\n\r\nAide'),
};

/** One order that was kept, and the sweep that takes it up. */
async function kept() {
  const mail = await wire();
  const { courriers } = mail.needs;
  await courriers.keep(order);
  const peers = {
    clients: { call: { lirePortefeuille: async () => ({ clients: [] }) } },
    measurement: { call: { decrireModeles: async () => ({ modeles: 1, lecteur: true }) } },
  };
  return {
    mail,
    takeUp: (read: Reader) =>
      takeUpOrders({ ...mail.needs, peers, read } as unknown as OrderNeeds).run(serving),
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
