import { afterEach, expect, it } from '@jest/globals';
import { door } from './door.fixture.ts';

let opened: Awaited<ReturnType<typeof door>> | undefined;
afterEach(() => opened?.close());

const US = 'mesure@service.test';

/** A report of a mail server, as Postfix writes it. */
const report = (messageId: string, recipient: string, action = 'failed', status = '5.1.1') =>
  [
    ...['From: MAILER-DAEMON@horizon.test', `To: ${US}`, 'Subject: Undelivered Mail Returned to Sender'],
    ...['Content-Type: multipart/report; report-type=delivery-status; boundary="b"', '', '--b'],
    ...['Content-Type: text/plain', '', 'I could not deliver your message.', '', '--b'],
    ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.horizon.test', ''],
    ...[`Final-Recipient: rfc822; ${recipient}`, `Action: ${action}`, `Status: ${status}`],
    ...['Diagnostic-Code: smtp; 550 5.1.1 no such user', '', '--b', 'Content-Type: message/rfc822', ''],
    ...[`Message-ID: ${messageId}`, 'Subject: Marque', '', 'texte', '--b--', ''],
  ].join('\r\n');

const start = async () => {
  opened = await door();
  const { mail, greeted } = opened;
  await mail.hear('marque_changee', 'e1');
  await mail.send();
  const sender = await greeted();
  const id = 'marque_changee:e1';
  const { messages } = mail.needs;
  return {
    bounce: (text: string, from = '') => sender.send(from, US, text),
    standing: async () => {
      const { etat, pris, refuses } = (await messages.find(id)) ?? {};
      return { etat, pris, refuses };
    },
    returned: async () => (await messages.returned('horizon')).map(({ adresse }) => adresse),
    ...{ mail, messages, messageId: mail.needs.messageId(id) },
  };
};

const SENT = { etat: 'envoyé', pris: ['ada@horizon.test', 'bob@horizon.test'], refuses: [] };

it('a message that comes back failed for that address, and waits for a person', async () => {
  const { bounce, standing, returned, mail, messageId, messages } = await start();
  expect(await standing()).toEqual(SENT);
  expect(await returned()).toEqual([]);
  expect(await bounce(report(messageId, 'Bob@horizon.test'))).toMatch(/^250 /);
  expect(await standing()).toEqual({
    etat: 'échec',
    pris: ['ada@horizon.test'],
    refuses: [{ adresse: 'Bob@horizon.test', reponse: '550 5.1.1 no such user' }],
  });
  expect(await messages.failedSince()).toHaveLength(1);
  // Its account sees it until a message is taken there again.
  expect(await returned()).toEqual(['Bob@horizon.test']);
  // The same report again.
  expect(await bounce(report(messageId, 'Bob@horizon.test'))).toMatch(/^250 /);
  expect((await standing()).refuses).toHaveLength(1);
  await mail.hear('marque_changee', 'e2');
  await mail.send();
  expect(await returned()).toEqual([]);
});

it.each([
  ['of a message that is not ours', () => `<${'0'.repeat(32)}@service.test>`, 'bob@horizon.test'],
  ['of somebody whom it was not written to', (id: string) => id, 'eve@horizon.test'],
])('a report %s changes nothing', async (_, idOf, recipient) => {
  const { bounce, standing, messageId } = await start();
  expect(await bounce(report(idOf(messageId), recipient))).toMatch(/^250 /);
  expect(await standing()).toEqual(SENT);
});

it.each([
  ['delayed', '4.4.1'],
  ['delivered', '2.0.0'],
  ['failed', '4.2.2'],
])('a message that is %s (%s) is not lost', async (action, status) => {
  const { bounce, standing, messageId } = await start();
  await bounce(report(messageId, 'bob@horizon.test', action, status));
  expect(await standing()).toEqual(SENT);
});

it('a person who writes to our sender is refused: nobody reads it here', async () => {
  const { bounce } = await start();
  expect(await bounce('From: a@b.test\r\n\r\nbonjour', 'eve@poste.test')).toMatch(/^550 /);
});
