import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { EXEMPLE, links, REPONSE, REPONSES } from '../livrables/links.ts';
import { lireDocument } from '../livrables/lire-document.handler.ts';
import type { Needs } from '../needs.ts';
import { lireExemple, pageExemple } from './exemple.ts';

const marque = { nom: 'Agence Clairval', couleur: '#0c5c57', contact: 'lea@clairval.example' };
const COMPTES: Readonly<Record<string, object>> = { clairval: { marque } };

const needs = {
  links: links(`k1:${'s'.repeat(32)}`, 'https://mesure.example'),
  clock: { now: () => new Date('2026-11-29T10:00:00Z') },
  accounts: {
    lireCompte: async ({ compte }: { compte: string }) => ({
      result: COMPTES[compte] && { $case: 'compte', value: COMPTES[compte] },
    }),
  },
} as unknown as Needs;

const opened = async (compte: string) => {
  const { lien } = await lireExemple(needs)({ compte });
  const token = lien.slice('https://mesure.example/d/'.length);
  const pages = { [EXEMPLE]: pageExemple, [REPONSE]: async () => null, [REPONSES]: async () => null };
  return (await lireDocument(needs, pages)({ token })).result;
};

test('a report in the brand of the account, invented, marked as an example on each page', async () => {
  const result = await opened('clairval');
  if (result?.$case !== 'document') throw new Error('a document');
  const $ = load(result.value.html);
  expect(result.value.nom_de_fichier).toBe('rapport-exemple.html');
  expect($('.bandeau b').text()).toBe('Agence Clairval');
  expect($('style').text()).toContain('--marque:#0c5c57');
  expect($('style').text()).toMatch(/content:\s*"Exemple"/);
  expect($('.simulee').text()).toContain('Mesure simulée');
  expect($('.questions li')).not.toHaveLength(0);
  for (const id of ['etats', 'questions', 'evolution', 'cours', 'pieces', 'methode'])
    expect([id, $(`#${id}`).length]).toEqual([id, 1]);
});

test('the account is gone: the link opens nothing', async () => {
  expect(await opened('partie')).toEqual({
    $case: 'refus',
    value: { refus: { $case: 'not_found', value: 'Ce lien n’ouvre aucun document.' } },
  });
});
