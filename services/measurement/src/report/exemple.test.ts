import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { EXEMPLE, links, REPONSE, REPONSES } from '../livrables/links.ts';
import { lireDocument } from '../livrables/lire.ts';
import type { Needs } from '../needs.ts';
import { moisDeSources, parMois } from '../states/releve/sources.ts';
import { donneesDe } from '../states/releve/tableaux.ts';
import { lireExemple, pageExemple } from './exemple.ts';
import type { RapportData } from './rapport.data.ts';

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
  expect($('.bandeau b').text()).toBe(marque.nom);
  expect($('style').text()).toContain(`--marque:${marque.couleur}`);
  expect($('style').text()).toMatch(/content:\s*"Exemple"/);
  expect($('.simulee').text()).toContain('Mesure simulée');
  expect($('.questions li')).not.toHaveLength(0);
  for (const id of ['etats', 'faits', 'questions', 'evolution', 'cours', 'sources', 'pieces', 'methode'])
    expect([id, $(`#${id}`).length]).toEqual([id, 1]);
});

test('the example does not contradict itself', async () => {
  const page = await pageExemple(needs, 'clairval');
  const { cours, sources_avant, pages_livrees, ...data } = donneesDe(page?.html ?? '') as RapportData;
  const months = parMois([...(sources_avant ?? []), moisDeSources(data)], []);
  expect(months.map(({ autres }) => autres)).toEqual(cours?.map(({ ruptures }) => ruptures.includes('ias')));
  expect(data.ias.map(({ modele_avant }) => modele_avant)).toEqual(data.ias.map(({ modele }) => modele));
  expect(pages_livrees.map(({ periode }) => periode)).toEqual(
    sources_avant?.map(({ date }) => date.slice(0, 7)),
  );
  const aimed = data.questions.flatMap((q) => q.page ?? []);
  expect(aimed.map(({ id }) => id).sort()).toEqual(pages_livrees.map(({ id }) => id).sort());
  const next = data.questions.find(({ n }) => n === data.prochaine_page?.numero);
  expect(next?.page).toBeNull();
  for (const { sites } of sources_avant ?? [])
    expect(new Set(sites.map(({ reponses }) => reponses)).size).toBeGreaterThan(1);
  expect(data.faits?.map(({ verdict }) => verdict)).toEqual(['faux', 'non vérifiable', 'conforme']);
  for (const { par_ia, reponses, verdict, preuve } of data.faits ?? []) {
    expect(par_ia.reduce((sum, n) => sum + n, 0)).toBe(reponses);
    expect(preuve === null).toBe(verdict === 'non vérifiable');
  }
});

test('the account is gone: the link opens nothing', async () => {
  expect(await opened('partie')).toEqual({
    $case: 'refus',
    value: { refus: { $case: 'not_found', value: 'Ce lien n’ouvre aucun document.' } },
  });
});
