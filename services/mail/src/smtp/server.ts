import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTransient } from '@agence/platform/faults';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { OrderNeeds } from '../needs.ts';
import { headersOf, isProved } from '../orders/preuve.ts';

/** Bytes of a message (docs/limits.md). */
export const LARGEST = 1024 * 1024;
const MOST_CLIENTS = 50;
const SILENCE_MS = 30_000;

/** What a sending server is told; it tells the person who wrote. */
const failure = (responseCode: number, sentence: string): Error =>
  Object.assign(new Error(sentence), { responseCode });
const INCONNUE = '5.1.1 Adresse de commande inconnue';
const PLUS_TARD = '4.3.0 Service indisponible, revenez plus tard';
const TROP = '4.7.1 Trop de messages, revenez plus tard';
const TROP_GRAND = '5.3.4 Message trop grand';

const senderOf = ({ envelope }: SMTPServerSession): string =>
  envelope.mailFrom === false ? '' : envelope.mailFrom.address.toLowerCase();

type Of = { readonly compte: string; readonly proposee: boolean };

/** The account that an address orders for: an account's own, or that of a proposal made while that stood. Null: nobody's. */
async function accountOf({ peers, propositions }: OrderNeeds, address: string): Promise<Of | null> {
  const byBadge = async (badge: string) => (await peers.accounts.call.lireParBadge({ badge })).compte?.slug;
  const own = await byBadge(address);
  if (own !== undefined) return { compte: own, proposee: false };
  const found = await propositions.find(address);
  if (found === null || (found.badge !== undefined && (await byBadge(found.badge)) !== found.compte))
    return null;
  return { compte: found.compte, proposee: true };
}

/** An address that an older copy does not know may be one that was given since: its sender comes again. */
async function admit(needs: OrderNeeds, address: string): Promise<void> {
  needs.assertOpen();
  if ((await accountOf(needs, address)) === null) throw failure(550, INCONNUE);
}

/** A message counts once, and one that is too many for its sender not for the account; bounces have no sender. */
async function count(needs: OrderNeeds, compte: string, de: string): Promise<void> {
  const sender = de === '' || (await needs.ordersPerSender.take(de)).accepted;
  if (!sender || !(await needs.ordersPerAccount.take(compte)).accepted) throw failure(452, TROP);
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    // Read to its end all the same: only then may it be answered.
    if (length <= LARGEST) parts.push(part);
  }
  if (length > LARGEST) throw failure(552, TROP_GRAND);
  return Buffer.concat(parts);
}

/** Keeps a message once for each account that it is for, at the address of a proposal first; only then it is acknowledged. */
async function keep(
  needs: OrderNeeds,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const brut = await read(stream);
  const de = senderOf(session);
  const venue = { ip: session.remoteAddress, helo: session.hostNameAppearsAs, de };
  const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
  const found = await Promise.all(to.map(async (a) => ({ a, of: await accountOf(needs, a) })));
  const known = found.flatMap(({ a, of }) => (of === null ? [] : [{ a, ...of }]));
  const first = known.toSorted((one, other) => Number(other.proposee) - Number(one.proposee));
  // Changed since it was asked: it is nobody's now.
  if (first.length === 0) throw failure(550, INCONNUE);
  const prouvee = await isProved(brut, venue, needs.confiance);
  const message_id = /^message-id:\s*(<[^>\s]{1,250}>)/im.exec(headersOf(brut))?.[1] ?? '';
  for (const [compte, [one]] of Map.groupBy(first, (each) => each.compte)) {
    if (one === undefined) continue;
    await count(needs, compte, de);
    const { a } = one;
    await needs.courriers.keep({ compte, a, de, prouve: prouvee, recu: needs.clock.now(), brut, message_id });
  }
}

type Where = {
  readonly ORDERS_SMTP_HOST: string;
  readonly ORDERS_SMTP_PORT: number;
  readonly ORDERS_TLS: string;
};

/** STARTTLS is offered where a certificate is given, and forced on nobody: mail without it would not arrive. */
async function tls(folder: string) {
  if (folder === '') return { disabledCommands: ['AUTH', 'STARTTLS'] };
  const [cert, key] = await Promise.all(['tls.crt', 'tls.key'].map((name) => readFile(join(folder, name))));
  return { disabledCommands: ['AUTH'], cert, key };
}

/** Opens the door of orders by mail, unless it has no port; answers with how to close it. */
export async function openOrders(
  needs: OrderNeeds,
  { ORDERS_SMTP_HOST: host, ORDERS_SMTP_PORT: port, ORDERS_TLS: folder }: Where,
): Promise<() => Promise<void>> {
  if (port === 0) return async () => {};
  const reply = (done: Promise<void>, callback: (fault?: Error | null) => void): void => {
    done.then(
      () => callback(),
      (fault: unknown) => {
        const known = fault instanceof Error && 'responseCode' in fault;
        if (known) needs.log.info({ why: fault.message }, 'a message was refused');
        else
          needs.log.warn({ fault: String(fault), transient: isTransient(fault) }, 'a message was not taken');
        callback(known ? fault : failure(451, PLUS_TARD));
      },
    );
  };
  const server = new SMTPServer({
    ...(await tls(folder)),
    disableReverseLookup: true,
    size: LARGEST,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENCE_MS,
    banner: 'commandes',
    onRcptTo: ({ address }, _, callback) => reply(admit(needs, address.toLowerCase()), callback),
    onData: (stream, session, callback) => reply(keep(needs, stream, session), callback),
  });
  // A peer that breaks off is no fault of ours.
  server.on('error', () => {});
  await once(server.listen(port, host), 'listening');
  return () => new Promise((closed) => server.close(() => closed()));
}
