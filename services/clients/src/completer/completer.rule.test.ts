import { daysLater } from '@agence/words/paris';
import { describe, expect, it } from '@jest/globals';
import { after, close, compte, correct, correction, facts, ready } from '../corriger/dossiers.fixture.ts';
import { DOSSIERS, type Dossier } from '../dossier/dossier.ts';
import { remettreComplement } from '../remettre-questions/remettre-questions.rule.ts';
import { completer } from './completer.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const asked = (state: Dossier | null, plan: number, at = now) =>
  facts(completer(state, { questions_par_client: plan, now: at }));
const grown = (state: Dossier, plan: number, at = now) =>
  after(state, completer(state, { questions_par_client: plan, now: at }));
const complement = (jusqua: number, combien: number, le = now) => [
  { type: 'complement_demande', complement: { jusqua, combien, le } },
];
const textes = [
  'Qui soude à Angers ?',
  'quel plombier à  angers ?',
  'Qui soude à Angers ?',
  'Qui débouche ?',
];
const given = (state: Dossier, jusqua: number, revision = 1) =>
  remettreComplement(state, { revision, complement: jusqua, textes });

describe('questions that a larger plan adds are asked for', () => {
  it('once for a plan, as many as it adds', () => {
    expect(asked(ready, 1)).toEqual([]);
    expect(asked(ready, 3)).toEqual(complement(3, 2));
    expect(asked(grown(ready, 3), 3)).toEqual([]);
  });

  it('by news that names the plan', () => {
    const state = grown(ready, 3);
    const [fact] = asked(ready, 3);
    if (fact === undefined) throw new Error('nothing was asked for');
    expect(DOSSIERS.announce(fact, { id: 'c_1', version: 2, state })).toEqual([
      { name: 'questions_demandees', data: { compte, client: 'c_1', revision: 1, complement: 3 } },
    ]);
  });

  it('not those that the agency removed', () => {
    expect(asked({ ...ready, demandees: 10 }, 10)).toEqual([]);
    expect(asked({ ...ready, demandees: 10 }, 15)).toEqual(complement(15, 5));
  });

  it('of a dossier that does not say how many were asked for: by the numbers that it gave', () => {
    const { demandees: _, ...old } = { ...ready, prochain_n: 11 };
    expect(asked(old, 10)).toEqual([]);
    expect(asked(old, 15)).toEqual(complement(15, 5));
  });

  it('with those that have not come yet when the plan grows again', () => {
    expect(asked(grown(ready, 3), 5)).toEqual(complement(5, 4));
  });

  it('again after a day: they were lost on their way', () => {
    const tomorrow = daysLater(now, 1);
    expect(asked(grown(ready, 3), 3, tomorrow)).toEqual(complement(3, 2, tomorrow));
  });

  it.each<[string, Dossier | null]>([
    ['a client that nobody heard of', null],
    ['a removed client', close(ready, 1)],
    ['one that is being corrected', { ...ready, correction }],
    ['one whose questions are being prepared', correct(ready)],
  ])('not for %s', (_, state) => {
    expect(asked(state, 20)).toEqual([]);
  });
});

describe('handed in', () => {
  const waiting = grown(ready, 3);

  it('they are numbered above all others, and what is asked already is left out', () => {
    const { questions, prochain_n, complement: left } = after(waiting, given(waiting, 3));
    expect([questions.slice(1), prochain_n, left]).toEqual([
      [
        { n: 2, question: 'Qui soude à Angers ?' },
        { n: 3, question: 'Qui débouche ?' },
      ],
      4,
      undefined,
    ]);
  });

  it('to a client that was removed meanwhile, they wait for its return', () => {
    const removed = close(waiting, 1);
    expect(after(removed, given(removed, 3)).questions).toHaveLength(3);
  });

  it('twice, they are added once', () => {
    const once = after(waiting, given(waiting, 3));
    expect(given(once, 3)).toEqual({ proposal: { retenues: false }, facts: [] });
  });

  it.each<[string, Dossier, number, number]>([
    ['asked for by nobody', ready, 3, 1],
    ['for another plan', waiting, 5, 1],
    ['for a client that was corrected since', correct(waiting), 3, 1],
  ])('%s, they are dropped', (_, state, jusqua, revision) => {
    expect(given(state, jusqua, revision)).toEqual({ proposal: { retenues: false }, facts: [] });
  });
});
