import { expect, it } from '@jest/globals';
import { stoppedBy } from './why.ts';

const { signal } = new AbortController();
const why = (code: string): string =>
  stoppedBy(Object.assign(new Error('x'), { code }), signal)?.message.replaceAll('\u00a0', ' ') ?? '';

it.each([
  ['CERT_HAS_EXPIRED', 'La connexion sûre (https) échoue : le certificat du site a expiré.'],
  [
    'CERT_NOT_YET_VALID',
    'La connexion sûre (https) échoue : le certificat du site n’est pas encore valable.',
  ],
  ['CERT_REVOKED', 'La connexion sûre (https) échoue : le certificat du site a été révoqué.'],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'La connexion sûre (https) échoue : le site n’envoie pas tous les certificats qui garantissent le sien.',
  ],
  [
    'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
    'La connexion sûre (https) échoue : le serveur n’accepte que d’anciennes versions de https.',
  ],
  ['CERT_UNTRUSTED', 'La connexion sûre (https) échoue : le certificat du site n’est pas valable.'],
  ['EPROTO', 'La connexion sûre (https) échoue : le serveur ne parle pas https à cette adresse.'],
  ['ECONNRESET', 'Le serveur n’accepte pas la connexion ou la coupe.'],
  ['Z_DATA_ERROR', 'La réponse est illisible.'],
])('%s is said in French words', (code, sentence) => {
  expect(why(code)).toBe(sentence);
});

it('a fault that is none of the network is one of ours', () => {
  expect(stoppedBy(new Error('x'), signal)).toBeNull();
});
