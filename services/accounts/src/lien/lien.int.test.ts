import { machineNow } from '@agence/platform/process/clock';
import { expect, it } from '@jest/globals';
import { operator } from '../operator.rpcs.ts';
import { hash, PERDU, signingIn } from '../session/entree.fixture.ts';
import { draw } from './draw.ts';

const MINUTE = 60_000;

const { parts, at, account, askedFor, jetonIn, jetonOf, enter, seen } = signingIn();

it('a link opens one session; neither its token nor the session is kept in clear, before or after', async () => {
  const slug = await account('anne@une.test');
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        ['comptes', 'liens', 'replies'].map((name) => parts.db.collection(name).find().toArray()),
      ),
    );
  const jeton = await jetonOf('Anne@Une.test');
  const unused = await everything();
  expect([unused.includes(jeton), unused.includes(hash(jeton))]).toEqual([false, true]);
  const outcome = await enter(jeton);
  expect(outcome).toEqual({ session: expect.stringMatching(/^[\w-]{43}$/), comptes: 1 });
  expect(await enter(jeton)).toBe(PERDU);
  const { session } = outcome as { session: string };
  expect(await seen(session)).toBe(slug);
  const used = await everything();
  expect([used.includes(session), used.includes(jeton)]).toEqual([false, false]);
});

it('two clicks at once on one link open one session', async () => {
  await account('deux@clics.test');
  const jeton = await jetonOf('deux@clics.test');
  const both = await Promise.all([enter(jeton), enter(jeton)]);
  expect(both.filter((said) => typeof said === 'string')).toEqual([PERDU]);
});

it('the newest link cancels those before, and none is worth anything after 15 minutes', async () => {
  await account('b@liens.test');
  const first = await jetonOf('b@liens.test');
  const second = await jetonOf('b@liens.test');
  expect(await enter(first)).toBe(PERDU);
  expect(await enter(second, 15 * MINUTE)).toBe(PERDU);
  expect(await enter(second, 15 * MINUTE - 10_000)).toMatchObject({ comptes: 1 });
  expect(await enter('forged')).toBe(PERDU);
  expect(await enter('')).toBe(PERDU);
});

it('whose an address is, is not asked before the answer: for both the same is written, and the message leaves later', async () => {
  const { liens, machineNow } = at();
  await account('connue@meme.test');
  const left = async (adresse: string) => {
    // The accounts are not within its reach.
    await draw({ liens, machineNow }, { adresse, appelant: '' });
    const kept = await parts.db
      .collection<{ state: object; outbox: { kind: string; name?: string }[] }>('liens')
      .findOne({ 'state.adresse': adresse });
    const news = kept?.outbox.map(({ kind, name }) => [kind, name]);
    return [Object.keys(kept ?? {}), Object.keys(kept?.state ?? {}), news];
  };
  const known = await left('connue@meme.test');
  expect(known.at(-1)).toContainEqual(['event', 'lien_demande']);
  expect(await left('inconnue@meme.test')).toEqual(known);
  expect(await jetonOf('inconnue@meme.test')).toBe('');
});

it('a person of ours hands a link over, for an address of the account; who asks for one does not cancel it', async () => {
  const slug = await account('i@main.test');
  const { createLink: create } = operator(at());
  expect(await create({ operator: 'ada', slug, adresse: 'x@main.test' })).toMatchObject({
    result: {
      value: { refus: { $case: 'not_found', value: 'Cette adresse n’est pas autorisée sur ce compte.' } },
    },
  });
  const { result } = await create({ operator: 'ada', slug, adresse: undefined });
  await jetonOf('i@main.test');
  expect(await enter(result?.$case === 'jeton' ? result.value : '')).toMatchObject({ comptes: 1 });
});

it('each attempt to send a message has a token of its own; all of one link are used up together', async () => {
  await account('o@essais.test');
  const lien = await askedFor('o@essais.test');
  const [first, second] = [await jetonIn(lien), await jetonIn(lien)];
  expect(first).not.toBe(second);
  expect(await enter(first)).toMatchObject({ comptes: 1 });
  expect([await enter(second), await jetonIn(lien)]).toEqual([PERDU, '']);
});

it('no token is drawn for a link that is over, or that a newer one replaced', async () => {
  await account('p@finis.test');
  const older = await askedFor('p@finis.test');
  const newer = await askedFor('p@finis.test');
  expect([await jetonIn(older), await jetonIn(newer, 15 * MINUTE)]).toEqual(['', '']);
});

it('a token that the release before kept in clear opens nothing and stops nothing', async () => {
  await account('q@avant.test');
  const [jeton, expire] = ['a'.repeat(43), new Date(machineNow().getTime() + 15 * MINUTE)];
  const state = { id: 'l_avant', adresse: 'q@avant.test', jeton, expire };
  await parts.db
    .collection<{ _id: string }>('liens')
    .insertOne({ _id: 'avant', version: 1, state, outbox: [] } as never);
  expect(await enter(jeton)).toBe(PERDU);
  expect(await enter(await jetonIn('l_avant'))).toMatchObject({ comptes: 1 });
});
