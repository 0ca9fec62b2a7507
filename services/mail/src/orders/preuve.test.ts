import { expect, test } from '@jest/globals';
import { headBytes, readHead } from './head.ts';
import { isProved } from './preuve.ts';

const AUTHORS: readonly (readonly [string, string])[] = [
  ['two addresses', 'From: eve@ailleurs.test, anne@horizon.test\r\n'],
  ['two fields', 'From: eve@ailleurs.test\r\nFrom: anne@horizon.test\r\n'],
  ['two fields, one of them spelt oddly', 'From: anne@horizon.test\r\nFROM : eve@ailleurs.test\r\n'],
  ['a group', 'From: equipe: anne@horizon.test, eve@ailleurs.test;\r\n'],
  ['none', ''],
  ['an address that is none', 'From: anne\r\n'],
  [
    'a field that ends where only some readers see it',
    'From: eve@ailleurs.test\rFrom: anne@horizon.test\r\n',
  ],
  ['a text that begins at once', '\r\nFrom: anne@horizon.test\r\n'],
];

test.each(AUTHORS)('an author that is %s is nobody, whoever vouches for it', async (_, authors) => {
  const verdict = 'Authentication-Results: relais.test; dmarc=pass header.from=horizon.test\r\n';
  const bytes = Buffer.from(`${authors.startsWith('\r') ? '' : verdict}${authors}Subject: Aide\r\n\r\nAide`);
  const provedIn = (trust: { readonly loopback: boolean; readonly authserv: string }) =>
    isProved(
      bytes,
      readHead(headBytes(bytes)),
      { ip: '127.0.0.1', helo: 'poste.test', de: 'anne@horizon.test' },
      { ...trust, dmarc: async () => true },
    );
  expect(await provedIn({ loopback: false, authserv: '' })).toBe(false);
  expect(await provedIn({ loopback: true, authserv: '' })).toBe(false);
  expect(await provedIn({ loopback: false, authserv: 'relais.test' })).toBe(false);
});
