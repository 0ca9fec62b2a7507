import { newAccount, someSlug } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { cacheDe, linkOf, lu, signedIn, visitor } from '../outside/console.ts';
import { lisible } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('two people change one brand: each keeps what the other changed, and the history says who did what', async () => {
  const [anne, hugo] = [1, 2].map((n) => `p${n}@${someSlug()}.example`) as [string, string];
  const account = await newAccount(shared(), { adresse: anne });
  const asked = await account.agence.post('adresses/', { ajouter: hugo });
  expect(asked.status).toBe(200);
  const waiting = (await shared().operate('addresses', 'pending')) as { id: string; adresse: string }[];
  await shared().operate('addresses', 'approve', waiting.find(({ adresse }) => adresse === hugo)?.id ?? '');
  const [tab, other] = [visitor(), visitor()];
  await tab.post(await linkOf(account, anne));
  await other.post(await linkOf(account, hugo));
  await other.get('/console/marque/');
  const proposed = await tab.post('/console/marque/', { couleur: '#8a1538', etape: 'proposer' });
  const theirs = await other.post('/console/marque/', { contact: 'Hugo, 01 02 03 04 05', etape: 'proposer' });
  for (const [who, page, fields] of [
    [other, theirs, { contact: 'Hugo, 01 02 03 04 05' }],
    [tab, proposed, { couleur: '#8a1538' }],
  ] as const) {
    const confirmed = { ...fields, etape: 'confirmer', commande: cacheDe(page, 'commande') };
    expect((await who.post('/console/marque/', confirmed)).status).toBe(200);
  }
  const { actuelle } = (await account.agence.post('marque/', { nom: 'Autre' })).body as { actuelle: object };
  expect(actuelle).toMatchObject({ couleur: '#8a1538', contact: 'Hugo, 01 02 03 04 05' });
  const acces = await tab.get('/console/acces/');
  const [, retrait = ''] = /href="([^"]+)" aria-label="Demander le retrait de p2/.exec(acces.text) ?? [];
  expect(await tab.get(retrait)).toMatchObject({ text: expect.stringContaining(`value="${hugo}"`) });
  const history = lu(await tab.get('/console/historique/'));
  for (const adresse of [anne, hugo]) expect(history).toContain(adresse);
});

test('requests that wait are listed with their day, and withdrawn by another address than the one they remove', async () => {
  const [anne, hugo] = [1, 2].map((n) => `p${n}@${someSlug()}.example`) as [string, string];
  const account = await newAccount(shared(), { adresse: anne });
  await account.agence.post('adresses/', { ajouter: hugo });
  const one = visitor();
  await one.post(await linkOf(account, anne));
  await one.get('/console/acces/');
  await one.post('/console/acces/demander/');
  const page = await one.get('/console/acces/');
  expect(lu(page)).toContain(
    `En attente de vérification Ajouter ${hugo} Demandé le ${lisible()} Retirer la demande`,
  );
  const demandes = [...page.text.matchAll(/name="demande"(?: value="([^"]*)")?/g)].map(
    ([, demande = '']) => demande,
  );
  expect(demandes).toHaveLength(2);
  for (const demande of demandes) {
    const done = await one.post('/console/acces/demandes/', { demande });
    expect(done.headers.location).toBe('/console/acces/?fait=retiree');
  }
  const after = lu(await one.get('/console/acces/?fait=retiree'));
  expect(after).toContain('La demande est retirée.');
  expect(after).not.toContain('En attente de vérification');
  expect(after).toContain('Demander une clé');
  expect(await shared().operate('addresses', 'pending')).not.toContainEqual(
    expect.objectContaining({ adresse: hugo }),
  );
  await until(
    async () => lu(await one.get('/console/historique/')),
    (history) => history.includes(`Changement d’adresse demandé : Ajouter ${hugo}`),
  );
  const again = await one.post('/console/acces/demandes/', { demande: demandes[0] ?? '' });
  expect([again.status, lu(again)]).toEqual([
    409,
    expect.stringContaining('Cette demande n’attend plus : elle est déjà vérifiée ou retirée.'),
  ]);
});

test('whatever a link carries, signing in leads into the console', async () => {
  const account = await newAccount(shared());
  const elsewhere = 'https://mechant.example/';
  const query = new URLSearchParams({ vers: elsewhere, next: elsewhere, retour: '//mechant.example' });
  const opened = await visitor().post(`${await linkOf(account)}?${query}`, Object.fromEntries(query));
  expect([opened.status, opened.headers.location]).toEqual([303, '/console/']);
  const out = visitor();
  const lost = await out.post('/console//mechant.example/', { retour: elsewhere });
  expect([lost.status, lost.headers.location ?? '']).toEqual([404, '']);
  const kept = await out.post('/console/marque/', { retour: elsewhere, nom: 'A' });
  const targets = [...kept.text.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => /mechant|^\/\//.test(target))).toEqual([]);
});

test('a session asks 1,800 times an hour, and is then told how long to wait', async () => {
  const one = await signedIn(await newAccount(shared()));
  const tab = visitor(one.cookie());
  const seen = new Map<number, number>();
  const ask = async () => {
    const { status } = await tab.get('/console/aide/');
    seen.set(status, (seen.get(status) ?? 0) + 1);
  };
  const lane = async () => {
    for (let n = 0; n < 91; n += 1) await ask();
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  // Signed in and sent to the portfolio before.
  expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([200, 429]);
  expect(seen.get(200)).toBeLessThanOrEqual(1800);
  expect(seen.get(200)).toBeGreaterThanOrEqual(1795);
  const over = await tab.get('/console/aide/');
  expect(lu(over)).toMatch(
    /Cette session a atteint sa limite de 1 800 demandes par heure. Revenez dans \d+ min/,
  );
});
