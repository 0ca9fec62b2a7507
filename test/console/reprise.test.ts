import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { readyClient } from '../outside/client.ts';
import { lu, signedIn, simple } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

/** Every form that does something at once. */
const AT_ONCE: readonly (readonly [path: string, fields: Readonly<Record<string, string>>, shown: string])[] =
  [
    ['acces/cles/', {}, 'Couper toutes les clés ?'],
    ['acces/demander/', {}, 'Demander une clé'],
    ['acces/badge/', {}, 'Recevoir une adresse de commande ?'],
    ['acces/adresses/', { action: 'retirer', adresse: 'z@b.fr' }, 'z@b.fr'],
    ['formule/changer/', { formule: 'agence30' }, 'value="agence30" selected'],
    ['formule/virement/', {}, 'Signaler un virement'],
    ['formule/resilier/', {}, 'Résilier ?'],
    ['comptes/fermer/', {}, 'Fermer toutes les sessions ?'],
    ['comptes/', { compte: 'x' }, 'Vos comptes'],
    ['clients/{id}/retirer/', { etape: 'confirmer' }, 'À confirmer'],
    ['clients/{id}/corriger/', { ville: 'Brest', etape: 'confirmer' }, 'value="Brest"'],
    ['clients/{id}/audit/', {}, 'Relire le site'],
    ['clients/{id}/questions/', { etape: 'lancer', 'q-1': 'Ma question ?' }, 'Ma question ?</textarea>'],
    ['clients/{id}/page/', { numero: '1' }, '<h1>'],
    ['valider/', { 'client-{id}': 'oui' }, 'checked'],
    ['ajouter/', { etape: 'coller', colle: 'Martin;martin.fr' }, 'accepté'],
  ];

test('what was sent in a session that is over is shown again by « Reprendre », and not done', async () => {
  const mine = await newAccount(shared());
  const id = await readyClient(mine);
  const history = async () => shared().operate('journal', 'show', mine.slug);
  const before = await history();
  const me = await signedIn(mine);
  for (const [path, fields, shown] of AT_ONCE) {
    const at = `/console/${path.replace('{id}', id)}`;
    const named = Object.entries(fields).map(([name, value]) => [name.replace('{id}', id), value]);
    const gone = await me.post(at, { ...Object.fromEntries(named), jeton: 'x', commande: 'c' });
    expect([path, gone.status]).toEqual([path, 403]);
    const kept = [...gone.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const resumed = await me.post(at, Object.fromEntries(kept));
    expect([path, resumed.status, simple(resumed.text).includes(shown)]).toEqual([path, 200, true]);
  }
  expect(await history()).toEqual(before);
  expect((await me.get('/console/')).status).toBe(200);
});

test('every session is closed only after « are you sure »', async () => {
  const mine = await newAccount(shared());
  const [me, other] = [await signedIn(mine), await signedIn(mine)];
  const asked = await me.get('/console/comptes/fermer/');
  expect(lu(asked)).toContain('celle-ci comprise');
  expect((await other.get('/console/')).status).toBe(200);
  const closed = await me.post('/console/comptes/fermer/');
  expect([closed.status, closed.headers.location]).toEqual([303, '/console/entrer/?sortie']);
  expect((await other.get('/console/')).status).toBe(303);
});
