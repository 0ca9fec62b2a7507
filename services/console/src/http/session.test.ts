import { expect, test } from '@jest/globals';
import { cookieOf, isVers, sessionIn, versIn, versOf } from './session.ts';

const SESSION = 'a'.repeat(43);
const [clear, secure] = [new URL('http://127.0.0.1:8080'), new URL('https://mesure.example')];

/** What a browser sends back of what it was given. */
const kept = (set: string): string => `autre=1; ${set.split(';')[0]}`;

test('on https the session is a cookie of this host alone, that never leaves in clear', () => {
  expect(cookieOf(SESSION, secure)).toBe(
    `__Host-console=${SESSION}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure`,
  );
  expect(cookieOf(null, secure)).toBe('__Host-console=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure');
  expect(cookieOf(SESSION, clear)).not.toContain('Secure');
});

test('each is read back where it was given, and no other', () => {
  for (const url of [clear, secure]) expect(sessionIn(kept(cookieOf(SESSION, url)), url)).toBe(SESSION);
  // Anybody in between, or a neighbour host, can plant a name without the prefix.
  expect(sessionIn(kept(cookieOf(SESSION, clear)), secure)).toBe('');
  expect([sessionIn(undefined, secure), sessionIn('__Host-console=court', secure)]).toEqual(['', '']);
});

test('the screen that was asked for comes back, its cookie bound as the session’s', () => {
  const vers = '/console/clients/c_1/corriger/?page=2&q=%C3%A9';
  const set = versOf(vers, secure);
  expect(set).toMatch(/^__Host-console-vers=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/);
  expect([versIn(kept(set), secure), sessionIn(kept(set), secure)]).toEqual([vers, '']);
});

test.each([
  ...[
    'https://mechant.example/',
    '//mechant.example/',
    '/console//mechant.example/',
    '/d/x/',
    '/console/../d/',
  ],
  ...[
    '/console/\\mechant/',
    '/console/entrer/',
    '/console/sortir/',
    '/console/a',
    '',
    '/console/a/\r\nSet-Cookie: b=1',
  ],
  ...[`/console/${'a'.repeat(10)}/?${'b'.repeat(301)}`, 'javascript:alert(1)', '/console/@mechant.example/'],
])('%j is no screen to go to, whatever the browser was made to keep', (path) => {
  expect([isVers(path), versIn(kept(versOf(path, clear)), clear)]).toEqual([false, '']);
});
