import { newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, signedIn } from '../outside/console.ts';
import { someProspect } from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

type Gesture = {
  readonly porte: string;
  readonly qui: string;
  readonly faits: readonly { quoi: string; sur: string }[];
};

test('who did what, by which door, stands in the history once: at the console and for an operator', async () => {
  const account = await newAccount(shared());
  const entry = someEntry();
  const id = await readyClient(account, entry);
  const one = await signedIn(account);
  const path = `/console/clients/${id}/retirer/`;
  const commande = cacheDe(await one.get(path), 'commande');
  for (const _ of [1, 2]) await one.post(path, { commande });
  const told = await until(
    async () => (await shared().operate('journal', 'show', account.slug)) as readonly Gesture[],
    (all) => all.some(({ faits }) => faits.some(({ quoi }) => quoi === 'client_retire')),
  );
  const said = told.flatMap(({ porte, qui, faits }) =>
    faits.filter(({ quoi }) => /^client_/.test(quoi)).map(({ quoi, sur }) => ({ porte, qui, quoi, sur })),
  );
  expect(said).toEqual([
    { porte: 'console', qui: `${account.slug}@example.com`, quoi: 'client_retire', sur: id },
    { porte: 'api', qui: `…${account.key.slice(-4)}`, quoi: 'client_pose', sur: id },
  ]);
  const page = lu(await one.get('/console/historique/'));
  expect(page).toContain(`Client retiré : ${entry.entreprise} ${account.slug}@example.com console`);
  expect(page).toContain(`Client placé : ${entry.entreprise} …${account.key.slice(-4)} API`);
  const other = await signedIn(await newAccount(shared()));
  expect(lu(await other.get('/console/historique/'))).toContain('Rien n’a encore été fait.');
});

test('an audit stands in it with its client, a diagnostic with its prospect', async () => {
  const account = await newAccount(shared());
  const entry = someEntry();
  const id = await measuredClient(account, entry);
  await account.agence.post(`clients/${id}/audit/`);
  const { entreprise, site_web } = someProspect();
  await account.agence.post('diagnostics/', { entreprise, site_web, confirmer: true });
  const one = await signedIn(account);
  const page = await until(
    async () => lu(await one.get('/console/historique/')),
    (text) =>
      text.includes(`Audit du site demandé : ${entry.entreprise}`) && text.includes('prospect demandé'),
  );
  expect(page).toContain(`Diagnostic de prospect demandé : ${entreprise}`);
});

test('what was done by nobody, and proposed only, is not in it', async () => {
  const account = await newAccount(shared());
  await account.agence.post('clients/', { clients: [someEntry()] });
  expect(await shared().operate('journal', 'show', account.slug)).toEqual([]);
});
