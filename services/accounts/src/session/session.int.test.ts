import { eventually } from '@agence/testing/eventually';
import { expect, it } from '@jest/globals';
import { sessions } from '../sessions.rpcs.ts';
import { hash, PERDU, signingIn } from './entree.fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SANS_AGENCE =
  'Ce compte est celui d’un client sans agence\u00a0: il n’a ni clé ni console, ses ordres arrivent par e-mail.';

const { parts, at, account, jetonOf, enter, opened, seen } = signingIn();

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

it('keeps 50 sessions open; the oldest gives way', async () => {
  const slug = await account('f@cinquante.test');
  const oldest = await opened('f@cinquante.test');
  const next = await opened('f@cinquante.test');
  for (let n = 0; n < 49; n += 1) await opened('f@cinquante.test');
  expect([await seen(oldest), await seen(next)]).toEqual([null, slug]);
});

/** From now on the account is a customer's without an agency, as no account of ours becomes. */
const makeDirect = (slug: string) =>
  parts.db
    .collection<{ _id: string }>('comptes')
    .updateOne({ _id: slug }, { $set: { 'state.direct': true } });

it('an account without an agency opens no session: not as the second of an address, not with one that is open', async () => {
  const [agence, direct] = [await account('j@double.test'), await account('j@double.test')];
  const session = await opened('j@double.test');
  const change = (compte: string) => sessions(at()).changerDeCompte({ session_hash: hash(session), compte });
  const moved = await change(direct);
  const onDirect = moved.result?.$case === 'ouverte' ? moved.result.value.session : '';
  expect(await seen(onDirect)).toBe(direct);
  await makeDirect(direct);
  expect(await seen(onDirect)).toBe(null);
  const again = await opened('j@double.test');
  const refused = await sessions(at()).changerDeCompte({ session_hash: hash(again), compte: direct });
  expect(refused.result).toMatchObject({ value: { refus: { $case: 'conflict', value: SANS_AGENCE } } });
  expect(await seen(again)).toBe(agence);
  const stranger = await account('k@ailleurs.test');
  await makeDirect(stranger);
  const unknown = await sessions(at()).changerDeCompte({ session_hash: hash(again), compte: stranger });
  expect(unknown.result).toMatchObject({ value: { refus: { $case: 'not_found' } } });
});

it('a link of an address whose accounts have no console any more opens nothing', async () => {
  const slug = await account('l@seul.test');
  const jeton = await jetonOf('l@seul.test');
  await makeDirect(slug);
  expect(await enter(jeton)).toBe(PERDU);
  expect(await jetonOf('l@seul.test')).toBe('');
});
