import { describe, expect, it } from '@jest/globals';
import { identifiersIn, isValidIdentifier } from './contacts.ts';
import { phoneNumber, phonesIn, readablePhone } from './phones.ts';

describe('telephone numbers', () => {
  it.each([
    ['02 41 20 30 40', '+33241203040'],
    ['+33 (0)2 41 20 30 40', '+33241203040'],
    ['0033241203040', '+33241203040'],
    ['+32 2 123 45 67', '+3221234567'],
    ['12', ''],
    ['0000000000', ''],
  ])('%s is %s', (shown, number) => {
    expect(phoneNumber(shown)).toBe(number);
  });
  it('each once, the links first, and no price, date or longer number among them', () => {
    const text =
      'Tél. 02 41 20 30 40 – 06-12-34-56-78, 1 02 41 20 30 401, 01.02.03.04.05€, FR76 3000 4000 0312';
    expect(phonesIn(text, ['+33241203040', 'x'])).toMatchObject([
      { number: '+33241203040', shown: '+33241203040', kind: 'telephone', beside: ['+33612345678'] },
      { number: '+33612345678', shown: '06-12-34-56-78', kind: '', beside: ['+33241203040'] },
    ]);
    expect(readablePhone('+33241203040')).toBe('02 41 20 30 40');
    expect(readablePhone('+3221234567')).toBe('+3221234567');
  });
});

describe('labels of telephone numbers', () => {
  it.each([
    ['Tél./Fax : 02 41 20 30 40', 'telephone', []],
    ['Fax 02 41 20 30 40', 'fax', []],
    ['Service commercial : 02 41 20 30 40', '', ['service commercial']],
    ['Agence de Cholet\nDu lundi au samedi\n02 41 20 30 40', '', ['agence cholet']],
    ['3 place Travot, 49300 Cholet\nTél. 02 41 20 30 40', 'telephone', ['cholet']],
    ['Pour toute demande de devis, appelez Jean au 02 41 20 30 40', '', []],
    ['02 41 20 30 40 (Cholet)', '', ['cholet']],
  ])('%j', (text, kind, places) => {
    expect(phonesIn(text, [])).toMatchObject([{ kind, places }]);
  });
  it('a number above another does not take its label', () => {
    expect(phonesIn('Agence de Cholet\n02 41 20 30 40\n02 41 20 30 41', [])[1]).toMatchObject({ places: [] });
  });
});

describe('SIREN and SIRET', () => {
  it.each([
    ['732829320', true],
    ['73282932000074', true],
    ['35600000000048', true],
    ['35600000049837', true],
    ['732829321', false],
    ['73282932000075', false],
    ['12345678', false],
    ['', false],
  ])('%s: %s', (digits, valid) => {
    expect(isValidIdentifier(digits)).toBe(valid);
  });
  it('are read after a word that announces them, in any spacing, each once', () => {
    const text = `SARL au capital de 10 000 € – RCS Angers B 732 829 320
SIRET : 732.829.320.00074 – TVA FR44 732 829 320 – Tél. 02 41 20 30 40
N° SIREN 732829321, commande 123456789`;
    expect(identifiersIn(text)).toEqual([
      { digits: '732829320', shown: '732 829 320', valid: true },
      { digits: '73282932000074', shown: '732.829.320.00074', valid: true },
      { digits: '732829321', shown: '732829321', valid: false },
    ]);
  });
});
