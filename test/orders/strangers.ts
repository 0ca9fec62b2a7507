import { createHash } from 'node:crypto';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { someSlug } from '@agence/testing/accounts';
import { LONGEST_TURN_MS } from '@agence/testing/fuzz';
import { expect, test } from '@jest/globals';
import { dit, envoyer, orderer, reponseA, reponses } from '../outside/orders.ts';
import { probe, relay, system } from './mailed.ts';

const mailPid = (): number => Number(system.run().services['mail']?.pid);

const headed = (de: string, a: string, headers: string, body: string): string =>
  `From: ${de}\r\nTo: ${a}\r\nSubject: essai\r\nMIME-Version: 1.0\r\n${headers}\r\n${body}`;

test('a megabyte of line breaks is refused, and the service lives on', async () => {
  const { de, a } = await orderer(system);
  const pid = mailPid();
  const brut = headed(de, a, '', '\r\n'.repeat(500_000));
  await expect(envoyer(system, { de, a, brut })).rejects.toThrow(/552/);
  await envoyer(system, { de, a, texte: 'Mes clients' });
  expect((await reponses(relay, de, 1)).map(dit)).toEqual([expect.stringContaining('Vos clients')]);
  expect(mailPid()).toBe(pid);
});

test.each([
  ['300 signatures', 'DKIM-Signature: v=1; d=ailleurs.example; s=k; h=from; bh=AA==; b=AA==\r\n'.repeat(300)],
  ['a head of 100 KB', `X-Long: ${'a'.repeat(100_000)}\r\n`],
  ['a head of 5,000 lines', 'X-Line: a\r\n'.repeat(5_000)],
])('%s: refused before anything is looked up or read', async (_, headers) => {
  const { de, a } = await orderer(system);
  await expect(envoyer(system, { de, a, brut: headed(de, a, headers, 'Aide') })).rejects.toThrow(/552/);
});

test('half a megabyte of nested HTML keeps no other call waiting', async () => {
  const { de, a } = await orderer(system);
  const pid = mailPid();
  await envoyer(system, { de, a, texte: 'Aide' });
  await reponses(relay, de, 1);
  await probe.longestTurn(pid);
  const html = '<table><tr><td>\r\n'.repeat(19_000);
  await envoyer(system, { de, a, brut: headed(de, a, 'Content-Type: text/html\r\n', html) });
  await reponses(relay, de, 2);
  expect(await probe.longestTurn(pid)).toBeLessThan(LONGEST_TURN_MS);
  expect(mailPid()).toBe(pid);
});

test('what strangers send uses up nothing of what the account may order', async () => {
  const { de, a } = await orderer(system);
  const stranger = (n: number) => ({ de: `eve${n}@${someSlug()}.example`, a, texte: 'Résilier' });
  for (let n = 0; n < 60; n += 1) await envoyer(system, stranger(n));
  await expect(envoyer(system, stranger(60))).rejects.toThrow(/452/);
  await envoyer(system, { de, a, texte: 'Mes clients' });
  expect((await reponses(relay, de, 1)).map(dit)).toEqual([expect.stringContaining('Vos clients')]);
});

test.each([
  ['a stranger’s message', (de: string) => ({ de: `eve@${de.split('@')[1]}`, texte: 'Mon compte' })],
  ['another order of the same author', (de: string) => ({ de, texte: 'Mes clients' })],
])('%s with the same Message-ID swallows no order', async (_, other) => {
  const { account, de, a } = await orderer(system);
  const messageId = `<${someSlug()}@poste.example>`;
  await envoyer(system, { ...other(de), a, messageId });
  await envoyer(system, { de, a, messageId, texte: 'Virement fait' });
  const answered = [other(de).de, de].filter((author) => author === de).length;
  const answers = (await reponses(relay, de, answered)).map(dit);
  expect(answers).toContainEqual(expect.stringContaining('Votre virement'));
  expect((await account.agence.get('compte/')).body).toMatchObject({ paiement: { mode: 'virement' } });
});

test('the address that confirms a proposal follows from nothing that others know', async () => {
  const { account, de, a } = await orderer(system);
  const messageId = `<${someSlug()}@poste.example>`;
  await envoyer(system, { de, a, messageId, texte: 'Résilier' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  const digest = createHash('sha256').update(`${account.slug}\n`).update(messageId).digest();
  const computed = `${opaqueId('commandes', digest).replace('_', '+')}@${a.split('@')[1]}`;
  expect(reponseA(proposed)).toMatch(/^commandes\+[a-z2-7]{20}@/);
  expect(reponseA(proposed)).not.toBe(computed);
});
