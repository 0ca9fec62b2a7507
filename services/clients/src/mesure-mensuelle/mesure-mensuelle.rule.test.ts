import { daysLater, isoMinute } from '@agence/words/paris';
import { describe, expect, it } from '@jest/globals';
import { unDossier } from '../dossier/dossier.fixture.ts';
import { DOSSIERS, type DossierFact, type DossierState } from '../dossier/dossier.ts';
import { mesurerDeNouveau } from './mesurer-de-nouveau.rule.ts';

const fold = (state: DossierState, facts: readonly DossierFact[]): DossierState =>
  facts.reduce((one, fact) => DOSSIERS.evolve(one, fact), state);

const ouvert = (le: Date): DossierState =>
  fold(unDossier(), [
    { type: 'questions_remises', questions: [{ n: 1, question: 'Qui ?' }], le },
    { type: 'mesure_lancee', mesure: 'm_0', le, lancee_ts: 0 },
  ]);

const faite = (mesure: string, le: Date): DossierFact => ({
  type: 'etats_remis',
  issue: 'faite',
  detail: null,
  mesuree: { mesure, le },
  etats: [],
  documents: [],
});

type Days = { readonly from: string; readonly days: number; readonly servi?: (day: string) => boolean };

/** Looks once an hour, as the sweep does; the moments of the launches, in Paris. */
const launches = ({ from, days, servi = () => true }: Days): readonly string[] => {
  const first = new Date(from);
  let state = fold(ouvert(first), [faite('m_0', first)]);
  const seen: string[] = [];
  for (let hour = 1; hour <= days * 24; hour += 1) {
    const now = new Date(first.getTime() + hour * 3_600_000);
    const mesure = `m_${hour}`;
    const command = { actif: true, servi: servi(isoMinute(now)), mesure, now, now_ts: 0 };
    const decision = mesurerDeNouveau(state, command);
    if ('refusal' in decision || decision.facts.length === 0) continue;
    seen.push(isoMinute(now));
    state = fold(state, [...decision.facts, faite(mesure, now)]);
  }
  return seen;
};

describe('a client measured each month', () => {
  it('on the 31st: on the last day of shorter months, at the same hour across changes of clocks', () => {
    expect(launches({ from: '2027-01-31T09:00:00Z', days: 310 })).toEqual([
      '2027-02-28T10:00',
      '2027-03-31T10:00',
      '2027-04-30T10:00',
      '2027-05-31T10:00',
      '2027-06-30T10:00',
      '2027-07-31T10:00',
      '2027-08-31T10:00',
      '2027-09-30T10:00',
      '2027-10-31T10:00',
      '2027-11-30T10:00',
    ]);
  });

  it('on the 29th of February of a leap year', () => {
    expect(launches({ from: '2028-01-29T23:30:00Z', days: 65 })).toEqual([
      '2028-02-29T00:30',
      '2028-03-30T00:30',
    ]);
  });

  it('is measured once for all that was missed while its account was not served, then on its day again', () => {
    const servi = (now: string) => now < '2027-02-20' || now >= '2027-05-10T08:00';
    expect(launches({ from: '2027-01-15T09:00:00Z', days: 170, servi })).toEqual([
      '2027-02-15T10:00',
      '2027-05-10T08:00',
      '2027-05-15T10:00',
      '2027-06-15T10:00',
    ]);
  });
});

describe('nothing is launched', () => {
  const le = new Date('2027-01-15T09:00:00Z');
  const done = fold(ouvert(le), [faite('m_0', le)]);
  const now = daysLater(le, 31);
  const command = { actif: true, servi: true, mesure: 'm_1', now, now_ts: 0 };
  const due: DossierFact = { type: 'mesure_lancee', mesure: 'm_1', le: now, lancee_ts: 0, mensuelle: true };

  it('but by a dossier that is due, also when questions of a larger plan have not come yet', () => {
    const waits = fold(done, [{ type: 'complement_demande', complement: { jusqua: 20, combien: 10, le } }]);
    for (const state of [done, waits])
      expect(mesurerDeNouveau(state, command)).toEqual({ proposal: { lancee: true }, facts: [due] });
  });

  const closed: DossierFact = { type: 'dossier_ferme', revision: 1, command_id: 'x', place_libre_le: null };
  it.each([
    ['a dossier that does not exist', null, command],
    ['one never launched', unDossier(), command],
    ['one whose measurement still runs', ouvert(le), command],
    ['a closed one', fold(done, [closed]), command],
    ['one that was measured this month already', fold(done, [due, faite('m_1', now)]), command],
    ['one the day before', done, { ...command, now: daysLater(le, 30) }],
    ['a removed client', done, { ...command, actif: false }],
    ['an account that is not served', done, { ...command, servi: false }],
  ] as const)('by %s', (_, state, order) => {
    expect(mesurerDeNouveau(state, order)).toEqual({ proposal: { lancee: false }, facts: [] });
  });

  it('twice for a correction: its launch begins a new day of the month', () => {
    const corrected = fold(done, [
      { type: 'fiche_corrigee', revision: 2, corrige: 2 },
      { type: 'questions_remises', questions: [{ n: 2, question: 'Où ?' }], le: now },
      { type: 'mesure_lancee', mesure: 'm_1', le: now, lancee_ts: 0 },
      faite('m_1', now),
    ]);
    expect(corrected?.echeance).toEqual(new Date('2027-03-15T09:00:00Z'));
  });
});
