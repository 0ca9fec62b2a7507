import { expect, test } from '@jest/globals';
import { SESSION, VERS } from './session.ts';

const VALUE = 'a'.repeat(43);
const [clear, secure] = [new URL('http://127.0.0.1:8080'), new URL('https://mesure.example')];

/** What a browser sends back of what it was given. */
const kept = (set: string): string => `autre=1; ${set.split(';')[0]}`;

test('on https the session is a cookie of this host alone, that never leaves in clear', () => {
  expect(SESSION.write(VALUE, secure)).toBe(
    `__Host-console=${VALUE}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure`,
  );
  expect(SESSION.write(null, secure)).toBe(
    '__Host-console=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  );
  expect(SESSION.write(VALUE, clear)).not.toContain('Secure');
});

test('each is read back where it was given, and no other', () => {
  for (const url of [clear, secure]) expect(SESSION.read(kept(SESSION.write(VALUE, url)), url)).toBe(VALUE);
  // Anybody in between, or a neighbour host, can plant a name without the prefix.
  expect(SESSION.read(kept(SESSION.write(VALUE, clear)), secure)).toBe('');
  expect([SESSION.read(undefined, secure), SESSION.read('__Host-console=court', secure)]).toEqual(['', '']);
});

test('the screen that was asked for comes back, its cookie bound as the session’s', () => {
  const vers = '/console/clients/c_1/corriger/?page=2&q=%C3%A9';
  const set = VERS.write(vers, secure);
  expect(set).toMatch(/^__Host-console-vers=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/);
  expect([VERS.read(kept(set), secure), SESSION.read(kept(set), secure)]).toEqual([vers, '']);
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
  expect([VERS.is(path), VERS.read(kept(VERS.write(path, clear)), clear)]).toEqual([false, '']);
});
