import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTransient } from '@agence/platform/process/faults';
import { SMTPServer } from 'smtp-server';
import type { config as Config } from '../config.ts';
import type { Needs } from '../needs.ts';
import { speaksForOthers } from '../orders/preuve.ts';
import { admit, countPeer, keep, LARGEST } from './keep.ts';
import { boundedSessions, isReply, later } from './sessions.ts';

const MOST_CLIENTS = 50;
const MOST_RECIPIENTS = 10;
const SILENCE_MS = 30_000;
/** In bytes. RFC 5321 requires 512; long names need more. */
const LONGEST_COMMAND = 2048;

type Where = Pick<typeof Config, 'ORDERS_SMTP_HOST' | 'ORDERS_SMTP_PORT' | 'ORDERS_TLS'>;

const DISABLED = ['AUTH', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL'];

/** Offers STARTTLS when there is a certificate. It stays optional, because mail from servers without TLS would be lost. */
async function tls(folder: string) {
  if (folder === '') return { disabledCommands: [...DISABLED, 'STARTTLS'] };
  const [cert, key] = await Promise.all(['tls.crt', 'tls.key'].map((name) => readFile(join(folder, name))));
  return { disabledCommands: DISABLED, cert, key };
}

/** Starts the SMTP server for orders, unless its port is 0; returns the function that closes it. */
export async function openOrders(
  needs: Needs,
  { ORDERS_SMTP_HOST: host, ORDERS_SMTP_PORT: port, ORDERS_TLS: folder }: Where,
): Promise<() => Promise<void>> {
  if (port === 0) return async () => {};
  // Loaded before the first message, because loading blocks the process for a quarter of a second.
  if (!needs.confiance.loopback && needs.confiance.authserv === '') await import('mailauth');
  const reply = (done: Promise<void>, callback: (fault?: Error | null) => void): void => {
    done.then(
      () => callback(),
      (fault: unknown) => {
        if (isReply(fault)) needs.log.info({ why: fault.message }, 'a message was refused');
        else
          needs.log.warn({ fault: String(fault), transient: isTransient(fault) }, 'a message was not taken');
        callback(isReply(fault) ? fault : later());
      },
    );
  };
  const sessions = boundedSessions(() => server);
  const server: SMTPServer = new SMTPServer({
    ...(await tls(folder)),
    disableReverseLookup: true,
    size: LARGEST,
    maxClients: MOST_CLIENTS,
    maxRecipients: MOST_RECIPIENTS,
    maxCommandLength: LONGEST_COMMAND,
    socketTimeout: SILENCE_MS,
    banner: 'commandes',
    // The library has no hook for commands, but logs each of them.
    logger: {
      debug: ({ tnx, cid }) => {
        if (tnx === 'command') sessions.commanded(cid);
      },
      info: () => {},
      error: () => {},
    },
    onConnect: (session, callback) => {
      const open = async () =>
        sessions.open(session, speaksForOthers(needs.confiance, session.remoteAddress));
      reply(open(), callback);
    },
    onClose: ({ id }) => sessions.close(id),
    onMailFrom: (_, { remoteAddress }, callback) => reply(countPeer(needs, remoteAddress), callback),
    onRcptTo: ({ address }, session, callback) =>
      reply(
        admit(needs, session, address, () => sessions.missed(session.id)),
        callback,
      ),
    onData: (stream, session, callback) => reply(keep(needs, stream, session), callback),
  });
  // A peer that disconnects is no error of ours.
  server.on('error', () => {});
  await once(server.listen(port, host), 'listening');
  return () => new Promise((closed) => server.close(() => closed()));
}
