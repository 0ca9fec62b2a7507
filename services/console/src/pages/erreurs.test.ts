import { expect, test } from '@jest/globals';
import { pageColler, pageTableau } from '../ajouter/ajouter.page.ts';
import { pageClient } from '../client/client.page.ts';
import { pageEntrer } from '../entrer/entrer.screens.ts';
import { visite } from './visite.fixture.ts';

const LIGNE = { entreprise: 'A', site_web: '', ville: '', metier: '', concurrents: '', contexte: '' };
const SITE = 'Client n° 2\u00a0: le champ «\u00a0site_web\u00a0» est obligatoire.';
const PLEIN = 'Il ne reste plus de place\u00a0: retirez un client ou changez de formule.';
const QUESTION = 'La question 2 est trop courte\u00a0: écrivez au moins 10 caractères.';
const questions = {
  ...{ client: 'c_1', entreprise: 'A', mesure: 'à valider' as const, mesure_detail: null },
  ...{ questions: [1, 2].map((n) => ({ n, question: `Question ${n} ?` })), au_repos: [] },
  ...{ etats: [], prochaine_page: null },
};
const tableau = (refusals: (string | null)[], faute?: { dit: string; compte: boolean }) =>
  pageTableau(visite(), { lignes: [LIGNE, LIGNE], refusals, ...(faute && { faute }) }).page;

test.each([
  [
    'a pasted text',
    pageColler(visite(), { colle: 'A', faute: 'Collez au moins une ligne.' }).page,
    ['#colle'],
  ],
  ['a line', tableau([null, SITE]), ['#site_web-1']],
  ['a full account, and a line', tableau([PLEIN, SITE], { dit: PLEIN, compte: true }), ['#site_web-1']],
  [
    'a question',
    pageClient(
      visite(),
      {
        ...{ questions, livrables: [], fiche: undefined, avancement: null },
      },
      { dit: QUESTION, form: new Map() },
    ).page,
    ['#q-2'],
  ],
  [
    'an address',
    pageEntrer(visite().needs.identite, { adresse: 'x', faute: 'Écrivez une adresse.' }),
    ['#adresse'],
  ],
])('what is wrong stands above the form with the focus, and leads to its field: %s', (_, html, links) => {
  expect(html).toMatch(/<title>Erreur\u00a0: /);
  const [summary = ''] = /<div class="erreurs".*?<\/div>/s.exec(html) ?? [];
  expect(summary).toMatch(/^<div class="erreurs" role="alert" tabindex="-1" autofocus[^>]*>/);
  const found = [...summary.matchAll(/href="(#[^"]+)"/g)].map(([, link = '']) => link);
  expect(found).toEqual(links);
  for (const link of found) expect(html).toContain(`id="${link.slice(1)}"`);
});

test('a full account says so before anybody pastes, judges every line and leads to the plans', () => {
  const before = pageColler(visite(), { plein: true }).page;
  expect(before).toContain(
    'Toutes vos places sont occupées\u00a0: une ligne ne sera acceptée que si elle reprend',
  );
  expect(before).toContain('href="/console/formule/">Voir les formules');
  expect(pageColler(visite(), {}).page).not.toContain('Toutes vos places');
  const after = tableau([PLEIN, SITE], { dit: PLEIN, compte: true });
  for (const dit of [PLEIN, SITE]) expect(after).toContain(`<span class="non">refusé</span>\u00a0: ${dit}`);
  expect(after).toContain('href="/console/formule/">Voir les formules');
});
