import { type Account, type AccountWanted, newAccount } from '@agence/testing/accounts';
import type { RunningSystem } from '@agence/testing/system';
import { expect } from '@jest/globals';
import { lu, signedIn, simple } from './console.ts';
import { envoyer, reponseGardee } from './orders.ts';
import type { Refused } from './refused.ts';

export type Row = readonly [
  name: string,
  prepare: (account: Account) => Promise<Refused>,
  /** The account that it needs. */
  wanted?: AccountWanted,
];

const erreur = (body: unknown): readonly string[] => [(body as { erreur: string }).erreur];

/** The name of the client whose id stands in a path. */
export async function nomDe({ agence }: Account, path: string): Promise<string> {
  if (!path.includes('clients/c_')) return '';
  const { body } = await agence.get('clients/');
  const { clients = [] } = body as { clients?: readonly { id: string; entreprise: string }[] };
  return clients.find(({ id }) => path.includes(id))?.entreprise ?? '';
}

/** Where the account's orders go; asked for before anything that could close the door of the API. */
export async function badgeOf({ agence }: Account): Promise<string> {
  const { body } = await agence.post('badge/', { confirmer: true });
  return (body as { badge: string }).badge;
}

/** Gives the same order at every door: what the API says is what the console shows and the mail answers, word for word. */
export async function refusedEverywhere(system: RunningSystem, [, prepare, wanted = {}]: Row): Promise<void> {
  const account = await newAccount(system, wanted);
  const badge = await badgeOf(account);
  const refused = await prepare(account);
  const { path, body = {}, screen, fields, mail, says = erreur, first = async () => {} } = refused;
  const nom = await nomDe(account, path);
  const written = mail !== undefined && (nom !== '' || !path.includes('clients/c_'));
  await first();
  if (written) await envoyer(system, { de: `${account.slug}@example.com`, a: badge, texte: mail(nom) });
  const one = await signedIn(account, system);
  const shown =
    fields === undefined ? await one.get(`/console/${screen}`) : await one.post(`/console/${screen}`, fields);
  const api = await account.agence.post(path, body);
  const sentences = says(api.body).map(simple);
  expect(sentences).not.toEqual([]);
  expect([shown.status, lu(shown)]).toEqual([api.status, expect.stringContaining(sentences[0] ?? '?')]);
  const answered = written ? simple((await reponseGardee(system, account)).mail.text ?? '') : null;
  for (const sentence of sentences) {
    expect(lu(shown)).toContain(sentence);
    if (answered !== null) expect(answered).toContain(sentence);
  }
  if (says === erreur) {
    expect(api.status).toBeGreaterThanOrEqual(403);
    if (answered !== null)
      expect(answered).toContain(`Ce n’est pas possible ${sentences[0]} Rien n’a été fait.`);
  }
}
