import { expect, it } from '@jest/globals';
import { estAdresse } from './adresse.ts';

const long = (length: number) =>
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.fr`.padStart(length, 'a');

it.each([
  'ada@horizon.test',
  'Jean.Martin+devis@mail.Ferrandin.co.uk',
  "o'neil_#%&*=?^{|}~$!/`@a.fr",
  long(200),
])('%s can be sent to', (text) => {
  expect(estAdresse(text)).toBe(true);
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
  `${'a'.repeat(65)}@horizon.test`,
  long(201),
])('%j cannot', (text) => {
  expect(estAdresse(text)).toBe(false);
});
