import { serving } from '@agence/testing/serving';
import { monthsLater } from '@agence/words/paris';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operator } from '../operator.rpcs.ts';
import { purge } from '../purge/purge.sweep.ts';
import { reactions } from '../reactions.ts';
import { type SigningIn, signingIn } from '../session/entree.fixture.ts';

let signing: SigningIn;
beforeAll(async () => {
  signing = await signingIn();
});
afterAll(() => signing.parts.stop());

const NOW = new Date('2026-11-21T10:00:00Z');
const at = (now = NOW) => ({ ...signing.at(), clock: { now: () => now, offset_s: () => 0 } });
/** Says what billing would: the account ends on that day. */
const ends = (slug: string, fin_le: string) =>
  signing.parts.db
    .collection<{ _id: string }>('comptes')
    .updateOne({ _id: slug }, { $set: { 'state.paiement.fin_le': fin_le } });
const erase = async (slug: string): Promise<unknown> => {
  const { result } = await operator(at()).eraseAccount({ operator: 'ada', slug, why: 'asked for' });
  return result?.$case === 'refus' ? result.value.refus : result?.value;
};
const kept = async (slug: string) =>
  JSON.stringify(await signing.parts.db.collection<{ _id: string }>('comptes').findOne({ _id: slug }));

it('an account is erased once it has ended, not on its last day', async () => {
  const slug = await signing.account('anne@fini.test');
  const { result } = await operator(at()).grantKey({ operator: 'ada', slug, door: 'agence' } as never);
  const conflict = {
    $case: 'conflict',
    value: `Le compte ${slug} n’a pas pris fin\u00a0: mettez-y fin (accounts close), puis effacez-le après son dernier jour.`,
  };
  expect(await erase(slug)).toEqual(conflict);
  await ends(slug, '2026-11-21');
  expect(await erase(slug)).toEqual(conflict);
  await ends(slug, '2026-11-20');
  expect(await erase(slug)).toMatchObject({ slug, nom: 'Compte effacé', adresses: [], statut: 'résilié' });
  expect(await kept(slug)).not.toContain('fini.test');
  const key = result?.$case === 'key' ? result.value : '';
  expect(key).not.toBe('');
  expect(await erase(slug)).toMatchObject({ slug });
  expect((await at().comptes.byAdresse('anne@fini.test')).length).toBe(0);
});

it('an older copy of the database erases it again once billing says so, whatever that copy knows of its end', async () => {
  const slug = await signing.account('anne@copie.test');
  const paid = { compte: slug, plan: 'agence5', mode: 'carte', etat: 'résilié', version: 9, efface: true };
  const change = reactions(at()).find(({ event }) => event === 'paiement_change');
  for (const id of ['e1', 'e1', 'e2']) await change?.react(paid as never, { id });
  expect(await kept(slug)).not.toContain('copie.test');
});

it('it is erased by itself twelve months after its last day, not a day before', async () => {
  const [old, young] = [await signing.account('a@an.test'), await signing.account('b@an.test')];
  await ends(old, '2026-11-21');
  await ends(young, '2026-11-22');
  const year = new Date(monthsLater(NOW, 12).getTime() + 24 * 3_600_000);
  await purge({ ...at(year), log: signing.parts.log }).run(serving);
  await purge({ ...at(year), log: signing.parts.log }).run(serving);
  expect([(await kept(old)).includes('an.test'), (await kept(young)).includes('an.test')]).toEqual([
    false,
    true,
  ]);
});
