import { expect, test } from '@jest/globals';
import { drawsOf } from '../ai/simulator/draws.ts';
import { certains, comparees, type Rapports } from './changements.ts';
import { deuxMois, LONG_TAIL, MONDE } from './mois.fixture.ts';

const PETIT = { ...MONDE, names: LONG_TAIL(6), sites: LONG_TAIL(6) };
const COURT = { ...MONDE, questions: 5, names: LONG_TAIL(3), sites: LONG_TAIL(3) };

/** What a letter says of these clients, in short. */
const told = (...all: readonly Rapports[]) =>
  certains(all.flatMap(comparees)).map(({ client, genre, n, quoi }) => `${client} ${genre} ${n || quoi}`);

test('in months in which nothing changes, at most one letter of twenty says something', () => {
  const draws = drawsOf('the letter of a month');
  const letters = Array.from({ length: 20 }, () =>
    told(...['c_1', 'c_2'].map((client) => deuxMois(client, COURT, draws))),
  );
  expect(letters.filter(({ length }) => length > 0).length).toBeLessThanOrEqual(1);
});

const CHANGES = { client: { 0: 1, 9: 0 }, appears: 0.35, leaves: 0.45 };
const CHANGED = deuxMois('c_1', PETIT, drawsOf('a'), CHANGES);

test('a question won, one lost, a competitor that appears and a source that left are told, in this order', () => {
  const still = deuxMois('c_2', PETIT, drawsOf('still'));
  expect(told(still, CHANGED)).toEqual([
    ...['c_1 question 1', 'c_1 question 10', 'c_1 concurrent Nom7', 'c_1 source site6.example'],
  ]);
});

test('a competitor that was there under a longer name did not appear', () => {
  const entreprises = CHANGED.before.entreprises.map(({ nom }) => ({
    nom: nom === 'Nom1' ? 'La maison Nom7 & fils' : nom,
    declare: false,
  }));
  expect(told({ ...CHANGED, before: { ...CHANGED.before, entreprises } })).not.toContain(
    'c_1 concurrent Nom7',
  );
});

test('a competitor that was declared since did not appear: nobody looked for it before', () => {
  const entreprises = CHANGED.now.entreprises.map((known) => ({ ...known, declare: known.nom === 'Nom7' }));
  const declared = { ...CHANGED, now: { ...CHANGED.now, entreprises } };
  expect(told(declared)).not.toContain('c_1 concurrent Nom7');
  expect(told({ ...declared, declares: ['Nom7'] })).toContain('c_1 concurrent Nom7');
});

test('only the same models, read by the same reader, are compared', () => {
  const { now, before } = CHANGED;
  const other = { ...now, ias: now.ias.map((ia) => ({ ...ia, modele_avant: 'autre' })) };
  expect(told({ ...CHANGED, now: other })).toEqual([]);
  const reread = { ...before, lecture: { ...before.lecture, version: 'autre' } };
  expect(told({ ...CHANGED, before: reread })).toEqual(['c_1 question 1', 'c_1 question 10']);
  const first = { ...now, questions: now.questions.map((q) => ({ ...q, avant: null })) };
  expect(told({ ...CHANGED, now: first })).toEqual([]);
});
