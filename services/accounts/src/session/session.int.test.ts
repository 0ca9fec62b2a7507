import { createHash, randomUUID } from 'node:crypto';
import { ensureIndexes } from '@agence/platform/mongo';
import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changerBadgeHandler } from '../badge/badge.handler.ts';
import { INDEXES } from '../compte.store.ts';
import { createAccountHandler } from '../create-account/create-account.handler.ts';
import { createLinkHandler } from '../lien/create-link.handler.ts';
import { demanderLienHandler, lireLien } from '../lien/lien.handler.ts';
import { LIENS } from '../lien/lien.ts';
import { accountsNeeds } from '../needs.fixture.ts';
import { changerDeCompteHandler } from './changer-de-compte.handler.ts';
import { fermerSessionsHandler } from './fermer-sessions.handler.ts';
import { lireSession, listerComptes } from './lire-session.handler.ts';
import { ouvrirSessionHandler } from './ouvrir-session.handler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PERDU =
  'Ce lien ne vaut plus\u00a0: il sert une seule fois, pendant 15 minutes, et le dernier demandé remplace les autres.';

let parts: TestParts;
beforeAll(async () => {
  parts = await testParts();
  await ensureIndexes(parts.db, INDEXES);
});
afterAll(() => parts.stop());

const at = (later = 0) => accountsNeeds(parts, later);
const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

let made = 0;
const account = async (...adresses: string[]): Promise<string> => {
  const slug = `agence-${++made}`;
  await createAccountHandler(at())({
    ...{ operator: 'ada', slug, nom: slug, plan: 'agence5', adresses, mode_paiement: 'carte' },
    ...{ stripe_customer: undefined, paye_jusqu_au: undefined, couleur: undefined, contact: undefined },
  });
  return slug;
};

/** The token that the last message to an address carries. */
const jetonOf = async (adresse: string): Promise<string> => {
  await demanderLienHandler(at())({ adresse });
  const kept = parts.db.collection<{ _id: string; state: { id: string } }>(LIENS.collection);
  const [link] = await kept.find({ 'state.adresse': adresse }).toArray();
  const { result } = await lireLien(at())({ lien: link?.state.id ?? '' });
  return result?.$case === 'lien' ? result.value.jeton : '';
};

const enter = async (jeton: string, later = 0) => {
  const { result } = await ouvrirSessionHandler(at(later))({ jeton });
  if (result?.$case === 'ouverte') return result.value;
  return result?.$case === 'refus' ? (result.value.refus?.value ?? '') : '';
};

const opened = async (adresse: string): Promise<string> => {
  const said = await enter(await jetonOf(adresse));
  if (typeof said === 'string') throw new Error(said);
  return said.session;
};

const seen = async (session: string, later = 0): Promise<string | null> => {
  const { result } = await lireSession(at(later))({ session_hash: hash(session) });
  return result?.$case === 'session' ? (result.value.compte?.slug ?? '') : null;
};

/** Its use is noted apart, after the answer. */
const noted = (session: string, later: number) =>
  eventually(async () => {
    const last = (await at().comptes.sessionUses.last([hash(session)])).get(hash(session));
    return (
      (last?.getTime() ?? 0) >=
      at(later - MINUTE)
        .machineNow()
        .getTime()
    );
  });

it('a link opens one session, whose secret is kept nowhere', async () => {
  const slug = await account('anne@une.test');
  const jeton = await jetonOf('Anne@Une.test');
  const said = await enter(jeton);
  expect(said).toEqual({ session: expect.stringMatching(/^[\w-]{43}$/), comptes: 1 });
  expect(await enter(jeton)).toBe(PERDU);
  const { session } = said as { session: string };
  expect(await seen(session)).toBe(slug);
  const everything = JSON.stringify([
    await parts.db.collection('comptes').find().toArray(),
    await parts.db.collection('liens').find().toArray(),
  ]);
  expect([everything.includes(session), everything.includes(jeton)]).toEqual([false, false]);
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

it('an address that is nobody’s leaves the same document, and no message', async () => {
  expect(await jetonOf('personne@nulle-part.test')).toBe('');
  const kept = await parts.db.collection('liens').findOne({ 'state.adresse': 'personne@nulle-part.test' });
  const jeton = (kept as unknown as { state: { jeton: string } }).state.jeton;
  expect(await enter(jeton)).toBe(PERDU);
});

it('whose an address is, is not asked before the answer: for both the same is written, and the message leaves later', async () => {
  const { liens, machineNow } = at();
  await account('connue@meme.test');
  const left = async (adresse: string) => {
    // The accounts are not within its reach.
    expect(await demanderLienHandler({ liens, machineNow })({ adresse })).toEqual({});
    const kept = await parts.db
      .collection<{ state: object; outbox: { kind: string; name?: string }[] }>('liens')
      .findOne({ 'state.adresse': adresse });
    const news = kept?.outbox.map(({ kind, name }) => [kind, name]);
    return [Object.keys(kept ?? {}), Object.keys(kept?.state ?? {}), news];
  };
  const known = await left('connue@meme.test');
  expect(known.at(-1)).toContainEqual(['event', 'lien_demande']);
  expect(await left('inconnue@meme.test')).toEqual(known);
});

it('a session lives 12 hours unused, and 7 days at most', async () => {
  const slug = await account('c@vie.test');
  const unused = await opened('c@vie.test');
  expect(await seen(unused, 12 * HOUR)).toBe(null);
  const used = await opened('c@vie.test');
  for (let hours = 11; hours < 7 * 24; hours += 11) {
    expect(await seen(used, hours * HOUR)).toBe(slug);
    await noted(used, hours * HOUR);
  }
  expect(await seen(used, 7 * 24 * HOUR)).toBe(null);
});

it('a new ordering address closes every session, signing out closes one, or all', async () => {
  const slug = await account('d@fin.test', 'e@fin.test');
  const [one, two] = [await opened('d@fin.test'), await opened('e@fin.test')];
  await fermerSessionsHandler(at())({ session_hash: hash(one), toutes: false });
  expect([await seen(one), await seen(two)]).toEqual([null, slug]);
  const three = await opened('d@fin.test');
  await fermerSessionsHandler(at())({ session_hash: hash(three), toutes: true });
  expect([await seen(two), await seen(three)]).toEqual([null, null]);
  const four = await opened('d@fin.test');
  const ordre = { compte: slug, command_id: randomUUID(), confirmer: true };
  await changerBadgeHandler(at())({ ordre });
  expect(await seen(four)).toBe(null);
});

it('keeps 50 sessions open; the oldest gives way', async () => {
  const slug = await account('f@cinquante.test');
  const oldest = await opened('f@cinquante.test');
  const next = await opened('f@cinquante.test');
  for (let n = 0; n < 49; n += 1) await opened('f@cinquante.test');
  expect([await seen(oldest), await seen(next)]).toEqual([null, slug]);
});

it('an address of several accounts enters the first, and changes to those that are its own alone', async () => {
  const [first, second] = [await account('g@deux.test'), await account('G@deux.test')];
  const foreign = await account('h@ailleurs.test');
  expect(await enter(await jetonOf('g@deux.test'))).toMatchObject({ comptes: 2 });
  const session = await opened('g@deux.test');
  expect(await seen(session)).toBe(first);
  const { comptes } = await listerComptes(at())({ adresse: 'g@deux.test' });
  expect(comptes.map(({ slug }) => slug)).toEqual([first, second]);
  const change = (compte: string) => changerDeCompteHandler(at())({ session_hash: hash(session), compte });
  expect((await change(foreign)).result?.$case).toBe('refus');
  const { result } = await change(second);
  const other = result?.$case === 'ouverte' ? result.value.session : '';
  expect([await seen(session), await seen(other)]).toEqual([null, second]);
});

it('a person of ours hands a link over, for an address of the account', async () => {
  const slug = await account('i@main.test');
  const create = createLinkHandler(at());
  expect(await create({ operator: 'ada', slug, adresse: 'x@main.test' })).toMatchObject({
    result: {
      value: { refus: { $case: 'not_found', value: 'Cette adresse n’est pas autorisée sur ce compte.' } },
    },
  });
  const { result } = await create({ operator: 'ada', slug, adresse: undefined });
  expect(await enter(result?.$case === 'jeton' ? result.value : '')).toMatchObject({ comptes: 1 });
});
