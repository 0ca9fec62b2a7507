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
  expect(page).toContain('Client n° 2 : L’adresse du site n’est pas une adresse publique.');
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

test('nothing, 51 lines, 10,000 lines and control signs are refused in words, and nothing is lost', async () => {
  const one = await signedIn(await newAccount(shared()));
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => `Client ${n};site-${n}.fr`).join('\n');
  const empty = await one.post('/console/ajouter/', { etape: 'coller', colle: ' \n\t\n' });
  expect([empty.status, empty.text.includes('Collez au moins une ligne')]).toEqual([422, true]);
  const refused = await one.post('/console/ajouter/', { etape: 'coller', colle: many(51) });
  expect([refused.status, cacheDe(refused, 'entreprise-50')]).toEqual([422, 'Client 50']);
  expect(lu(refused)).toContain('au plus 50 éléments');
  expect((await one.post('/console/ajouter/', { etape: 'coller', colle: many(10_000) })).status).toBe(422);
  const odd = await one.post('/console/ajouter/', { etape: 'coller', colle: 'A\u0007B;site.fr\n<b>;b.fr' });
  expect(odd.status).toBe(200);
  expect(lu(odd)).toContain('contient des signes qui ne se lisent pas');
});

const many = (count: number, wide = 0) =>
  Array.from({ length: count }, (_, n) => `Client ${n} ${'x'.repeat(wide)};site-${n}.fr`).join('\n');

test('a long paste goes back whole with its reason, and one that is longer than can be read says so', async () => {
  const one = await signedIn(await newAccount(shared()));
  const colle = `${many(10_000, 60)}\nLe dernier;dernier.fr`;
  const refused = await one.joindre('/console/ajouter/', [
    ['etape', 'coller'],
    ['colle', colle],
  ]);
  expect([refused.status, lu(refused).includes('au plus 50 éléments')]).toEqual([422, true]);
  expect(refused.text).toContain('Le dernier;dernier.fr</textarea>');
  const over = await one.joindre('/console/ajouter/', [
    ['etape', 'coller'],
    ['colle', many(30_000, 60)],
  ]);
  expect([over.status, lu(over).includes('50 lignes au plus')]).toEqual([422, true]);
});

const TABLE = 'Dénomination;Site internet;Activité\r\nBoulangerie Léa;lea.fr;pâtissière';

test.each([
  ['UTF-8', new TextEncoder().encode(TABLE)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TABLE}`)],
  ['Windows-1252', Uint8Array.from(TABLE, (sign) => sign.charCodeAt(0))],
  [
    'the UTF-16 of « Texte Unicode »',
    new Uint8Array(Buffer.from(`\ufeff${TABLE.replaceAll(';', '\t')}`, 'utf16le')),
  ],
])('a file in %s is read with its accents', async (_, bytes) => {
  const one = await signedIn(await newAccount(shared()));
  const page = await one.joindre('/console/ajouter/', [
    ['etape', 'coller'],
    ['fichier', new Uint8Array(bytes)],
  ]);
  expect([page.status, cacheDe(page, 'entreprise-0'), cacheDe(page, 'metier-0')]).toEqual([
    ...[200, 'Boulangerie Léa', 'pâtissière'],
  ]);
});

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0, 0xff], 'Ce fichier est un classeur'],
  ['a workbook of before', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'Ce fichier est un classeur'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0], 'Ce fichier n’est pas du texte'],
])('%s instead of a CSV says how to save one, and is not shown', async (_, bytes, dit) => {
  const one = await signedIn(await newAccount(shared()));
  const page = await one.joindre('/console/ajouter/', [
    ['etape', 'coller'],
    ['fichier', Uint8Array.from(bytes)],
  ]);
  expect([page.status, lu(page).includes(dit), page.text.includes('>\n</textarea>')]).toEqual([
    422,
    true,
    true,
  ]);
});

test('lines pasted beside a file are not forgotten for it', async () => {
  const one = await signedIn(await newAccount(shared()));
  const page = await one.joindre('/console/ajouter/', [
    ['etape', 'coller'],
    ['colle', 'Martin;martin.fr'],
    ['fichier', new TextEncoder().encode('Durand;durand.fr')],
  ]);
  expect([page.status, page.text.includes('Martin;martin.fr</textarea>')]).toEqual([422, true]);
  expect(lu(page)).toContain('Des lignes sont collées et un fichier est choisi');
});

test('a table to type into grows without script, and keeps what it holds', async () => {
  const one = await signedIn(await newAccount(shared()));
  const rows = ({ text }: { readonly text: string }) => text.match(/name="entreprise-\d+"/g)?.length;
  const start = await one.post('/console/ajouter/', { etape: 'taper' });
  const empty = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`entreprise-${n}`, '']));
  const more = await one.post('/console/ajouter/', { ...empty, etape: 'plus' });
  expect([rows(start), rows(more)]).toEqual([5, 10]);
  const typed = { ...empty, 'entreprise-3': 'Martin', 'site_web-3': 'martin.fr' };
  const judged = await one.post('/console/ajouter/', { ...typed, etape: 'verifier' });
  expect([rows(judged), lu(judged).includes('Ajouter des lignes')]).toEqual([1, true]);
  const grown = await one.post('/console/ajouter/', {
    ...{ 'entreprise-0': 'Martin', 'site_web-0': 'martin.fr', etape: 'plus' },
  });
  expect([rows(grown), cacheDe(grown, 'entreprise-0'), lu(grown).includes('accepté')]).toEqual([
    6,
    'Martin',
    true,
  ]);
  const full = Object.fromEntries(
    Array.from({ length: 50 }, (_, n) => [
      [`entreprise-${n}`, `Client ${n}`],
      [`site_web-${n}`, `site-${n}.fr`],
    ]).flat() as [string, string][],
  );
  const whole = await one.post('/console/ajouter/', { ...full, etape: 'verifier' });
  expect([rows(whole), lu(whole).includes('Ajouter des lignes')]).toEqual([50, false]);
});
