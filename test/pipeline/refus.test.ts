import { newAccount } from '@agence/testing/accounts';
import { expect, test } from '@jest/globals';
import { lu, signedIn, simple } from '../outside/console.ts';
import { refusedAlike } from '../outside/doors.ts';
import { envoyer, reponseGardee } from '../outside/orders.ts';
import { ROWS } from '../outside/refusals.ts';
import { BUILT } from '../outside/refusals-built.ts';
import { unsaid } from '../outside/refusals-said.ts';
import { shared } from '../outside/system.ts';

/** Each row is run once, by the first test that needs its sentence. */
const CASES = [...ROWS, ...BUILT].map(([name, prepare, wanted = {}]) => {
  const refuse = async () => {
    const account = await newAccount(shared(), wanted);
    return refusedAlike(shared(), account, await prepare(account));
  };
  let sentence: Promise<string> | undefined;
  return [name, () => (sentence ??= refuse())] as const;
});

test.concurrent.each(CASES)('%s is refused in the same words at every door', async (_, sentence) => {
  expect(await sentence()).not.toBe('');
});

test('every sentence that refuses a gesture stands in a row, here or where the clock moves', async () => {
  const said: string[] = [];
  const cases = CASES.values();
  const lane = async () => {
    for (const [, sentence] of cases) said.push(await sentence());
  };
  await Promise.all(Array.from({ length: 5 }, lane));
  expect(unsaid(said)).toEqual([]);
}, 300_000);

test('a key that is asked for already is refused in the same words by the two doors that ask for one', async () => {
  const DEJA = 'Une clé est déjà demandée : une personne vérifie la demande, puis vous remet la clé.';
  const account = await newAccount(shared());
  const { body } = await account.agence.post('badge/', { confirmer: true });
  const one = await signedIn(account);
  await one.post('/console/acces/demander/');
  const { badge } = body as { badge: string };
  await envoyer(shared(), { de: `${account.slug}@example.com`, a: badge, texte: 'Demander une clé' });
  const shown = await one.post('/console/acces/demander/');
  expect([shown.status, lu(shown)]).toEqual([409, expect.stringContaining(DEJA)]);
  const { mail } = await reponseGardee(shared(), account);
  expect(simple(mail.text ?? '')).toContain(`Ce n’est pas possible ${DEJA} Rien n’a été fait.`);
});
