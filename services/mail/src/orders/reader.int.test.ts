import { expect, test } from '@jest/globals';
import { boundedReader, Unreadable } from './reader.ts';

const client = { id: 'c_1', entreprise: 'Plomberie Martin', site: 'plomberie-martin.fr', actif: true };
const order = (text: string, headers = '') => ({
  brut: Buffer.from(`From: anne@horizon.test\r\nSubject: essai\r\n${headers}\r\n${text}`),
  portefeuille: { clients: [client], seul: undefined },
  autour: { direct: false, clients: [], proposition: '' },
});

test('what a message orders is understood apart from the process', async () => {
  const read = boundedReader();
  expect(await read(order('Retirer Plomberie Martin'))).toMatchObject({
    lettre: { sujet: 'essai' },
    compris: { ordre: { geste: 'retirer', client: { id: 'c_1' } } },
  });
  expect(await read(order('--x--', 'Content-Type: multipart/mixed; boundary=x\r\n'))).toMatchObject({
    compris: null,
    demande: { texte: 'essai' },
  });
  expect(await read(order('Bonjour,\r\nvirez Martin svp\r\n-- \r\nAnne, 06 12 34 56 78'))).toMatchObject({
    compris: null,
    demande: { texte: 'Objet : essai\nvirez Martin svp' },
  });
});

test('messages are read one at a time, and one that needs too much memory does not harm those behind it', async () => {
  const read = boundedReader();
  const [bad, ...good] = await Promise.allSettled([
    read(order('\r\n'.repeat(30_000_000))),
    read(order('Mes clients')),
    read(order('Mon compte')),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(Unreadable) });
  expect([bad.status, ...good.map(({ status }) => status)]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('a message that takes too much processor time ends its thread', async () => {
  let spent = 0;
  const read = boundedReader(() => {
    spent += 11_000;
    return spent;
  });
  await expect(read(order('\r\n'.repeat(2_000_000)))).rejects.toThrow(
    new Unreadable('AbortError: The operation was aborted'),
  );
});
