import { randomBytes } from 'node:crypto';
import { newAccount, someAddress, someSlug } from '@agence/testing/accounts';
import { send, sendOnce } from '@agence/testing/http';
import { expect, jest, test } from '@jest/globals';
import { linkOf, lu, mailedTo, signedIn, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

const ENTRER = '/console/entrer/';

test('a person types an address, opens the link of the mail, presses its button and sees the portfolio', async () => {
  const adresse = `anne@${someSlug()}.example`;
  const { nom } = await newAccount(shared(), { adresse });
  const anne = visitor();
  expect(lu(await anne.get(ENTRER))).toContain('Écrivez votre adresse e-mail');
  const sent = await anne.post(ENTRER, { adresse });
  expect([sent.status, lu(sent).includes('Regardez votre messagerie')]).toEqual([200, true]);
  const link = await mailedTo(adresse);
  // A mail scanner that follows the link, twice, uses nothing up.
  for (const _ of [1, 2]) expect((await visitor().get(link)).status).toBe(200);
  expect(lu(await anne.get(link))).toContain('Ce bouton ouvre votre session');
  const opened = await anne.post(link);
  expect([opened.status, opened.headers.location]).toEqual([303, '/console/']);
  const portfolio = await anne.get('/console/');
  expect(portfolio.status).toBe(200);
  expect(lu(portfolio)).toContain(nom);
  expect(lu(portfolio)).toContain('5 places libres sur 5.');
  const again = await visitor().post(link);
  expect([again.status, lu(again).includes('Ce lien n’est plus valable')]).toEqual([409, true]);
});

test('the answer is the same for an address that nobody has', async () => {
  const adresse = `${randomBytes(6).toString('hex')}@nulle-part.example`;
  const known = `anne@${someSlug()}.example`;
  await newAccount(shared(), { adresse: known });
  const [one, other] = [
    await visitor().post(ENTRER, { adresse }),
    await visitor().post(ENTRER, { adresse: known }),
  ];
  expect([one.status, one.text]).toEqual([other.status, other.text.replace(known, adresse)]);
});

test.each(['', 'anne', 'anne@', 'a@b', `${'a'.repeat(300)}@b.fr`, 'a@b.fr\nBcc: c@d.fr', '<b>@x.fr'])(
  'what is no address is said at the field, and kept: %j',
  async (adresse) => {
    const { status, text } = await visitor().post(ENTRER, { adresse });
    expect(status).toBe(422);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('Écrivez une adresse e-mail entière, comme nom@agence.fr.');
  },
);

test('the session is new, in a cookie that scripts and other sites do not have', async () => {
  const account = await newAccount(shared());
  const planted = visitor(`console=${'A'.repeat(43)}`);
  const { headers } = await planted.post(await linkOf(account));
  expect(headers['set-cookie']?.[0]).toMatch(
    /^console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/,
  );
  expect(planted.cookie()).not.toContain('AAAA');
});

test('who signed out is out, in every tab, and the back button shows nothing kept', async () => {
  const one = await signedIn(await newAccount(shared()));
  const tab = visitor(one.cookie());
  expect((await tab.get('/console/')).headers['cache-control']).toBe('no-store');
  const out = await one.post('/console/sortir/');
  expect([out.status, out.headers.location]).toEqual([303, `${ENTRER}?sortie`]);
  expect(lu(await one.get(`${ENTRER}?sortie`))).toContain('Votre session est fermée.');
  const back = await tab.get('/console/');
  expect([back.status, back.headers.location]).toEqual([303, ENTRER]);
});

test('a new ordering address closes every session, and says so', async () => {
  const account = await newAccount(shared());
  const [one, two] = [await signedIn(account), await signedIn(account)];
  const { body } = await account.agence.post('badge/', { confirmer: true });
  expect(body).toMatchObject({
    note: expect.stringContaining('les 2 sessions de console ouvertes sont fermées'),
  });
  for (const each of [one, two]) expect((await each.get('/console/')).status).toBe(303);
});

test('an account of several is chosen after signing in, and leads to the page that was asked for', async () => {
  const adresse = `i@${someSlug()}.example`;
  const [a, b] = [await newAccount(shared(), { adresse }), await newAccount(shared(), { adresse })];
  const one = visitor();
  await one.get('/console/diagnostics/');
  const opened = await one.post(await linkOf(a));
  expect(opened.headers.location).toBe('/console/comptes/');
  const list = lu(await one.get('/console/comptes/'));
  for (const { nom } of [a, b]) expect(list).toContain(nom);
  const [, other] = [a, b].toSorted((x, y) => (x.slug < y.slug ? -1 : 1));
  const changed = await one.post('/console/comptes/', { compte: other?.slug ?? '' });
  expect(changed.headers.location).toBe('/console/diagnostics/');
  expect(lu(await one.get('/console/'))).toContain(other?.nom);
  const stranger = await newAccount(shared());
  expect((await one.post('/console/comptes/', { compte: stranger.slug })).status).toBe(404);
});

test('a link is shown to no other site, and every page is closed to frames and to scripts of others', async () => {
  const { base_url } = shared();
  for (const path of [ENTRER, `${ENTRER}${'a'.repeat(43)}/`, '/console/x/']) {
    const { headers } = await send(base_url, { path });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  }
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of ours', { 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://mechant.example' }],
  ['an origin that hides', { origin: 'null' }],
  ['nobody says where', {}],
])('a form from %s does nothing', async (_, headers) => {
  const account = await newAccount(shared());
  const path = await linkOf(account);
  const from = { 'x-forwarded-for': someAddress(), 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await sendOnce(shared().base_url, {
    method: 'POST',
    path,
    headers: { ...from, ...headers },
    body: '',
  });
  expect([refused.status, lu(refused).includes('ne vient pas de la console')]).toEqual([403, true]);
  expect((await visitor().post(path)).status).toBe(303);
});
