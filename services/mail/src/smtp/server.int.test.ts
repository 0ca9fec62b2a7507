import { afterEach, expect, test } from '@jest/globals';
import { ANNE, BADGE, door } from './door.fixture.ts';

let opened: Awaited<ReturnType<typeof door>> | undefined;
afterEach(() => opened?.close());

const start = async (confiance: Parameters<typeof door>[0] = {}) => {
  opened = await door(confiance);
  return opened;
};

const message = (text: string, { from = ANNE, id = '', more = '' } = {}): string =>
  `${more}From: ${from}\r\n${id === '' ? '' : `Message-ID: ${id}\r\n`}Subject: essai\r\n\r\n${text}`;

test('one address has ten connections, and leaves room for others', async () => {
  const { greeted } = await start();
  const ten = await Promise.all(Array.from({ length: 10 }, () => greeted()));
  expect(ten.map(({ greeting }) => greeting.slice(0, 3))).toEqual(Array(10).fill('220'));
  expect((await greeted()).greeting).toBe('421 4.7.0 Trop de demandes, revenez plus tard');
  const other = await greeted('127.0.0.2');
  expect(await other.send(ANNE, BADGE, message('Aide'))).toMatch(/^250 /);
});

test('a trusted relay brings the messages of many: its connections and its messages are not counted as one sender’s', async () => {
  const { greeted } = await start({ authserv: 'relais.test' });
  const many = await Promise.all(Array.from({ length: 20 }, () => greeted()));
  expect(many.map(({ greeting }) => greeting.slice(0, 3))).toEqual(Array(20).fill('220'));
  const [relay] = many;
  for (let n = 0; n < 121; n += 1) {
    expect(await relay?.say(`MAIL FROM:<a${n}@poste.test>`)).toMatch(/^250 /);
    expect(await relay?.say('RSET')).toMatch(/^250 /);
  }
});

test('the twenty-first recipient that nobody is ends the session', async () => {
  const { greeted } = await start();
  const guesser = await greeted();
  await guesser.say(`MAIL FROM:<${ANNE}>`);
  for (const sign of 'bcdefghijklmnopqrstu')
    expect(await guesser.say(`RCPT TO:<${BADGE.replace('+a', `+${sign}`)}>`)).toMatch(/^550 /);
  expect(await guesser.say('RCPT TO:<collegue@poste.test>')).toMatch(/^550 /);
  expect(await guesser.say(`RCPT TO:<${BADGE.replace('+a', '+v')}>`)).toMatch(/^421 /);
  expect(await guesser.next()).toBe('closed');
});

test('the eleventh recipient of a message is one too many, and those before are one order of their account', async () => {
  const { greeted } = await start();
  const one = await greeted();
  await one.say(`MAIL FROM:<${ANNE}>`);
  const known = Array.from('bcdefghijkl', (sign) => BADGE.replace(/a@/, `${sign}@`));
  const replies = [];
  for (const address of known) replies.push((await one.say(`RCPT TO:<${address}>`)).slice(0, 3));
  expect(replies).toEqual([...Array(10).fill('250'), '452']);
  expect(await one.say('DATA')).toMatch(/^354 /);
  expect(await one.say(`${message('Aide')}\r\n.`)).toMatch(/^250 /);
  expect((await opened?.courriers.list({}))?.rows).toHaveLength(1);
});

test('a session of three hundred commands is over, however harmless they are', async () => {
  const { greeted } = await start();
  const talker = await greeted();
  const replies = new Map<string, number>();
  for (let n = 0; n < 300; n += 1) {
    const code = (await talker.say('NOOP')).slice(0, 3);
    replies.set(code, (replies.get(code) ?? 0) + 1);
  }
  expect([...replies]).toEqual([
    ['250', 299],
    ['421', 1],
  ]);
});

test('the hundred and twenty-first message of an address in an hour is refused before its text, that of another is taken', async () => {
  const { greeted } = await start();
  const sender = await greeted();
  for (let n = 0; n < 120; n += 1) {
    expect(await sender.say(`MAIL FROM:<a${n}@poste.test>`)).toMatch(/^250 /);
    await sender.say('RSET');
  }
  expect(await sender.say('MAIL FROM:<a@poste.test>')).toMatch(/^452 .*Trop de messages, revenez plus tard$/);
  expect(await (await greeted('127.0.0.2')).send(ANNE, BADGE, message('Aide'))).toMatch(/^250 /);
});

test.each([
  ['not proved', { dmarc: async () => false }, ANNE],
  ['of nobody who may order', {}, 'eve@ailleurs.test'],
  ['of several authors', {}, `${ANNE}, eve@ailleurs.test`],
])('of a message %s only the head is kept, and it is never taken up', async (_, confiance, from) => {
  const { greeted, courriers } = await start(confiance);
  const long = 'texte\r\n'.repeat(10_000);
  expect(await (await greeted()).send(ANNE, BADGE, message(long, { from }))).toMatch(/^250 /);
  expect(await courriers.due()).toEqual([]);
  const [kept] = (await courriers.list({})).rows;
  expect(kept?.suite).toBe('refusé');
  expect(await courriers.claim(kept?._id ?? '')).toBeNull();
  expect(await opened?.bytes()).toEqual([`From: ${from}\r\nSubject: essai\r\n`]);
});

test('a message of a program is kept as one, and not counted as refused', async () => {
  const { greeted, courriers } = await start({ dmarc: async () => false });
  const more = 'Auto-Submitted: auto-replied\r\n';
  await (await greeted()).send(ANNE, BADGE, message('absent', { more, from: 'robot@ailleurs.test' }));
  expect((await courriers.list({})).rows).toMatchObject([{ suite: 'automatique' }]);
  expect(await courriers.refused()).toEqual([]);
});

test('of messages with one Message-ID each that an author wrote is taken up, once however often it is delivered', async () => {
  let proved = false;
  const { greeted, courriers } = await start({ dmarc: async () => proved });
  const sender = await greeted();
  const id = '<1@horizon.test>';
  expect(await sender.send(ANNE, BADGE, message('Virement fait', { id }))).toMatch(/^250 /);
  proved = true;
  expect(await sender.send(ANNE, BADGE, message('Virement fait', { id }))).toMatch(/^250 /);
  const again = message('Virement fait', {
    id,
    more: 'Received: from autre.test\r\nDate: Sat, 28 Nov 2026 07:12:00 +0000\r\n',
  });
  expect(await sender.send(ANNE, BADGE, again)).toMatch(/^250 /);
  expect(await courriers.due()).toHaveLength(1);
  expect(await sender.send(ANNE, BADGE, message('Mes clients', { id }))).toMatch(/^250 /);
  expect(await courriers.due()).toHaveLength(2);
});

test('a message whose proof cannot be known now is asked for again, and not kept', async () => {
  const dmarc = async () => {
    throw new Error('no name server answers');
  };
  const { greeted, courriers } = await start({ dmarc });
  expect(await (await greeted()).send(ANNE, BADGE, message('Aide'))).toMatch(/^451 /);
  expect((await courriers.list({})).rows).toEqual([]);
});

test.each([
  ['bytes', 'a'.repeat(60_000).concat('\r\n').repeat(18)],
  ['lines', '\r\n'.repeat(20_001)],
  ['one line', 'a'.repeat(131_073)],
])(
  'a message of too many %s is refused before anything is proved, and the next one is taken',
  async (_, text) => {
    const { greeted, courriers } = await start();
    const sender = await greeted();
    expect(await sender.send(ANNE, BADGE, message(text))).toBe('552 5.3.4 Message trop grand');
    expect((await courriers.list({})).rows).toEqual([]);
    expect(await sender.send(ANNE, BADGE, message('Aide'))).toMatch(/^250 /);
  },
);
