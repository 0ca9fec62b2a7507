import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { readyClient } from '../outside/client.ts';
import { signedIn, type Visitor, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

/** Every form with something to type, each field filled well. */
const FORMS: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
  ['marque/', { nom: 'Agence Anne', couleur: '#0b5cad', contact: 'Anne' }],
  ['diagnostics/nouveau/', { entreprise: 'Léa', site_web: 'lea.fr', ville: 'Angers', metier: 'fleuriste' }],
  ['clients/{id}/corriger/', { entreprise: 'Léa', site_web: 'lea.fr', ville: 'Nantes', metier: 'fleuriste' }],
  ['clients/{id}/questions/', { 'q-1': 'Où trouver de belles fleurs à Lyon ?' }],
  ['acces/adresses/', { action: 'ajouter', adresse: 'a@b.fr' }],
  ['formule/changer/', { formule: 'agence15' }],
  [
    'ajouter/',
    {
      ...{ 'entreprise-0': 'Léa', 'site_web-0': 'lea.fr', 'ville-0': 'Angers', 'metier-0': 'fleuriste' },
      ...{ 'concurrents-0': 'A, B', 'contexte-0': 'Livre à domicile.' },
    },
  ],
  ['entrer/', { adresse: 'anne@agence.fr' }],
];

const BAD: readonly (readonly [what: string, value: string])[] = [
  ['10,000 signs', 'x'.repeat(10_000)],
  ['markup', `"><script>alert('x')</script>&`],
  ['signs that are not read', 'a\u0000b\u0007c\u202e'],
];

let account: Account;
let id: string;
let one: Visitor;
beforeAll(async () => {
  account = await newAccount(shared());
  id = await readyClient(account);
  one = await signedIn(account);
});

/** A text as a page holds it, in an attribute or between tags. */
const held = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const plain = ({ text }: Reply): string => text.replaceAll('&gt;', '>').replaceAll('&#39;', "'");

test.each(
  FORMS.flatMap(([path, fields]) => Object.keys(fields).map((name) => [path, name, fields] as const)),
)('%s %s: whatever stands in it is taken, or said where it stands and kept', async (path, name, fields) => {
  const at = `/console/${path.replace('{id}', id)}`;
  const post = (sent: Readonly<Record<string, string>>) =>
    path === 'entrer/' ? visitor().post(at, sent) : one.post(at, sent);
  for (const [what, value] of BAD) {
    const page = await post({ ...fields, [name]: value });
    expect([200, 303, 409, 422]).toContain(page.status);
    expect(page.text).not.toContain('<script>alert');
    if (page.status < 400) continue;
    expect([what, /aria-invalid="true"|role="alert"/.test(page.text)]).toEqual([what, true]);
    // A choice that is none cannot be shown as chosen.
    if (name === 'action' || name === 'formule') continue;
    expect([what, plain(page).includes(held(value).replaceAll('&gt;', '>'))]).toEqual([what, true]);
  }
  const { [name]: _, ...others } = fields;
  for (const missing of [{ ...fields, [name]: '' }, others])
    expect([200, 303, 409, 422]).toContain((await post(missing)).status);
});
