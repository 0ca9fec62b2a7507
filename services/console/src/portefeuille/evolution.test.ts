import type { Client } from '@agence/proto/clients/v1/clients';
import type { Changement } from '@agence/proto/clients/v1/questions';
import { expect, test } from '@jest/globals';
import { CHANGEMENT, CONSTAT, FICHE } from '../client/client.fixture.ts';
import { visite } from '../pages/visite.fixture.ts';
import { pagePortefeuille } from './portefeuille.screen.ts';

const gagnee = { n: 2, question: 'Qui gagne ?', avant: 'consolider', etat: 'acquise' };
const perdue = { n: 3, question: 'Qui perd ?', avant: 'acquise', etat: 'conquerir' };
const client = (entreprise: string, changed?: Partial<Changement>, more: Partial<Client> = {}): Client => ({
  ...{ ...FICHE, id: `c_${entreprise}`, entreprise, derniere_mesure: '28/11/2026' },
  constat: {
    ...CONSTAT,
    changement: changed && { ...CHANGEMENT, montees: 0, descendues: 0, bouges: [], ...changed },
  },
  ...more,
});
const CLIENTS = [
  client('nouveau'),
  client('marge', {}),
  client('autre', { tendance: '', reponses: 0, reponses_avant: 0, cite: 0, cite_avant: 0 }),
  client('hausse', { tendance: 'hausse', cite: 170, montees: 4 }),
  client('baisse', {
    ...{ tendance: 'baisse', cite: 80, montees: 1, descendues: 2 },
    bouges: [gagnee, perdue, perdue],
  }),
  client('chute', { tendance: 'baisse', cite: 3, descendues: 1 }),
];
const shown = (search: string, clients = CLIENTS): string =>
  pagePortefeuille(
    { ...visite(), query: new URLSearchParams(search) },
    { clients, plafond: 10, places_restantes: 4, places_tenues: [] },
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
    'en baisse 106/200 → 3/204 1 question descend',
    'en hausse 106/200 → 170/204 4 questions montent',
    'dans la marge 106/200 → 114/204',
    '–',
  ]);
  expect(shown('')).toContain(
    'Depuis la mesure précédente\u00a0: 2 en baisse, 1 en hausse, 1 dans la marge\u202f; 5 questions montent, 3 descendent.',
  );
});

test('falls come first, then rises, the larger first', () => {
  const rows = [...shown('tri=evolution').matchAll(/<a href="\/console\/clients\/c_(\w+)\/">/g)];
  expect(rows.map(([, name]) => name)).toEqual(['chute', 'baisse', 'hausse', 'marge', 'autre', 'nouveau']);
});

test('what was found before stays dated while a client is measured anew, corrected or not', () => {
  const again = [
    client('a', {}, { mesure: 'en cours', constat: undefined }),
    client('b', {}, { mesure: 'en cours' }),
  ];
  const html = shown('', again);
  expect(html).toContain('Mesuré le 28/11/2026, avant sa correction.');
  expect(html).toContain('Dernière mesure le 28/11/2026.');
});
