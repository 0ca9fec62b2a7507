import type { DayCount } from '@agence/words/resemblance';
import { expect, test } from '@jest/globals';
import { lu } from '../documents/testing/dire.fixture.ts';
import { moisDe } from '../documents/testing/tableaux.fixture.ts';
import type { Bilan } from '../mesures/mesure.ts';
import { bilanDe, daysIn } from '../states/bilan.ts';
import { type Donnee, fois, matiereDe, QUESTION } from '../states/lectures.fixture.ts';
import { pairOfAll } from '../states/releve/comparaison.ts';
import { coursDe } from './cours.ts';
import { rapportData } from './rapport.ts';
import { renderRapport } from './rapport.view.ts';

const CITE = { noms: ['V', 'Durand'] };
const SANS = { noms: ['Durand'] };
/** Twenty answers; `cited` of them cite the client first. */
const month = (cited: number): Donnee[] => [...fois(cited, CITE), ...fois(20 - cited, SANS)];

const bilan = (questions: Parameters<typeof matiereDe>[0]): Bilan => {
  const { mesure, lectures, depouille } = matiereDe(questions);
  return bilanDe(mesure, lectures, depouille);
};
const before = (jour: string, cited: number, change: Partial<Bilan> = {}) => ({
  jour,
  bilan: { ...bilan([{ 'openai:gpt': month(cited) }]), ...change },
});
const AUGUST = before('2026-08-12', 4);
const SEPTEMBER = before('2026-09-12', 8);
const OCTOBER = before('2026-10-12', 10);

/** The section of a report of November, where `cited` of twenty answers cite the client. */
const section = (cours: readonly { jour: string; bilan: Bilan }[], cited = 12, questions = 1) => {
  const asked = Array.from({ length: questions }, () => ({ 'openai:gpt': month(cited) }));
  const data = rapportData(matiereDe(asked, { cours, avant: cours.at(-1) ?? null }));
  const { $, textes, rangees } = lu(renderRapport(data));
  const own = 'section[aria-labelledby="cours"]';
  const rows = (place: number) => rangees(`${own} table:eq(${place}) tbody tr`, 'th, td:not(.g)');
  const joined = $(`${own} svg`)
    .toArray()
    .map((drawing) => $(drawing).find('g[stroke-width=2] line').length);
  return { data, chapeau: textes(`${own} .chapeau`)[0], months: rows(0), questions: rows(1), joined };
};

test('a third measurement is drawn with the two before: counts, first places, an interval for each question', () => {
  const { months, questions, chapeau, joined } = section([SEPTEMBER, OCTOBER]);
  expect(months).toEqual([
    ['Septembre 2026', '8/20', '8', '29 %', ''],
    ['Octobre 2026', '10/20', '10', '33 %', ''],
    ['Novembre 2026', '12/20', '12', '38 %', ''],
  ]);
  expect(chapeau).toBe(
    'Réponses qui vous citent : 8 sur 20 (septembre 2026), puis 12 sur 20 (novembre 2026).',
  );
  // The interval of the same question in the report of that month.
  expect(questions).toEqual([[QUESTION, '12/20', 'de 39 à 78 %']]);
  expect(joined).toEqual([2, 2]);
});

test('a measurement of one day has the interval that the next report gave it, from a neighbour of several days', () => {
  const [one, five] = [1, 5].map((jours) => moisDe({ noms: ['Durand'], jours }).bilan) as [Bilan, Bilan];
  const effectBefore = (next: Bilan) => {
    const all = [one, next, next].map((bilan, i) => ({ jour: `2026-0${i + 1}-12`, bilan }));
    return coursDe(all)?.[0]?.effet ?? 0;
  };
  const [first, second] = [one, five].map(({ questions }) => questions.map(daysIn)) as [
    DayCount[][],
    DayCount[][],
  ];
  expect(effectBefore(five)).toBeCloseTo(pairOfAll(first, second).before.effect ?? 0, 3);
  expect(effectBefore(one)).toBeGreaterThan(effectBefore(five));
});

test('with fewer than three measurements there is no course', () => {
  const { months, data } = section([OCTOBER]);
  expect(months).toEqual([]);
  expect(data.cours).toBeUndefined();
});

test('another version, another reading, other questions: said in the table, and never joined', () => {
  const versions = [{ model: 'openai:gpt', version: 'gpt-2027' }];
  const other = before('2026-09-12', 8, { versions });
  const { months, joined, chapeau } = section([
    AUGUST,
    other,
    { ...OCTOBER, bilan: { ...OCTOBER.bilan, versions } },
  ]);
  expect(months.map((row) => row.at(-1))).toEqual(['', 'Autres modèles', '', 'Autres modèles']);
  expect(joined).toEqual([1, 1]);
  expect(chapeau).toBe(
    'Prise en entier, la dernière mesure ne se compare pas aux précédentes : le tableau dit ce qui a changé. Plus haut, seules les questions et les IA communes aux deux dernières mesures sont comparées.',
  );

  const lecture = { lecteur: null, version: '1', par_modele: 0, replis: {} };
  const read = section([AUGUST, before('2026-09-12', 8, { lecture }), OCTOBER]);
  expect(read.months.map((row) => row.at(-1))).toEqual(['', 'Autre lecture', 'Autre lecture', '']);
  expect(read.chapeau).toContain('10 sur 20 (octobre 2026), puis 12 sur 20 (novembre 2026)');

  const asked = section([AUGUST, SEPTEMBER], 12, 2);
  expect(asked.months.at(-1)).toEqual(['Novembre 2026', '24/40', '24', '38 %', 'Autres questions']);
  // The question that stayed goes on, the new one begins.
  expect(asked.joined).toEqual([1, 2, 0]);
});

test('two measurements of one month are named by their days', () => {
  const { months } = section([SEPTEMBER, before('2026-11-02', 9)]);
  expect(months.map(([name]) => name)).toEqual(['Septembre 2026', '02/11/2026', '12/11/2026']);
});
