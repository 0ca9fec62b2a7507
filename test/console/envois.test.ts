import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readyClient } from '../outside/client.ts';
import { cacheDe, lu, signedIn, simple, type Visitor, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

const MARQUE = '/console/marque/';

let account: Account;
let one: Visitor;
beforeAll(async () => {
  account = await newAccount(shared());
  one = await signedIn(account);
});

describe('what a form is written in', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['a charset of elsewhere', 'nom=%C1%E0%F0', 'application/x-www-form-urlencoded; charset=windows-1251'],
    ['UTF-16', 'n\0o\0m\0=\0a\0', 'application/x-www-form-urlencoded;charset="UTF-16LE"'],
    ['JSON', '{"nom":"A"}', 'application/json'],
    ['parts without a boundary', 'nom', 'multipart/form-data'],
    ['a broken escape', 'nom=%zz', 'application/x-www-form-urlencoded'],
  ])('%s is refused on a page that says so, with the way back', async (_, body, type) => {
    const page = await one.envoyer(MARQUE, body, type);
    expect([page.status, lu(page).includes('n’a pas pu être lu')]).toEqual([422, true]);
    expect(page.text).toContain('href="/console/"');
  });

  test('bytes that are no text are said at their field', async () => {
    const page = await one.envoyer(MARQUE, `jeton=${one.jeton()}&nom=%00%FF%FE%80`);
    expect(page.status).toBe(422);
    expect(page.text).toMatch(/id="nom"[^>]*aria-invalid="true"/);
  });
});

describe('a file', () => {
  test('lines where it is expected are judged; two of them are refused in words', async () => {
    const lines = { etape: 'coller', fichier: 'Martin;martin.fr' };
    const judged = await one.post('/console/ajouter/', lines);
    expect([judged.status, cacheDe(judged, 'entreprise-0')]).toEqual([200, 'Martin']);
    const file = new TextEncoder().encode('Martin;martin.fr');
    const two = await one.joindre('/console/ajouter/', [
      ['etape', 'coller'],
      ['fichier', file],
      ['fichier', file],
    ]);
    expect([two.status, lu(two).includes('un fichier au plus')]).toEqual([422, true]);
  });
});

describe('a field that comes twice', () => {
  const twice = (path: string, fields: string) => one.envoyer(path, `jeton=${one.jeton()}&${fields}`);

  test('is said at the field with its first value, and nothing is done', async () => {
    const page = await twice(MARQUE, 'nom=Anne&nom=Hugo&etape=confirmer');
    expect(page.status).toBe(422);
    expect(page.text).toMatch(/id="nom"[^>]*aria-invalid="true"/);
    expect(lu(page)).toContain('« nom » est arrivé deux fois');
    expect(page.text).toMatch(/id="nom"[^>]*value="Anne"/);
    expect((await account.agence.post('marque/', { nom: 'X' })).body).not.toMatchObject({
      actuelle: { nom: 'Anne' },
    });
  });

  test.each([
    ['/console/ajouter/', 'etape=coller&colle=Martin;martin.fr&colle=B;b.fr', 'Martin;martin.fr</textarea>'],
    ['/console/ajouter/', 'entreprise-0=Martin&entreprise-0=B&site_web-0=m.fr', 'value="Martin"'],
    ['/console/formule/changer/', 'formule=agence15&formule=agence30', 'value="agence15" selected'],
    ['/console/acces/adresses/', 'action=ajouter&adresse=a@b.fr&adresse=c@d.fr', 'value="a@b.fr"'],
    ['/console/comptes/', 'compte=a&compte=b', '<h1>Vos comptes</h1>'],
  ])('%s?%s keeps what was typed first', async (path, fields, kept) => {
    const page = await twice(path, fields);
    expect([page.status, page.text.includes(kept)]).toEqual([422, true]);
  });

  test('an address twice asks for no link', async () => {
    const page = await visitor().envoyer('/console/entrer/', 'adresse=a@b.fr&adresse=c@d.fr');
    expect([page.status, lu(page).includes('deux valeurs')]).toEqual([422, true]);
  });
});

/** Every form that speaks of a client or an account by its id. */
const FOREIGN: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
  ['clients/{id}/retirer/', { etape: 'confirmer' }],
  ['clients/{id}/corriger/', { ville: 'Nantes' }],
  ['clients/{id}/corriger/', { ville: 'Nantes', etape: 'confirmer' }],
  ['clients/{id}/audit/', {}],
  ['clients/{id}/questions/', { etape: 'garder', 'q-1': 'Où trouver du bon pain à Lyon ?' }],
  ['clients/{id}/questions/', { etape: 'lancer' }],
  ['clients/{id}/page/', { numero: '1' }],
  ['clients/{id}/questions/', { reprise: 'oui' }],
  ['valider/', { 'client-{id}': 'oui' }],
];

test('the ids of another account are as unknown in every form as one that never was', async () => {
  const theirs = await readyClient(await newAccount(shared()));
  const never = 'c_aaaaaaaaaaaaaaaaaaaa';
  const before = (await account.agence.get('clients/')).body;
  for (const [path, fields] of FOREIGN) {
    const sent = async (id: string) => {
      const put = (text: string) => text.replace('{id}', id);
      const named = Object.entries(fields).map(([name, value]) => [put(name), value]);
      const { status, text } = await one.post(`/console/${put(path)}`, Object.fromEntries(named));
      return [path, status, text.replaceAll(id, '')];
    };
    const forged = await sent(theirs);
    expect(forged).toEqual(await sent(never));
    expect([path, forged[1]]).toEqual([path, 404]);
    expect(simple(String(forged[2]))).toContain('Ce client n’est pas sur votre compte.');
  }
  for (const screen of ['', 'retirer/', 'corriger/']) {
    const shown = async (id: string) =>
      (await one.get(`/console/clients/${id}/${screen}`)).text.replaceAll(id, '');
    expect(await shown(theirs)).toBe(await shown(never));
  }
  const stranger = await newAccount(shared());
  const accounts = await Promise.all(
    [stranger.slug, 'jamais-vu'].map((compte) => one.post('/console/comptes/', { compte })),
  );
  expect(accounts[0]?.text).toBe(accounts[1]?.text);
  expect(accounts.map(({ status }) => status)).toEqual([404, 404]);
  expect((await account.agence.get('clients/')).body).toEqual(before);
});
