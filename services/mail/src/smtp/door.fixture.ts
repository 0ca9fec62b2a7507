import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { slidingLimit } from '@agence/platform/limits/sliding-limit';
import { testParts } from '@agence/testing/parts';
import { smtpPeer } from '@agence/testing/smtp-peer';
import { wire, world } from '../mail.fixture.ts';
import type { Needs } from '../needs.ts';
import { type Courrier, courrierStore } from '../orders/courrier.store.ts';
import type { Confiance } from '../orders/preuve.ts';
import { openOrders } from './server.ts';

export const BADGE = `commandes+${'a'.repeat(20)}@mesure.test`;
export const ANNE = 'anne@horizon.test';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};

/** The door of orders with its store and its limits, for one account, which has every address that begins with `aaaa`. */
export async function door(confiance: Partial<Confiance> = {}, of = world()) {
  const [mail, parts] = await Promise.all([wire({ of }), testParts()]);
  const compte = { slug: 'horizon', adresses: [ANNE] };
  const lireParBadge = async ({ badge }: { badge: string }) => ({
    compte: badge.startsWith('commandes+aaaa') ? compte : undefined,
  });
  const limit = (name: string, most: number) =>
    slidingLimit(parts.bus, { name, limit: most, window_s: 3600 }, parts.log);
  const courriers = courrierStore({ db: parts.db }, mail.needs.now);
  const needs = {
    ...mail.needs,
    courriers,
    peers: { accounts: { call: { lireParBadge } } },
    confiance: { loopback: false, authserv: '', dmarc: async () => true, ...confiance },
    limits: {
      ...{ perSender: limit('SENDER', 20), perAccount: limit('ACCOUNT', 60) },
      ...{ perPeer: limit('PEER', 120), strangers: limit('STRANGER', 60) },
    },
    assertOpen: () => {},
  } as unknown as Needs;
  const port = await freePort();
  const where = { ORDERS_SMTP_HOST: '127.0.0.1', ORDERS_SMTP_PORT: port, ORDERS_TLS: '' };
  const closeDoor = await openOrders(needs, where);
  const greeted: Awaited<ReturnType<typeof smtpPeer>>[] = [];
  return {
    courriers,
    mail,
    /** The bytes of all messages that were kept. */
    bytes: async () =>
      (await parts.db.collection<Courrier>('courriers').find().toArray()).map(({ brut }) =>
        Buffer.from(brut, 'base64').toString(),
      ),
    greeted: async (localAddress?: string) => {
      const peer = await smtpPeer(port, localAddress);
      greeted.push(peer);
      return peer;
    },
    close: async () => {
      for (const peer of greeted) peer.close();
      await closeDoor();
      await parts.stop();
      await mail.close();
    },
  };
}
