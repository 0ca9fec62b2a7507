import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { findings, page, SOUND } from '../testing/site.fixture.ts';
import { identifiants } from './mentions-legales.ts';

const legal = (text: string) => findings(identifiants, [page('/mentions-legales', `<p>${text}</p>`)]);

it('a number whose key is wrong', () => {
  expect(legal('RCS Angers 732 829 321')).toEqual([
    {
      gravite: 'important',
      titre: fr`Un numéro d'immatriculation est faux`,
      pourquoi: fr`Sa clé de contrôle est fausse : un chiffre manque ou a été échangé. Aucun registre ne le connaît.`,
      constate: { ou: 'sur /mentions-legales', texte: '/mentions-legales  732 829 321' },
      copier: null,
    },
  ]);
});

it('a SIREN and a SIRET of the same company', () => {
  expect(legal('SIREN 732829320. SIRET 732 829 320 00074')).toMatchObject([
    { gravite: 'conforme', pourquoi: '732 829 320, clé juste, le même partout.' },
  ]);
});

it('two companies', () => {
  expect(legal('SIREN 732829320. Hébergeur : RCS Lille 424 761 419')).toMatchObject([
    {
      gravite: 'mineur',
      titre: 'Les pages donnent 2 numéros SIREN',
      pourquoi: fr`L'un est peut-être celui de votre hébergeur ou de votre prestataire : dites alors de qui il est, juste à côté.`,
      constate: { texte: '/mentions-legales  732 829 320\n/mentions-legales  424 761 419' },
    },
  ]);
});

it('none', () => {
  expect(legal('Bonjour')).toMatchObject([
    { gravite: 'non vérifié', pourquoi: fr`aucun numéro n'a été trouvé sur les pages lues.` },
  ]);
  expect(findings(identifiants, SOUND)).toMatchObject([{ gravite: 'conforme' }]);
});
