import { describe, expect, it } from '@jest/globals';
import { fetchSite } from '../fetch-site.ts';

/** Refused from the text alone: no name is asked for. */
const refused = async (text: string): Promise<string> => {
  const names: string[] = [];
  const asked = await fetchSite(text, {
    allow: new Set(),
    userAgent: 'Test/1',
    resolve: async (host) => {
      names.push(host);
      return ['127.0.0.1'];
    },
  });
  expect(names).toEqual([]);
  return asked.kind === 'unread' && asked.cause === 'refused' ? asked.why : asked.kind;
};

describe('why an address is refused before any name is asked for', () => {
  it.each([
    ['http://moi:secret@exemple.fr/', 'L’adresse ne doit contenir ni identifiant ni mot de passe.'],
    ['http://moi@exemple.fr/', 'L’adresse ne doit contenir ni identifiant ni mot de passe.'],
    ['http://:x@exemple.fr/', 'L’adresse ne doit contenir ni identifiant ni mot de passe.'],
    ['ftp://exemple.fr/', 'L’adresse doit commencer par http ou https.'],
    ['javascript:alert(1)', 'L’adresse doit commencer par http ou https.'],
    ['exemple', 'Ce n’est pas une adresse web.'],
    ['http://exa\nmple.fr/', 'Ce n’est pas une adresse web.'],
    [`http://exemple.fr/${'a'.repeat(2048)}`, 'L’adresse est trop longue.'],
    ['http://exemple.fr:8080/', 'Le port 8080 n’est pas celui d’un site web.'],
    ['http://[64:ff9b::808:808]/', 'L’adresse n’est pas publique.'],
  ])('%j', async (text, why) => {
    expect(await refused(text)).toBe(why);
  });
});
