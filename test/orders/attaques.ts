import { someSlug } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { dit, envoyer, orderer, reponseA, reponses } from '../outside/orders.ts';
import { relay, replies, system } from './mailed.ts';
import { says } from './refused-orders.ts';

const answersTo = async (de: string, count: number) => (await reponses(relay, de, count)).map(dit);

test('a message that is too large is refused, and the next one is taken', async () => {
  const { de, a } = await orderer(system);
  await expect(envoyer(system, { de, a, texte: 'Aide '.repeat(2_000_000) })).rejects.toThrow(/552/);
  await envoyer(system, { de, a, texte: 'Aide' });
  expect(await answersTo(de, 1)).toHaveLength(1);
});

test('a thousand parts inside each other are kept and read as nothing, and nobody waits behind them', async () => {
  const { de, a } = await orderer(system);
  let brut = 'Content-Type: text/plain\r\n\r\nRésilier';
  for (let n = 0; n < 1000; n += 1)
    brut = `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n${brut}\r\n--b${n}--`;
  await envoyer(system, { de, a, brut: `From: ${de}\r\nTo: ${a}\r\nMIME-Version: 1.0\r\n${brut}\r\n` });
  await envoyer(system, { de, a, texte: 'Mes clients' });
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining('Vos clients')]);
});

test('an order in HTML alone is read, what is quoted in it is not', async () => {
  const { de, a } = await orderer(system);
  const html = '<div>Mon&nbsp;compte<br></div><blockquote><p>Résilier</p></blockquote>';
  await envoyer(system, { de, a, html });
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining('Votre compte')]);
});

// The model takes it for an order; that it is one to be confirmed is found in its words.
replies.set('Couper les clés (à confirmer)', says('revoquer'));

test.each([
  ['Virement fait\nMes diagnostics', 'Votre message contient plusieurs ordres'],
  ['Retirer Boulangerie Inconnue', 'Aucun client de votre compte ne s’appelle « Boulangerie Inconnue ».'],
  ['Mes clients', 'Clients : aucun'],
  ['Aide', '« Lancer Plomberie Martin »'],
  ['Couper les clés (à confirmer)', 'Votre message contient un ordre et une condition'],
  ['Ajouter l’adresse pas-une-adresse', '« pas-une-adresse » n’est pas une adresse e-mail valide.'],
  ['Il fait beau, non ?', 'Rien n’a été fait.'],
  ['OUI', 'Nous ne trouvons pas la proposition à confirmer'],
])('%j: nothing is done, and the answer says why', async (texte, why) => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte });
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining(why)]);
  expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif' });
});

test('what was proposed to one person is confirmed by nobody else, and a paused account reads why', async () => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Marque : couleur #0b5caa' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was answered');
  await envoyer(system, { de: `eve@${someSlug()}.example`, a: reponseA(proposed), texte: 'OUI' });
  await system.operate('accounts', 'pause', account.slug, '--why', 'test');
  await envoyer(system, { de, a: reponseA(proposed), texte: 'OUI' });
  const [, refused = ''] = await answersTo(de, 2);
  const { body } = await account.agence.get('clients/');
  expect(refused.replaceAll('’', "'")).toContain(
    (body as { erreur: string }).erreur.replaceAll(/\u00a0/g, ' ').replaceAll('’', "'"),
  );
});

test('the twenty-first message of an hour is asked to come later', async () => {
  const { de, a } = await orderer(system);
  for (let n = 0; n < 20; n += 1) await envoyer(system, { de, a, texte: 'Aide', sujet: String(n) });
  await expect(envoyer(system, { de, a, texte: 'Aide' })).rejects.toThrow(/452/);
});

test('a message to two hundred recipients is an order to the one that is ours, answered once', async () => {
  const { de, a } = await orderer(system);
  const aussi = Array.from({ length: 199 }, (_, i) => `collegue-${i}@poste.example`);
  await envoyer(system, { de, a, aussi, texte: 'Mes clients' });
  await system.operate('tasks', 'run', 'commandes');
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining('Vos clients')]);
  expect(relay.received().flatMap(({ to }) => to.filter((one) => aussi.includes(one)))).toEqual([]);
});

const broken = (de: string, a: string, head: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`From: ${de}\r\nTo: ${a}\r\nMIME-Version: 1.0\r\n${head}\r\n\r\n`), body]);

test.each([
  ['a charset that is none', 'Content-Type: text/plain; charset=x-rien', Buffer.from([0xff, 0xfe, 0x80])],
  [
    'base64 that is none',
    'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
    Buffer.from('%%%%'),
  ],
  ['parts without an end', 'Content-Type: multipart/mixed; boundary=x', Buffer.from('--x\r\n--x\r\n--x')],
  ['zeros', 'Content-Type: text/html', Buffer.alloc(100_000)],
])('%s: nothing is understood, and the next message is answered', async (_, head, body) => {
  const { de, a } = await orderer(system);
  await envoyer(system, { de, a, brut: broken(de, a, head, body) });
  await envoyer(system, { de, a, texte: 'Mes clients' });
  const answers = await answersTo(de, 2);
  expect(answers.filter((one) => one.startsWith('Vos clients'))).toHaveLength(1);
  expect(answers.filter((one) => one.startsWith('Message non compris'))).toHaveLength(1);
});

test('what a subject and a Message-ID hold starts no header of ours, and nobody else is written to', async () => {
  const { de, a } = await orderer(system);
  const sujet = '=?utf-8?Q?Bonjour=0D=0ABcc:_eve@ailleurs.example=0D=0A=0D=0AAide?=';
  const head = `Subject: ${sujet}\r\nMessage-ID: <a@b>\r\nReferences: <x@y>\r\n\tBcc: eve@ailleurs.example`;
  await envoyer(system, { de, a, brut: broken(de, a, head, Buffer.from('Mon compte')) });
  const [answer] = await reponses(relay, de, 1);
  if (answer === undefined) throw new Error('nothing was answered');
  expect(answer.to).toEqual([de]);
  expect(answer.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(answer.mail.subject).toBe('Re: Bonjour Bcc: eve@ailleurs.example Aide');
});

test('a file that is no table is not opened, and a report of a mail that did not arrive is not answered', async () => {
  const { de, a } = await orderer(system);
  const report =
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r\r\nSubject: Undelivered';
  const body = Buffer.from('--r\r\nContent-Type: text/plain\r\n\r\nAide\r\n--r--');
  await envoyer(system, { de, a, enveloppe: '', brut: broken(de, a, report, body) });
  const bomb = { filename: 'clients.zip', content: Buffer.alloc(200_000, 'PK') };
  await envoyer(system, { de, a, texte: 'Mes clients', joint: bomb });
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining('Vos clients')]);
});

test('a program that answers every answer, and does not say that it is one, gets three; an order there is answered', async () => {
  const { account, de, a } = await orderer(system);
  const robot = { de, a, sujet: 'Absence', texte: 'Votre demande porte le dossier 12345.' };
  await envoyer(system, robot);
  for (let count = 1; count <= 3; count += 1) {
    const last = (await reponses(relay, de, count)).at(-1);
    if (last === undefined) throw new Error('nothing was answered');
    await envoyer(system, { ...robot, enReponseA: last, sujet: `Re: ${last.mail.subject}` });
  }
  await envoyer(system, { de, a, texte: 'Mon compte', sujet: 'Absence' });
  const answers = await answersTo(de, 4);
  expect(answers.map((one) => one.includes('Message non compris'))).toEqual([true, true, true, false]);
  expect(answers[2]).toContain('C’est notre troisième réponse');
  const looping = () => system.operate('orders', 'list', '--account', account.slug, '--suite', 'en boucle');
  await until(looping, (listed) => JSON.stringify(listed).includes('"essais":1'));
});

test('of more messages at once than there are connections each that was acknowledged is answered, once', async () => {
  const people = [await orderer(system), await orderer(system), await orderer(system)];
  const sent = people.map(async ({ de, a }) => {
    const all = Array.from({ length: 25 }, (_, n) =>
      envoyer(system, { de, a, texte: 'Aide', sujet: `${n}` }),
    );
    return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
  });
  const counts = await Promise.all(sent);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  for (const [i, taken] of counts.entries()) {
    expect(taken).toBeLessThanOrEqual(20);
    const { de = '' } = people[i] ?? {};
    await reponses(relay, de, taken);
    await system.operate('tasks', 'run', 'commandes');
    const answers = await reponses(relay, de, taken);
    expect(new Set(answers.map(({ mail }) => mail.subject)).size).toBe(taken);
    expect(answers).toHaveLength(taken);
  }
});
