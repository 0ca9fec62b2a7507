import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, someSlug } from '@agence/testing/accounts';
import { fuzz, LONGEST_TURN_MS } from '@agence/testing/fuzz';
import { mutated } from '@agence/testing/mutated';
import { smtpPeer } from '@agence/testing/smtp-peer';
import { until } from '@agence/testing/until';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import { probe, relay, system } from '../doors/probed.ts';
import { envoyer, orderer, reponses } from '../outside/orders.ts';

/** What `services/mail/README.md` says that the door answers. */
const DOCUMENTED = /^(?:214|220|221|250|252|354|421|451|452|500|501|503|550|552) /;
/** A session that was ended has no further reply. */
const ENDED = /^(?:221|421) |^closed$/;

let pid: number;
/** Accounts whose own people write to them, and one that only strangers write to. */
let known: readonly { readonly de: string; readonly a: string; readonly account: Account }[];
let victim: { readonly a: string; readonly account: Account };
const EVE = `eve@${someSlug()}.example`;

beforeAll(async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => orderer(system)));
  if (first === undefined) throw new Error('no account');
  [victim, known] = [first, others];
  for (const { de, a } of known) await envoyer(system, { de, a, texte: 'Mes clients' });
  for (const { de } of known) await reponses(relay, de, 1);
  pid = mailPid();
  await probe.longestTurn(pid);
});

const mailPid = (): number => Number(system.run().services['mail']?.pid);

async function stillStands(): Promise<void> {
  expect(mailPid()).toBe(pid);
  expect(await probe.longestTurn(pid)).toBeLessThan(LONGEST_TURN_MS);
}

/** A connection that is opened again when the last session ended. */
function reopening() {
  let open: Awaited<ReturnType<typeof smtpPeer>> | undefined;
  return async <T>(use: (peer: Awaited<ReturnType<typeof smtpPeer>>) => Promise<T>): Promise<T> => {
    open ??= await smtpPeer(Number(system.run().orders_smtp));
    return use({
      ...open,
      close: () => {
        open?.close();
        open = undefined;
      },
    });
  };
}

type Sample = {
  readonly sujet: string;
  readonly texte?: string;
  readonly html?: string;
  readonly table?: string;
};
const written = readFileSync(join(import.meta.dirname, '../../packages/orders/cases/messages.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Sample);

/** All but its author: else what may order would seldom be read. */
const composed = async ({ sujet: subject, texte: text, html, table }: Sample): Promise<Buffer> => {
  const attachments = table === undefined ? [] : [{ filename: 'clients.csv', content: table }];
  const parts = { ...(text === undefined ? {} : { text }), ...(html === undefined ? {} : { html }) };
  return new MailComposer({ to: victim.a, subject, ...parts, attachments }).compile().build();
};

test('whatever bytes a message has, it is kept or refused, and the service stands', async () => {
  const connected = reopening();
  const before = (await victim.account.agence.get('compte/')).body;
  let turn = 0;
  const message = fc.record({
    bytes: mutated(await Promise.all(written.map(composed))),
    stranger: fc.boolean(),
    bounce: fc.nat({ max: 9 }).map((n) => n === 0),
  });
  await fuzz(message, async ({ bytes, stranger, bounce }) => {
    turn += 1;
    const { de = EVE, a = victim.a } = (!stranger && known[turn % known.length]) || {};
    const reply = await connected(async (peer) => {
      const last = await peer.send(bounce ? '' : de, a, `From: ${de}\r\n${bytes.toString('latin1')}`);
      if (!/^(?:250|552) /.test(last)) peer.close();
      return last;
    });
    expect(reply).toMatch(DOCUMENTED);
  });
  const unfinished = async () => {
    await system.operate('tasks', 'run', 'commandes');
    const lists = known.map(({ account }) => system.operate('orders', 'list', '--account', account.slug));
    const all = (await Promise.all(lists)).flat() as { suite?: string }[];
    return all.filter(({ suite }) => suite === undefined).length;
  };
  await until(unfinished, (count) => count === 0, 30);
  expect(await system.operate('orders', 'list', '--suite', 'abandonné')).toEqual([]);
  await stillStands();
  expect((await victim.account.agence.get('compte/')).body).toEqual(before);
  expect(relay.received().filter(({ to }) => to.some((address) => !/@.*\.example$/.test(address)))).toEqual(
    [],
  );
  expect(relay.received().filter(({ to }) => to.includes(EVE))).toEqual([]);
});

test('whatever is said to the door, it answers as it is documented, and the service stands', async () => {
  const connected = reopening();
  const { de = '', a = '' } = known[0] ?? {};
  const sent = [
    ...['EHLO poste.example', 'HELO poste.example', 'NOOP', 'RSET', 'VRFY anne', 'DATA', 'QUIT', 'STARTTLS'],
    ...[
      `MAIL FROM:<${de}>`,
      'MAIL FROM:<>',
      `MAIL FROM:<${EVE}> SIZE=2000000`,
      `MAIL FROM:<${de}> BODY=8BITMIME`,
    ],
    ...[`RCPT TO:<${a}>`, `RCPT TO:<${victim.a}> NOTIFY=NEVER`, `RCPT TO:<${EVE}>`, 'AUTH PLAIN AAAA'],
    ...['XCLIENT ADDR=10.0.0.1', 'WIZ please', 'SHELL', 'GET / HTTP/1.1', `From: ${EVE}`, '', '.'],
  ];
  const command = fc.oneof(
    fc.constantFrom(...sent),
    mutated(sent).map((bytes) => bytes.toString('latin1')),
  );
  await fuzz(fc.array(command, { minLength: 1, maxLength: 8 }), (lines) =>
    connected(async (peer) => {
      let reply = await peer.say(`${lines.join('\r\n')}\r\nHELP`);
      for (; !reply.startsWith('214'); reply = await peer.next()) {
        if (ENDED.test(reply)) break;
        expect(reply).toMatch(DOCUMENTED);
        // After 354 every line belongs to the message until its end.
        if (reply.startsWith('354')) peer.write('\r\n.\r\nHELP\r\n');
      }
      if (ENDED.test(reply)) peer.close();
    }),
  );
  await stillStands();
  expect(relay.received().filter(({ to }) => to.includes(EVE))).toEqual([]);
});
