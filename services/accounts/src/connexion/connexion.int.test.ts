import { machineNow } from '@agence/platform/process/clock';
import { expect, it } from '@jest/globals';
import { hash, signingIn } from '../session/entree.fixture.ts';
import { sessions } from '../sessions.rpcs.ts';
import { CONNEXIONS, type Connexion } from './connexion.store.ts';

const DAY = 24 * 3_600_000;
const LAPTOP = { appelant: '192.0.2.9', navigateur: 'Firefox sur Linux' };

const { parts, at, account, askedFor, jetonIn, jetonOf, enter } = signingIn();

/** Signs in some days from now, by a link that still holds then. */
const signIn = async (adresse: string, depuis: Partial<typeof LAPTOP>, days = 0): Promise<string> => {
  const lien = await askedFor(adresse);
  const holds = { $set: { 'state.expire': new Date(machineNow().getTime() + 365 * DAY) } };
  await parts.db.collection('liens').updateOne({ 'state.id': lien }, holds);
  const outcome = await enter(await jetonIn(lien), days * DAY, depuis);
  return typeof outcome === 'string' ? '' : outcome.session;
};

type Kept = { readonly state: Connexion; readonly outbox: readonly { readonly name?: string }[] };

/** How many sign-ins of an account were news. */
const news = async (compte: string): Promise<number> => {
  const kept = await parts.db
    .collection<Kept>(CONNEXIONS.collection)
    .find({ 'state.compte': compte })
    .toArray();
  return kept.flatMap(({ outbox }) => outbox.filter(({ name }) => name === 'connexion_nouvelle')).length;
};

it('a caller address or a browser that was not seen is news once; the second account of an address has its own', async () => {
  const [slug, other] = [await account('a@lieu.test'), await account('a@lieu.test')];
  await signIn('a@lieu.test', LAPTOP);
  await signIn('a@lieu.test', LAPTOP);
  expect(await news(slug)).toBe(1);
  await signIn('a@lieu.test', { ...LAPTOP, navigateur: 'Chrome sur Android' });
  const session = await signIn('a@lieu.test', { ...LAPTOP, appelant: '198.51.100.3' });
  expect([await news(slug), await news(other)]).toEqual([3, 0]);
  const change = { session_hash: hash(session), compte: other, ...LAPTOP };
  await sessions(at()).changerDeCompte(change);
  expect(await news(other)).toBe(1);
});

it('two sign-ins at once from one new place are news once', async () => {
  const slug = await account('b@lieu.test', 'c@lieu.test');
  const jetons = [await jetonOf('b@lieu.test'), await jetonOf('c@lieu.test')];
  await Promise.all(jetons.map((jeton) => enter(jeton, 0, LAPTOP)));
  expect(await news(slug)).toBe(1);
});

it('a place is new again after 30 days without a sign-in', async () => {
  const slug = await account('d@lieu.test');
  for (const days of [0, 29, 58]) await signIn('d@lieu.test', LAPTOP, days);
  expect(await news(slug)).toBe(1);
  await signIn('d@lieu.test', LAPTOP, 89);
  expect(await news(slug)).toBe(2);
});

it('what a message about it needs is read by its id, and refused once it is forgotten', async () => {
  const slug = await account('e@lieu.test');
  await signIn('E@lieu.test', LAPTOP);
  const kept = await parts.db.collection<Kept>(CONNEXIONS.collection).findOne({ 'state.compte': slug });
  const { lireConnexion: read } = sessions(at());
  expect(await read({ connexion: kept?.state.id ?? '' })).toMatchObject({
    result: { $case: 'connexion', value: { compte: slug, adresse: 'e@lieu.test', ...LAPTOP } },
  });
  expect(await read({ connexion: 'cx_inconnue' })).toMatchObject({ result: { $case: 'refus' } });
});

it('a console of the release before says nothing of where from: nothing is noted', async () => {
  const slug = await account('f@lieu.test');
  expect(await signIn('f@lieu.test', {})).not.toBe('');
  expect(await news(slug)).toBe(0);
});
