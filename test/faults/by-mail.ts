import { setTimeout as pause } from 'node:timers/promises';
import { someSlug } from '@agence/testing/accounts';
import type { RelayedMail } from '@agence/testing/fakes/mail';
import { expect } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { type Ecrit, envoyer, orderer, reponseA, reponses } from '../outside/orders.ts';
import { age, rest } from './rest.ts';
import type { ORDERS, World } from './world.ts';

const AGAIN_MS = 500;

/** As a sending server does: the same message again until it is told that it was taken. */
async function deliver(world: World, ecrit: Ecrit): Promise<void> {
  const same = { ...ecrit, messageId: `<${someSlug()}@poste.example>` };
  for (;;) {
    const taken = await envoyer(world.system, same).then(
      () => true,
      () => false,
    );
    if (taken) return;
    await pause(AGAIN_MS);
  }
}

/** Before and after a message is kept, taken up, proposed, decided, answered and done with: each is one of these writes. */
export const POINTS = [
  'courriers.updateOne',
  'courriers.findOneAndUpdate',
  'propositions.updateOne',
  'messages.updateOne',
].flatMap((what) => [`mail:${what}:before`, `mail:${what}:after`]);

/** Frees the leases of struck processes while `act` runs, so that nothing waits for them. */
async function meanwhile<T>(world: World, act: Promise<T>): Promise<T> {
  let over = false;
  const done = act.finally(() => {
    over = true;
  });
  for (; !over; await pause(AGAIN_MS)) await age(world).catch(() => {});
  return done;
}

/** Every process that died comes back within seconds; several do. */
const MINUTES = 4;

type Storm = {
  readonly order: (typeof ORDERS)[number];
  readonly points: readonly string[];
  /** Orders under way at the same time. */
  readonly at_once: number;
  /** Strikes again while delivered orders are carried out. */
  readonly again: boolean;
};

/** Clients are placed by mail while processes are struck, before each message and while it is carried out: each order is carried out once, and answered once. */
export async function placedByMail(world: World, { order, points, at_once, again }: Storm): Promise<void> {
  const struck = async (wanted = true) => {
    if (!wanted) return;
    for (const point of points) await world.strike({ kind: 'order', order, point });
  };
  const all = await Promise.all(Array.from({ length: at_once }, () => orderer(world.system)));
  const told = (count: number) =>
    meanwhile(world, Promise.all(all.map(({ de }) => reponses(world.relay, de, count, MINUTES))));
  await struck();
  await Promise.all(
    all.map(({ de, a }) => {
      const { entreprise, site_web } = someEntry();
      return deliver(world, {
        de,
        a,
        texte: `Ajouter un client : ${entreprise}, ${site_web}, Lyon, boulangerie`,
      });
    }),
  );
  await struck(again);
  const proposed = (await told(1)).map(([first]) => first as RelayedMail);
  await struck();
  await Promise.all(
    all.map(({ de }, i) => {
      const to = proposed[i] as RelayedMail;
      return deliver(world, { de, a: reponseA(to), texte: 'OUI', enReponseA: to });
    }),
  );
  await struck(again);
  await told(2);
  await world.idle();
  await rest(world);
  for (const { account, de } of all) {
    const { clients } = (await account.agence.get('clients/')).body as { clients: unknown[] };
    const answers = new Set((await reponses(world.relay, de, 2)).map(({ mail }) => mail.messageId));
    const done = (await world.system.operate('journal', 'show', account.slug)) as { porte?: string }[];
    const placed = done.filter(({ porte }) => porte === 'commande').length;
    expect([clients.length, answers.size, placed]).toEqual([1, 2, 1]);
  }
  expect(await world.points()).toEqual(expect.arrayContaining([...points]));
}
