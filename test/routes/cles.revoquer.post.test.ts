import { callerWith, newAccount, newKey } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { CLE_REFUSEE } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

const SUITE = 'Demandez une nouvelle clé par e-mail ou dans la console : une personne vous la remettra.';
const UNE = `La clé du compte est coupée et n’ouvre plus rien ; aucun assistant n’était connecté. ${SUITE}`;
const QUATRE = `Les 4 clés du compte sont coupées et n’ouvrent plus rien ; aucun assistant n’était connecté. ${SUITE}`;

type Key = { readonly door: string; readonly cut_ts?: number };

describe('200', () => {
  test('cuts the calling key; a new one opens the same account', async () => {
    const { slug, agence } = await newAccount(shared());
    const { status, body } = await agence.post('cles/revoquer/');
    expect([status, body]).toStrictEqual([200, { coupees: 1, assistants_coupes: 0, note: UNE }]);
    const refused = await agence.get('compte/');
    expect([refused.status, refused.body]).toEqual([403, { erreur: CLE_REFUSEE }]);
    const again = callerWith(shared(), await newKey(shared(), slug));
    expect((await again.get('compte/')).body).toMatchObject({ slug });
    expect((await again.post('cles/revoquer/')).body).toMatchObject({ coupees: 1 });
  });

  test('cuts every key of every door, on every gateway from the answer on, and no other account’s', async () => {
    const other = await newAccount(shared());
    const { slug, agence } = await newAccount(shared());
    const keys = [await newKey(shared(), slug), await newKey(shared(), slug)];
    await newKey(shared(), slug, 'scan');
    const { gateways } = shared();
    const { body } = await agence.through(gateways[0] ?? '').post('cles/revoquer/', { confirmer: false });
    expect(body).toStrictEqual({ coupees: 4, assistants_coupes: 0, note: QUATRE });
    const callers = [agence, ...keys.map((key) => callerWith(shared(), key))];
    const calls = callers.flatMap((caller) => gateways.map((url) => caller.through(url).get('compte/')));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect((await other.agence.get('compte/')).status).toBe(200);
    const kept = (await shared().operate('keys', 'list', slug)) as Key[];
    expect(kept.map(({ door }) => door)).toEqual(['agence', 'agence', 'agence', 'scan']);
    for (const { cut_ts } of kept) expect(cut_ts).toBeGreaterThan(Date.now() / 1000 - 60);
  });

  test('calls in flight end; none that starts after the answer is served', async () => {
    const { slug, agence } = await newAccount(shared());
    const caller = callerWith(shared(), await newKey(shared(), slug));
    const { gateways } = shared();
    const before = Array.from({ length: 20 }, (_, i) =>
      caller.through(gateways[i % gateways.length] ?? '').get('clients/'),
    );
    await agence.post('cles/revoquer/');
    const after = Array.from({ length: 20 }, (_, i) =>
      caller.through(gateways[i % gateways.length] ?? '').get('clients/'),
    );
    for (const { status } of await Promise.all(before)) expect([200, 403]).toContain(status);
    expect(new Set((await Promise.all(after)).map(({ status }) => status))).toEqual(new Set([403]));
  });
});
