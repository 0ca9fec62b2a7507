import { expect, test } from '@jest/globals';
import { recompute } from '../../../../../tools/recompute/recompute.ts';
import { pageFictive } from '../../documents/testing/page.fixture.ts';
import { rapportFictif } from '../../documents/testing/rapport.fixture.ts';
import { fileOf, moisDe } from '../../documents/testing/tableaux.fixture.ts';
import { renderPage } from '../../page/page.view.ts';
import type { RapportData } from '../../report/rapport.data.ts';
import { rapportData } from '../../report/rapport.ts';
import { renderRapport } from '../../report/rapport.view.ts';
import { fois, matiereDe } from '../lectures.fixture.ts';
import { donneesDe } from './tableaux.ts';

const answersOf = (data: RapportData): string => fileOf(renderRapport(data), 'reponses.csv');

const report = (noms: readonly string[], jours = 5): RapportData => moisDe({ noms, jours }).data;

const wanted = (data: RapportData) =>
  data.questions.map(({ n, rang, etat, cite, premier, reponses, intervalle }) => ({
    ...{ n, rank: rang, cited: cite, first: premier, valid: reponses },
    state: etat && { conquerir: 'à conquérir', consolider: 'à consolider', acquise: 'acquise' }[etat],
    interval: intervalle.map((bound) => bound.toFixed(12)),
  }));
const found = (csv: string) =>
  recompute(csv).questions.map(({ n, rank, cited, first, valid, state, interval }) => ({
    ...{ n, rank, cited, first, valid, state, interval: interval.map((bound) => bound.toFixed(12)) },
  }));

test.each([1, 2, 5])('ranks, states and intervals of answers of %d days', (jours) => {
  const data = report(['Durand', 'Petit', 'Moreau', 'Blot'], jours);
  expect(found(answersOf(data))).toEqual(wanted(data));
});

const HOSTILE = [
  ...['=cmd|"/c calc"!A1', '+33 6', '-5 %', '@SUM(A1)', '\tTab', "'=quoted", 'A ; B', 'Dit "le Grand"'],
  ...['Deux\nlignes', '</template><script>', '＝1+1'],
];

test('names that a spreadsheet would run, quotes, semicolons and line breaks change no figure', () => {
  const data = report(HOSTILE);
  const csv = answersOf(data);
  expect(found(csv)).toEqual(wanted(data));
  const { voice } = recompute(csv);
  expect(voice.others.map(({ name }) => name)).toEqual(
    expect.arrayContaining(HOSTILE.map((name) => name.replace('\n', ' '))),
  );
});

test('a name of 100 kB is one cell like any other', () => {
  const name = 'é;'.repeat(50_000);
  const data = rapportData(matiereDe([{ 'openai:a': fois(2, { noms: [name, 'V'] }) }]));
  expect(found(answersOf(data))).toEqual(wanted(data));
  expect(recompute(answersOf(data)).questions[0]?.competitors).toMatchObject([{ name, ahead: 2 }]);
});

test('another business with the very name of the client is not the client', () => {
  const data = report(['Plomberie Martin', 'Durand']);
  expect(found(answersOf(data))).toEqual(wanted(data));
});

test('each answer is a row; JSON and CSV say the same', () => {
  const answers = [
    {
      noms: ['Durand', 'V'],
      sources: [{ url: 'https://pagesjaunes.fr/a?utm_source=openai#top' }],
      recherches: ['plombier angers'],
    },
    { noms: ['Durand'], incertaine: true },
    { ecart: 'vide' as const },
  ];
  const html = renderRapport(
    rapportData(matiereDe([{ 'openai:gpt-5': [...answers, ...fois(3, { noms: ['V'] })] }])),
  );
  const { schema, reponses, sources } = JSON.parse(fileOf(html, 'donnees.json'));
  expect([schema, reponses.length]).toEqual(['donnees/1', 6]);
  const same = {
    ...{ document: 'R-1', client: 'Plomberie Martin', simulee: false, n: 1, ia: 'gpt-5' },
    ...{ question: 'Quel plombier choisir à Angers ?', modele: 'gpt-5-2026-11' },
  };
  const known = { ...same, etat: 'acquise', conserve: false, jour: '12/11/2026', nature: 'citees' };
  expect(reponses.slice(0, 3)).toEqual([
    {
      ...{ ...known, demande: 1, ecartee: null, cite: true, position: 2, avant: ['Durand'] },
      ...{ suivies: ['Durand', 'Plomberie Martin'], citees: ['Durand', 'Plomberie Martin'] },
      ...{ incertaine: false, recherche: true, recherches: ['plombier angers'] },
      ...{ premiere_source: 'pagesjaunes.fr', sources: ['pagesjaunes.fr'] },
      pages: ['https://pagesjaunes.fr/a'],
      lecture: 'mistral:small (version 1)',
    },
    expect.objectContaining({ demande: 2, cite: false, position: null, avant: ['Durand'], incertaine: true }),
    expect.objectContaining({ demande: 3, ecartee: 'vide', cite: null, citees: [], lecture: null }),
  ]);
  expect(sources).toEqual([
    {
      ...{ ...same, site: 'pagesjaunes.fr', qui: 'autre', nature: 'citees', reponses: 1 },
      ...{ genre: 'annuaire', pages: ['https://pagesjaunes.fr/a'], sans_client: 0 },
    },
  ]);
  expect(fileOf(html, 'reponses.csv').split('\r\n').slice(0, 2)).toEqual([
    '\ufeffDocument;Client;Mesure simulée;N°;Question;IA;Modèle;État de la question;État gardé de la mesure précédente;Demande;Jour;Écartée;Client cité;Position du client;Cités avant le client ou sans lui;Entreprises suivies, dans l’ordre;Entreprises citées, dans l’ordre;Citation incertaine;Recherche web;Première source;Sources;Nature des sources;Pages données en source;Recherches de l’IA;Lue par',
    'R-1;Plomberie Martin;non;1;Quel plombier choisir à Angers ?;gpt-5;gpt-5-2026-11;acquise;non;1;12/11/2026;;oui;2;Durand;"Durand\nPlomberie Martin";"Durand\nPlomberie Martin";non;oui;pagesjaunes.fr;pagesjaunes.fr;citées;https://pagesjaunes.fr/a;plombier angers;mistral:small (version 1)',
  ]);
});

test('a report of an earlier release has its data, without what was not kept then', () => {
  const data = rapportFictif();
  const { pages: _, recherches: __, sources_avant: ___, ...kept } = data;
  const older = { ...kept, domaines: data.domaines.map(({ genre: ____, ...site }) => site) };
  const csv = fileOf(`<template id="donnees">${JSON.stringify(older)}</template>`, 'reponses.csv');
  expect(recompute(csv)).toMatchObject({ cited: recompute(answersOf(data)).cited });
  expect(csv).toContain(';12/11/2026;');
});

test('a document without answers has no data', () => {
  expect(donneesDe(renderPage(pageFictive()))).toBeNull();
  expect(donneesDe('<html></html>')).toBeNull();
});
