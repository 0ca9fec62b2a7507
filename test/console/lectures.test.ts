import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { measuredClient } from '../outside/client.ts';
import { cacheDe, lu, signedIn } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('an operator draws answers, a person labels one without seeing its reading, and readings are scored', async () => {
  const account = await newAccount(shared());
  const { slug } = account;
  await measuredClient(account);
  const operate = (...args: string[]) => shared().operate(...args);
  const drawn = (await operate('readings', 'sample', '3', '--account', slug, '--seed', 'a')) as {
    link: string;
  }[];
  expect(drawn).toHaveLength(3);
  const path = new URL(drawn[0]?.link ?? '').pathname;
  const anne = await signedIn(account);
  const page = await anne.get(path);
  expect(lu(page)).toContain('Étiqueter une réponse');
  expect(lu(page)).not.toContain('Étiquette et lecture');
  const commande = cacheDe(page, 'commande');
  for (const [fields, sentence] of [
    [{ noms: 'Absent du texte', recommande: 'non' }, '« Absent du texte » ne se lit pas dans la réponse'],
    [{ noms: '', recommande: '' }, 'Dites si le client est recommandé, oui ou non.'],
    [{ noms: '', recommande: 'oui', place: 'premier' }, 'La place se compte parmi les noms'],
  ] as const) {
    const refused = await anne.post(path, { commande, ...fields });
    expect([refused.status, lu(refused).includes(sentence)]).toEqual([422, true]);
  }
  expect((await anne.post(path, { commande, noms: '', recommande: 'non' })).headers.location).toBe(path);
  const after = lu(await anne.get(path));
  expect(after).toContain('Étiquette et lecture');
  expect((await anne.post(path, { noms: '', recommande: 'oui' })).status).toBe(409);
  const other = await signedIn(await newAccount(shared()));
  expect((await other.get(path)).status).toBe(404);
  expect(await operate('readings', 'score', '--account', slug)).toMatchObject([
    { lecteur: 'simulator:lecteur', reponses: 1, etat: expect.any(Number) },
  ]);
  const shown = await operate('readings', 'show');
  expect(shown).toMatchObject({ lecteur: 'simulator:lecteur', choisi: false, version: expect.any(String) });
  expect((shown as { par_modele: number }).par_modele).toBeGreaterThan(0);
});
