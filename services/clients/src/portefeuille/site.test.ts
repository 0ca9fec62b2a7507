import { describe, expect, it } from '@jest/globals';
import { normaliserSite } from './site.ts';

const none = new Set<string>();

describe('one site, however it is written', () => {
  it.each([
    'exemple.fr',
    'EXEMPLE.FR',
    'http://exemple.fr',
    'https://www.exemple.fr/contact?x=1#y',
    ' https://exemple.fr:443/ ',
    'http://www.exemple.fr:80',
    'https://exemple.fr./',
  ])('%s', (text) => {
    expect(normaliserSite(text, none)).toEqual({ site: 'exemple.fr' });
  });

  it('writes accents in punycode', () => {
    expect(normaliserSite('https://Épicerie.fr', none)).toEqual({ site: 'xn--picerie-9xa.fr' });
  });
});

describe('not a public http(s) address', () => {
  it.each([
    ['', 'L’adresse du site n’est pas une adresse web.'],
    ['http://', 'L’adresse du site n’est pas une adresse web.'],
    ['pas une adresse', 'L’adresse du site n’est pas une adresse web.'],
    ['ftp://exemple.fr', 'L’adresse du site doit commencer par http ou https.'],
    ['javascript:alert(1)', 'L’adresse du site doit commencer par http ou https.'],
    ['https://moi:secret@exemple.fr', 'L’adresse du site ne doit contenir ni identifiant ni mot de passe.'],
    ['moi:secret@exemple.fr', 'L’adresse du site ne doit contenir ni identifiant ni mot de passe.'],
    ['moi@exemple.fr', 'L’adresse du site ne doit contenir ni identifiant ni mot de passe.'],
    ['mailto:moi@exemple.fr', 'L’adresse du site doit commencer par http ou https.'],
    ['exemple.fr:8443', 'Le port 8443 de l’adresse du site n’est pas celui d’un site web.'],
    ['http://exemple.fr:22', 'Le port 22 de l’adresse du site n’est pas celui d’un site web.'],
    // All families of hosts: ssrf.int.test.ts of measurement, by the same function.
    ...['localhost', 'http://localhost:3000', 'intranet', 'http://127.0.0.1', 'http://[::1]'].map((text) => [
      text,
      'L’adresse du site n’est pas une adresse publique.',
    ]),
  ])('%s', (text, pourquoi) => {
    expect(normaliserSite(text, none)).toEqual({ pourquoi });
  });

  it('but for an address that a test opened by name', () => {
    expect(normaliserSite('http://127.0.0.1:9100/x', new Set(['127.0.0.1:9100']))).toEqual({
      site: '127.0.0.1:9100',
    });
  });
});
