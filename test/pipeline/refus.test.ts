import { type Account, newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { lu, signedIn, simple } from '../outside/console.ts';
import { envoyer, reponseGardee } from '../outside/orders.ts';
import { ROWS } from '../outside/refusals.ts';
import type { Refused } from '../outside/refused.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

/** The name of the client whose id stands in a path. */
async function nomDe({ agence }: Account, path: string): Promise<string> {
  const { body } = await agence.get('clients/');
  const { clients } = body as { clients: readonly { id: string; entreprise: string }[] };
  return clients.find(({ id }) => path.includes(id))?.entreprise ?? '';
}

/** What is answered to the same order by mail; null where no wording can give it. */
async function parMail(account: Account, { path, mail }: Refused): Promise<string | null> {
  const nom = await nomDe(account, path);
  if (mail === undefined || (path.includes('clients/c_') && nom === '')) return null;
  const { body } = await account.agence.post('badge/', { confirmer: true });
  const { badge } = body as { badge: string };
  await envoyer(shared(), { de: `${account.slug}@example.com`, a: badge, texte: mail(nom) });
  return (await reponseGardee(shared(), account)).mail.text ?? '';
}

// Three in each row: Jest would hand a callback over for the one that is missing.
const CASES = ROWS.map(([name, prepare, wanted = {}]) => [name, prepare, wanted] as const);

test.each(CASES)('%s is refused in the same words at every door', async (_, prepare, wanted) => {
  const account = await newAccount(shared(), wanted);
  const refused = await prepare(account);
  const { path, body = {}, screen, fields } = refused;
  const written = await parMail(account, refused);
  const one = await signedIn(account);
  const shown =
    fields === undefined ? await one.get(`/console/${screen}`) : await one.post(`/console/${screen}`, fields);
  const api = await account.agence.post(path, body);
  const { erreur } = api.body as { erreur: string };
  expect(api.status).toBeGreaterThanOrEqual(404);
  expect([shown.status, lu(shown)]).toEqual([api.status, expect.stringContaining(simple(erreur))]);
  if (written !== null) expect(written).toContain(`Ce n’est pas possible\n\n${erreur}\n\nRien n’a été fait.`);
});
