import { serving } from '@agence/testing/serving';
import { monthsLater } from '@agence/words/paris';
import { expect, it } from '@jest/globals';
import { purge } from '../purge/purge.sweep.ts';
import { reactions } from '../reactions.ts';
import { signingIn } from '../session/entree.fixture.ts';

const { parts, at: needsAt, account } = signingIn();

const NOW = new Date('2026-11-21T10:00:00Z');
const at = (now = NOW) => ({ ...needsAt(), clock: { now: () => now, offset_s: () => 0 } });
/** Says what billing would: the account ends on that day. */
const ends = (slug: string, fin_le: string) =>
  parts.db
    .collection<{ _id: string }>('comptes')
    .updateOne({ _id: slug }, { $set: { 'state.paiement.fin_le': fin_le } });
const kept = async (slug: string) =>
  JSON.stringify(await parts.db.collection<{ _id: string }>('comptes').findOne({ _id: slug }));

it('an older copy of the database erases it again once billing says so, whatever that copy knows of its end', async () => {
  const slug = await account('anne@copie.test');
  const paid = { compte: slug, plan: 'agence5', mode: 'carte', etat: 'résilié', version: 9, efface: true };
  const change = reactions(at()).find(({ event }) => event === 'paiement_change');
  for (const id of ['e1', 'e1', 'e2']) await change?.react(paid as never, { id });
  expect(await kept(slug)).not.toContain('copie.test');
});

it('it is erased by itself twelve months after its last day, not a day before', async () => {
  const [old, young] = [await account('a@an.test'), await account('b@an.test')];
  await ends(old, '2026-11-21');
  await ends(young, '2026-11-22');
  const year = new Date(monthsLater(NOW, 12).getTime() + 24 * 3_600_000);
  await purge({ ...at(year), log: parts.log }).run(serving);
  await purge({ ...at(year), log: parts.log }).run(serving);
  expect([(await kept(old)).includes('an.test'), (await kept(young)).includes('an.test')]).toEqual([
    false,
    true,
  ]);
});
