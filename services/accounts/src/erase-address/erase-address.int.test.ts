import { expect, it } from '@jest/globals';
import { accounts } from '../accounts.rpcs.ts';
import { operator } from '../operator.rpcs.ts';
import { signingIn } from '../session/entree.fixture.ts';

const { parts, at, account, jetonOf, enter, opened, seen } = signingIn();

const erase = async (adresse: string): Promise<unknown> => {
  const { result } = await operator(at()).eraseAddress({
    operator: 'ada',
    adresse,
    why: 'asked for',
  });
  return result?.$case === 'refus' ? result.value.refus : result?.value;
};
const state = async (slug: string) => (await at().comptes.read(slug)).state;
const left = async (adresse: string) => {
  const names = ['comptes', 'liens', 'connexions'];
  const all = await Promise.all(
    names.map((name) =>
      parts.db
        .collection(name)
        .find({}, { projection: { outbox: 0 } })
        .toArray(),
    ),
  );
  return JSON.stringify(all).toLowerCase().includes(adresse);
};
const ask = (compte: string, adresse: string) =>
  accounts(at()).demanderAdresse({
    ordre: { compte, command_id: `${compte}:${adresse}`, confirmer: true },
    action: 'ajouter',
    adresse,
  });

it('an address leaves every account that has it, in any capitals, with its sessions, links and places', async () => {
  const slugs = [
    await account('Eve@Parti.test', 'b@parti.test'),
    await account('c@parti.test', 'eve@parti.test'),
  ];
  const session = await opened('eve@parti.test');
  const waiting = await jetonOf('eve@parti.test');
  expect(await left('eve@parti.test')).toBe(true);
  expect(await erase('eve@parti.TEST')).toEqual({ comptes: slugs });
  expect(await left('eve@parti.test')).toBe(false);
  expect([await seen(session), typeof (await enter(waiting))]).toEqual([null, 'string']);
  expect((await state(slugs[0] ?? ''))?.adresses).toEqual(['b@parti.test']);
  // The contact of the documents was the first address.
  expect((await state(slugs[0] ?? ''))?.marque.contact).toBe('b@parti.test');
  expect(await erase('eve@parti.test')).toEqual({ comptes: [] });
});

it('a request that names it stays without it, and waits for nobody any more', async () => {
  const slug = await account('d@demande.test');
  await ask(slug, 'f@demande.test');
  expect(await erase('f@demande.test')).toEqual({ comptes: [slug] });
  expect((await state(slug))?.demandes).toMatchObject([{ adresse: 'adresse effacée', etat: 'refusée' }]);
  const { requests } = await operator(at()).listAddressRequests({});
  expect(requests.filter((request) => request.slug === slug)).toEqual([]);
});

it('the last address of an account stays, and then nothing changes in any account', async () => {
  const only = await account('seule@reste.test');
  const other = await account('seule@reste.test', 'g@reste.test');
  expect(await erase('seule@reste.test')).toEqual({
    $case: 'conflict',
    value: `C’est la dernière adresse du compte ${only}\u00a0: faites-en d’abord ajouter une autre (addresses approve).`,
  });
  expect((await state(other))?.adresses).toHaveLength(2);
});
