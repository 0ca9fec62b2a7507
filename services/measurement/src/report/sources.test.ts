import { expect, test } from '@jest/globals';
import { recompute } from '../../../../tools/recompute/recompute.ts';
import { diagnosticData } from '../diagnostic/conclure-diagnostic.ts';
import { renderDiagnostic } from '../diagnostic/diagnostic.view.ts';
import { lu } from '../documents/testing/dire.fixture.ts';
import { rapportFictif } from '../documents/testing/rapport.fixture.ts';
import { fileOf } from '../documents/testing/tableaux.fixture.ts';
import { contextOf } from '../mesures/read.ts';
import { fois, matiereDe, QUESTION } from '../states/lectures.fixture.ts';
import { moisDeSources } from '../states/releve/sources.ts';
import { rapportData } from './rapport.ts';
import { renderRapport } from './rapport.view.ts';

const rapport = (...given: Parameters<typeof matiereDe>) => {
  const data = rapportData(matiereDe(...given));
  return { data, ...lu(renderRapport(data)) };
};

const google = (title: string) => ({
  ...{ url: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AbC', title },
});

test('a redirect of Google is the site that its title names, never the redirect', () => {
  const sources = [
    google('plomberie-martin.fr'),
    google('www.pagesjaunes.fr'),
    google('Un plombier à Angers'),
  ];
  const { data, tout } = rapport([{ 'google:gemini': fois(3, { noms: ['V'], sources }) }]);
  expect(data.domaines).toEqual([
    { domaine: 'plomberie-martin.fr', qui: 'client', genre: 'autre' },
    { domaine: 'pagesjaunes.fr', qui: null, genre: 'annuaire' },
  ]);
  expect(tout).not.toContain('vertexaisearch');
  expect(tout).not.toContain("Votre site n'y est jamais.");
});

test('the reader too is given the site behind a redirect of Google', () => {
  const { mesure } = matiereDe([{ 'google:gemini': fois(1, {}) }]);
  const answer = {
    sources: [google('plomberie-martin.fr'), google('Un titre'), { url: 'https://autre.fr/x' }],
  };
  expect(contextOf(mesure, QUESTION, answer as never).sources).toEqual([
    'https://plomberie-martin.fr/',
    'https://autre.fr/x',
  ]);
});

const PAGE = { url: 'https://www.pagesjaunes.fr/angers' };
const SITE = { url: 'https://plomberie-martin.fr/' };

test('sources that an answer cites and sources that a model was given to read have a column each', () => {
  const { tout, textes, rangees } = rapport([
    {
      'openai:gpt-5': fois(6, { noms: ['V'], sources: [PAGE] }),
      'anthropic:claude': fois(9, { noms: ['V'], sources: [PAGE, SITE] }),
      'openai-compatible:local': fois(5, { noms: ['V'] }),
      'google:gemini': fois(4, { noms: ['V'] }),
    },
  ]);
  expect(rangees('.src tbody tr', 'th, td.num')).toEqual([
    ['pagesjaunes.fr', '6', '9'],
    ['plomberie-martin.fr', '0', '9'],
  ]);
  expect(textes('.src caption')[0]).toBe(
    "Réponses qui citent ce site (sur 6) et réponses dont l'IA l'a reçu à lire (sur 9)",
  );
  expect(tout).toContain(
    "Le site le plus cité est pagesjaunes.fr : 6 réponses sur 6. Le site le plus lu est pagesjaunes.fr : 9 réponses sur 9. Votre site n'est cité dans aucune réponse, et a été lu pour 9.",
  );
  expect(tout).toContain('gpt-5 : les pages que la réponse cite.');
  expect(tout).toContain('claude : les pages que sa recherche lui a données à lire, citées ou non.');
  expect(tout).toContain('gemini : aucune source.');
  expect(tout).not.toContain('Ce que lisent les IA');
});

test('one kind of sources is one column', () => {
  const { $, tout, textes } = rapport([{ 'openai:gpt-5': fois(20, { noms: ['V'], sources: [PAGE] }) }]);
  expect($('.src tbody td.num')).toHaveLength(1);
  expect(textes('.src caption')[0]).toBe('Réponses qui citent ce site (sur 20)');
  expect(tout).toContain("Votre site n'est cité dans aucune réponse.");
});

test('web search means that the model searched, and in how many answers', () => {
  const searched = { noms: ['V'], searches: 2 };
  const given = {
    'openai:gpt-5': [...fois(7, searched), ...fois(13, { noms: ['V'] })],
    'anthropic:claude': fois(20, searched),
  };
  const { tout, rangees } = rapport([given]);
  expect(tout).toContain('recherche web proposée aux IA et faite pour 27 réponses exploitables sur 40');
  expect(tout).not.toContain('recherche web activée');
  expect(rangees('.meth tbody tr', 'td').map(([first]) => first)).toEqual(['7 sur 20', '20 sur 20']);
  const { prochaine_page: _, avant: __, ...matiere } = matiereDe([given]);
  expect(lu(renderDiagnostic(diagnosticData(matiere))).tout).toContain(
    'recherche web faite pour 27 réponses sur 40',
  );
});

const source = (url: string) => ({ url, title: 'Titre' });
const LOCAL = source('https://www.ouest-france.fr/angers/plombiers/?utm_source=openai#haut');
const MAIRIE = source('https://mairie-angers.fr/artisans');
const DURAND = source('https://durand-plomberie.fr/');

test('pages where a competitor is given as a source and the client is not, as a list to copy', () => {
  const { tout, textes } = rapport([
    {
      'openai:gpt-5': [
        ...fois(6, {
          noms: ['Durand Plomberie'],
          sources: [LOCAL, DURAND, SITE],
          recherches: ['plombier angers'],
        }),
        ...fois(2, {
          noms: ['Durand Plomberie', 'V'],
          sources: [LOCAL, MAIRIE],
          recherches: ['avis plombier'],
        }),
      ],
      'google:gemini': fois(3, { noms: ['Durand Plomberie'], sources: [google('pagesjaunes.fr')] }),
    },
  ]);
  expect(textes('.copier pre')[0]?.split('\n')).toEqual([
    'https://www.ouest-france.fr/angers/plombiers – presse locale – 6 réponses sans vous (Durand Plomberie), 2 avec vous',
    'pagesjaunes.fr – annuaire – 3 réponses sans vous (Durand Plomberie)',
  ]);
  expect(tout).toContain(
    'Sur 11 réponses avec des sources, 8 donnent la presse locale, 3 un annuaire et 2 une institution.',
  );
  expect(tout).toContain(
    '« plombier angers » (6) et « avis plombier » (2). Entre parenthèses : le nombre de réponses.',
  );
});

test('months stand side by side; where other models answered, the report says so', () => {
  const earlier = rapport([
    { 'openai:gpt-5': [...fois(5, { sources: [PAGE] }), ...fois(15, { sources: [SITE] })] },
  ]);
  const month = (date: string, modeles?: string) => ({
    ...moisDeSources({ ...earlier.data, mesure: { ...earlier.data.mesure, date, mois: date.slice(0, 7) } }),
    ...(modeles && { modeles }),
  });
  const sources_avant = [month('2026-09-12', 'gpt-4'), month('2026-10-12')];
  const { tout, rangees } = rapport([{ 'openai:gpt-5': fois(20, { sources: [PAGE] }) }], {
    sources_avant,
  });
  expect(rangees('.src ~ .evol tr')).toEqual([
    ['Site', 'sept. 26', 'oct. 26', 'nov. 26'],
    ['pagesjaunes.fr', '25 %', '25 %', '100 %'],
  ]);
  expect(tout).toContain(
    "D'autres modèles que la fois précédente ont répondu : oct. 26. Ces mesures ne se comparent pas.",
  );
});

test('the file of answers gives the same pages and counts', () => {
  const html = renderRapport(rapportFictif({ avant: true }));
  const lines = (lu(html).textes('.copier pre')[0] ?? '').split('\n');
  const wanted = recompute(fileOf(html, 'reponses.csv')).sources.pages.filter(
    ({ page, without }) => without > 0 && !/ferrandin|tesseau/.test(page),
  );
  expect(lines).toHaveLength(wanted.length);
  const counts = lines.map((line) => Number(/ (\d+) réponses? sans vous/.exec(line)?.[1]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(fileOf(html, 'sources.csv')).toMatch(/;concurrent;.*;site d’un concurrent;/);
  expect(fileOf(html, 'sources.csv')).not.toContain(';autre;https');
  for (const { page, without, with: cited } of wanted) {
    const line = lines.find((text) => text.startsWith(page)) ?? '';
    expect(line).toMatch(new RegExp(` ${without} réponses? sans vous \\(`));
    expect(/, (\d+) avec vous$/.exec(line)?.[1] ?? '0').toBe(String(cited));
  }
});
