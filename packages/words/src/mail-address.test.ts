import { expect, it } from '@jest/globals';
import { isMailAddress, sameMailAddress } from './mail-address.ts';
import { registrableDomain } from './registrable-domain.ts';

const long = (length: number) =>
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.fr`.padStart(length, 'a');

it.each([
  'ada@horizon.test',
  'Jean.Martin+devis@mail.Ferrandin.co.uk',
  "o'neil_#%&*=?^{|}~$!/`@a.fr",
  long(200),
])('%s can be sent to', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

it.each([
  'ada@horizon',
  'élodie@horizon.test',
  '.ada@horizon.test',
  'ada.@horizon.test',
  'a..b@horizon.test',
  '"a b"@horizon.test',
  'Ada <ada@horizon.test>',
  'ada@horizon.test, bob@horizon.test',
  'ada@horizon.test\r\nBcc: eve@evil.test',
  'ada@[127.0.0.1]',
  'ada@10.0.0.1',
  'ada@horizon.f',
  'ada@-horizon.test',
  'ada@horizon..test',
  'ada@bob@horizon.test',
  '@horizon.test',
  'ada@',
  'ada',
  '',
  `${'a'.repeat(65)}@horizon.test`,
  long(201),
])('%j cannot', (text) => {
  expect(isMailAddress(text)).toBe(false);
});

it('capitals make no difference', () => {
  expect(sameMailAddress('Ada@Horizon.test', 'ada@horizon.TEST')).toBe(true);
  expect(sameMailAddress('ada@horizon.test', 'eda@horizon.test')).toBe(false);
});

it.each([
  ['a@Mail.Agence.co.uk', 'agence.co.uk'],
  ['a@agence.fr', 'agence.fr'],
  ['a@sous.agence.test', 'agence.test'],
  ['a@one.github.io', 'one.github.io'],
  ['a@com', null],
  ['a@10.0.0.1', null],
])('the registrable domain of %s is %s', (address, expected) => {
  expect(registrableDomain(address)).toBe(expected);
});
