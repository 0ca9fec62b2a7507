import type { Client } from '@agence/proto/clients/v1/clients';
import type { Changement } from '@agence/proto/clients/v1/questions';
import { expect, test } from '@jest/globals';
import { visite } from '../pages/visite.fixture.ts';
import { pagePortefeuille } from './portefeuille.screen.ts';

const STILL: Changement = {
  ...{ depuis: '28/10/2026', cite_avant: 106, reponses_avant: 200, cite: 114, reponses: 204 },
  ...{ tendance: 'marge', montees: 0, descendues: 0, bouges: [] },
};
const monte = { n: 1, question: 'Qui monte ?', avant: 'conquerir', etat: 'consolider' };
const gagnee = { n: 2, question: 'Qui gagne ?', avant: 'consolider', etat: 'acquise' };
const perdue = { n: 3, question: 'Qui perd ?', avant: 'acquise', etat: 'conquerir' };
const client = (entreprise: string, changement?: Partial<Changement>): Client => ({
  ...{ id: `c_${entreprise}`, entreprise, site: `${entreprise}.fr`, mesure: 'faite', livrables: 1 },
  ...{ actif: true, suivi: [], derniere_mesure: '28/11/2026' },
  constat: {
    ...{ cite: 114, reponses: 204, devant: [], simulee: false, par_ia: [], faux: [], cours: [] },
    changement: changement && { ...STILL, ...changement },
  },
});
const CLIENTS = [
  client('nouveau'),
  client('marge', {}),
  client('autre', { tendance: '', reponses: 0, reponses_avant: 0, cite: 0, cite_avant: 0 }),
  client('hausse', { tendance: 'hausse', cite: 170, montees: 4, bouges: [monte, gagnee, monte, monte] }),
  client('baisse', {
    ...{ tendance: 'baisse', cite: 80, montees: 1, descendues: 2 },
    bouges: [gagnee, perdue, perdue],
  }),
  client('chute', { tendance: 'baisse', cite: 3, descendues: 1, bouges: [perdue] }),
  // The release before stores no questions.
  client('comptee', { tendance: 'baisse', cite: 100, montees: 2, descendues: 1 }),
];
const shown = (search: string): string =>
  pagePortefeuille(
    { ...visite(), query: new URLSearchParams(search) },
    { clients: CLIENTS, plafond: 10, places_restantes: 4, places_tenues: [] },
  ).page;
const cells = [...shown('').matchAll(/<td data-titre="Évolution">(.*?)<\/td>/g)].map(([, cell = '']) =>
  cell
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
);

test('each client shows what changed since its measurement before, as its report says it', () => {
  expect(cells).toEqual([
    'rien de comparable',
    'en baisse 106/200 → 80/204 1 question monte, 2 descendent Qui perd ? acquise → à conquérir Qui perd ? acquise → à conquérir Qui gagne ? à consolider → acquise',
    'en baisse 106/200 → 3/204 1 question descend Qui perd ? acquise → à conquérir',
    'en baisse 106/200 → 100/204 2 questions montent, 1 descend',
    'en hausse 106/200 → 170/204 4 questions montent Qui monte ? à conquérir → à consolider Qui gagne ? à consolider → acquise Qui monte ? à conquérir → à consolider Qui monte ? à conquérir → à consolider',
    'dans la marge 106/200 → 114/204',
    '–',
  ]);
  expect(shown('')).toContain(
    'Depuis la mesure précédente\u00a0: 3 en baisse, 1 en hausse, 1 dans la marge\u202f; 7 questions montent, 4 descendent.',
  );
});

test('the headings sort by plain links that keep the search: falls first, then rises, the larger first', () => {
  const rows = [...shown('tri=evolution').matchAll(/<a href="\/console\/clients\/c_(\w+)\/">/g)];
  expect(rows.map(([, name]) => name)).toEqual([
    'chute',
    'baisse',
    'comptee',
    'hausse',
    'marge',
    'autre',
    'nouveau',
  ]);
  const searched = shown('q=e&tri=evolution');
  for (const tri of ['nom', 'evolution', 'conquerir', 'mesure'])
    expect(searched).toContain(`href="/console/?q=e&amp;tri=${tri}"`);
  expect(searched).toContain('<th scope="col" aria-sort="other"><a href="/console/?q=e&amp;tri=evolution">');
});
