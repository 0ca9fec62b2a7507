import { newAccount, someSlug } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { lu, mailedTo, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

const ENTRER = '/console/entrer/';

test('five links an hour for an address and a caller: a stranger who asks them all leaves the owner a way in', async () => {
  const adresse = `f@${someSlug()}.example`;
  const { nom } = await newAccount(shared(), { adresse });
  const [owner, stranger] = [visitor(), visitor()];
  expect((await owner.post(ENTRER, { adresse })).status).toBe(200);
  const link = await mailedTo(adresse);
  for (let n = 0; n < 5; n += 1) expect((await stranger.post(ENTRER, { adresse })).status).toBe(200);
  const late = await stranger.post(ENTRER, { adresse: adresse.toUpperCase() });
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(lu(late)).toContain(
    'Depuis un même accès à internet : cinq liens par heure au plus pour une adresse et vingt pour toutes. Pour une adresse, d’où que viennent les demandes : 30 liens par heure.',
  );
  expect(lu(late)).toMatch(/Revenez dans \d+ min/);
  expect((await owner.post(link)).status).toBe(303);
  expect(lu(await owner.get('/console/'))).toContain(nom);
  expect((await owner.post(ENTRER, { adresse })).status).toBe(200);
});

test('twenty links an hour for a caller, whatever the addresses; thirty for an address, whoever asks', async () => {
  const one = visitor();
  const asked = Array.from({ length: 22 }, (_, n) =>
    one.post(ENTRER, { adresse: `a${n}@${someSlug()}.example` }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const adresse = `g@${someSlug()}.example`;
  const others = Array.from({ length: 32 }, () => visitor().post(ENTRER, { adresse }));
  const answers = (await Promise.all(others)).map(({ status }) => status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
});
