import { once } from 'node:events';
import { isTransient } from '@agence/platform/faults';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { OrderNeeds } from '../needs.ts';
import { entete, prouve } from '../orders/preuve.ts';

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

/** The account that an address orders for: an account's own, or that of a proposal. Null: nobody's. */
async function accountOf({ peers, propositions }: OrderNeeds, address: string): Promise<string | null> {
  const { compte } = await peers.accounts.call.lireParBadge({ badge: address });
  if (compte !== undefined) return compte.slug;
  return (await propositions.find(address))?.compte ?? null;
}

async function admit(needs: OrderNeeds, session: SMTPServerSession, address: string): Promise<void> {
  const compte = await accountOf(needs, address);
  if (compte === null) throw failure(550, INCONNUE);
  const taken = await Promise.all([
    needs.ordersPerAccount.take(compte),
    needs.ordersPerSender.take(senderOf(session)),
  ]);
  if (taken.some(({ accepted }) => !accepted)) throw failure(452, TROP);
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

/** Keeps a message for each of its addresses; only then it is acknowledged. */
async function keep(
  needs: OrderNeeds,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const brut = await read(stream);
  const venue = { ip: session.remoteAddress, helo: session.hostNameAppearsAs, de: senderOf(session) };
  const proved = await prouve(brut, venue, needs.confiance);
  const message_id = /^message-id:\s*(<[^>\s]{1,250}>)/im.exec(entete(brut))?.[1] ?? '';
  let kept = 0;
  for (const { address } of session.envelope.rcptTo) {
    const a = address.toLowerCase();
    const compte = await accountOf(needs, a);
    // Changed since it was asked: it is nobody's now.
    if (compte === null) continue;
    const known = { compte, a, de: venue.de, prouve: proved, recu: needs.clock.now() };
    await needs.courriers.keep({ ...known, brut, message_id });
    kept += 1;
  }
  if (kept === 0) throw failure(550, INCONNUE);
}

type Where = { readonly ORDERS_SMTP_HOST: string; readonly ORDERS_SMTP_PORT: number };

/** Opens the door of orders by mail, unless it has no port; answers with how to close it. */
export async function openOrders(
  needs: OrderNeeds,
  { ORDERS_SMTP_HOST: host, ORDERS_SMTP_PORT: port }: Where,
): Promise<() => Promise<void>> {
  if (port === 0) return async () => {};
  const reply = (done: Promise<void>, callback: (fault?: Error | null) => void): void => {
    done.then(
      () => callback(),
      (fault: unknown) => {
        const known = fault instanceof Error && 'responseCode' in fault;
        if (!known)
          needs.log.warn({ fault: String(fault), transient: isTransient(fault) }, 'a message was not taken');
        callback(known ? fault : failure(451, PLUS_TARD));
      },
    );
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENCE_MS,
    banner: 'commandes',
    onRcptTo: ({ address }, session, callback) =>
      reply(admit(needs, session, address.toLowerCase()), callback),
    onData: (stream, session, callback) => reply(keep(needs, stream, session), callback),
  });
  // A peer that breaks off is no fault of ours.
  server.on('error', () => {});
  await once(server.listen(port, host), 'listening');
  return () => new Promise((closed) => server.close(() => closed()));
}
