import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message as somebody's mailbox would read it. */
export type ReadMail = {
  readonly raw: string;
  readonly mail: Email;
};

/** A message whose text a relay received, with the envelope it came in. */
export type RelayedMail = ReadMail & {
  readonly from: string;
  readonly to: readonly string[];
  /** False when the sender was never told that it was taken. */
  readonly answered: boolean;
};

/**
 * What the relay does with the next connections. `code` answers at that command (at RCPT only for addresses that
 * contain `address`); `hang` never answers there; `late` does
 * once it is told to behave otherwise; `drop` closes the connection there, after reading the text for DATA.
 */
export type Behaviour =
  | { readonly at: 'CONNECT' | 'MAIL' | 'RCPT' | 'DATA'; readonly code: number; readonly address?: string }
  | { readonly at: 'CONNECT' | 'DATA'; readonly fault: 'hang' | 'late' | 'drop' };

export type FakeRelay = {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: () => readonly RelayedMail[];
  /** Resolves once so many messages have been received. */
  readonly until: (count: number) => Promise<readonly RelayedMail[]>;
  /** Null: takes everything, as at the start. */
  readonly behave: (behaviour: Behaviour | null) => void;
  readonly stop: () => Promise<void>;
};

const read = async (raw: Buffer): Promise<ReadMail> => ({
  raw: raw.toString('latin1'),
  mail: await PostalMime.parse(raw),
});

const reply = (code: number) => Object.assign(new Error(`scripted ${code}`), { responseCode: code });

type Answer = (fault?: Error | null) => void;

/** An SMTP relay on the loopback that records what it is given. */
export async function startFakeRelay(): Promise<FakeRelay> {
  const received: RelayedMail[] = [];
  let behaviour: Behaviour | null = null;
  const waiting: (() => void)[] = [];
  const late: (() => void)[] = [];

  const drop = () => {
    for (const { _socket } of server.connections) _socket.destroy();
  };
  /** Answers at a command as it was told to, else with "yes". */
  const answer = (at: Behaviour['at'], done: Answer, address = ''): void => {
    if (behaviour === null || behaviour.at !== at) done();
    else if ('code' in behaviour)
      done(address.includes(behaviour.address ?? '') ? reply(behaviour.code) : null);
    else if (behaviour.fault === 'drop') drop();
    else if (behaviour.fault === 'late') late.push(done);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    logger: false,
    onConnect: (_session, done) => answer('CONNECT', done),
    onMailFrom: (_address, _session, done) => answer('MAIL', done),
    onRcptTo: ({ address }, _session, done) => answer('RCPT', done, address),
    onData: (stream, { envelope }, done) => {
      const record = async () => {
        const answered = behaviour?.at !== 'DATA' || ('fault' in behaviour && behaviour.fault === 'late');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await read(await buffer(stream))), from, to, answered });
        answer('DATA', done);
        for (const tell of waiting.splice(0)) tell();
      };
      record().catch((fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault))));
    },
  });
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => [...received],
    until: async (count) => {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return [...received];
    },
    behave: (next) => {
      behaviour = next;
      for (const done of late.splice(0)) done();
    },
    stop: async () => {
      drop();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

const parsed = new Map<string, ReadMail>();

/** Reads a kept message, which never changes; null when it was erased meanwhile. */
async function readKept(file: string): Promise<ReadMail | null> {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const raw = await readFile(file).catch(() => null);
  if (raw === null) return null;
  const mail = await read(raw);
  parsed.set(file, mail);
  return mail;
}

/** The messages that a system without a relay kept in its data folder, oldest first; `which`: a part of their files' names. */
export async function keptMails(
  data: string,
  which = '',
): Promise<readonly (ReadMail & { readonly name: string })[]> {
  const folder = join(data, 'mail');
  const wanted = (name: string) => name.endsWith('.eml') && name.includes(which);
  const names = (await readdir(folder).catch(() => [])).filter(wanted).sort();
  const kept = await Promise.all(
    names.map(async (name) => {
      const mail = await readKept(join(folder, name));
      return mail === null ? [] : [{ name, ...mail }];
    }),
  );
  return kept.flat();
}
