import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { entries } from '../outside/client.ts';
import { cacheDe, lu, said, signedIn } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('lines of a spreadsheet are judged one by one, mended in place, and placed once', async () => {
  const account = await newAccount(shared());
  const one = await signedIn(account);
  const [first, second] = entries(2);
  const colle = [
    'Site web;Nom;Commune',
    `${first?.site_web};${first?.entreprise};Lyon`,
    'http://10.0.0.1;Interne;Lyon',
    ';Sans site;Lyon',
    `${second?.site_web};"${second?.entreprise}";`,
  ].join('\r\n');
  const judged = await one.post('/console/ajouter/', { etape: 'coller', colle });
  const page = lu(judged);
  expect(judged.status).toBe(200);
  expect(page).toContain('refusé : L’adresse du site n’est pas une adresse publique.');
  expect(page).toContain('Client n° 3 : le champ « site_web » est obligatoire.');
  expect(page).toContain('Placer 2 clients');
  const api = await account.agence.post('clients/', { clients: [first, second] });
  expect(page).toContain(said(api.body, 'suite'));
  const rows = Object.fromEntries(
    [...judged.text.matchAll(/name="(\w+-\d+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const kept = { ...rows, vu: cacheDe(judged, 'vu'), commande: cacheDe(judged, 'commande') };
  const changed = await one.post('/console/ajouter/', { ...kept, 'ville-0': 'Paris', etape: 'confirmer' });
  expect(lu(changed)).toContain('Placer 2 clients');
  expect(lu(changed)).toContain('Vos lignes ont changé');
  const fewer = await one.post('/console/ajouter/', { ...kept, etape: 'oter-0' });
  expect([lu(fewer).includes('1 ligne prête, 2 à corriger.'), cacheDe(fewer, 'entreprise-0')]).toEqual([
    true,
    'Interne',
  ]);
  const both = await Promise.all(
    [1, 2].map(() => one.post('/console/ajouter/', { ...kept, etape: 'confirmer' })),
  );
  for (const each of both) expect(lu(each)).toContain('2 clients placés');
  expect((await account.agence.get('clients/')).body).toMatchObject({ places_restantes: 3 });
});

test.each([
  ['nothing', ''],
  ['only blanks', ' \n\t\n'],
])('%s pasted is said at the field', async (_, colle) => {
  const one = await signedIn(await newAccount(shared()));
  const { status, text } = await one.post('/console/ajouter/', { etape: 'coller', colle });
  expect([status, text.includes('Collez au moins une ligne')]).toEqual([422, true]);
});

test('51 lines, 10,000 lines and control signs are refused in words, and nothing is lost', async () => {
  const one = await signedIn(await newAccount(shared()));
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => `Client ${n};site-${n}.fr`).join('\n');
  const refused = await one.post('/console/ajouter/', { etape: 'coller', colle: many(51) });
  expect([refused.status, cacheDe(refused, 'entreprise-50')]).toEqual([422, 'Client 50']);
  expect(lu(refused)).toContain('au plus 50 éléments');
  expect((await one.post('/console/ajouter/', { etape: 'coller', colle: many(10_000) })).status).toBe(422);
  const odd = await one.post('/console/ajouter/', { etape: 'coller', colle: 'A\u0007B;site.fr\n<b>;b.fr' });
  expect(odd.status).toBe(200);
  expect(lu(odd)).toContain('contient des signes qui ne se lisent pas');
});
