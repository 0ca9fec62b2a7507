import { describe, expect, test } from '@jest/globals';
import { type CheerioAPI, load } from 'cheerio';
import type { QuestionMesuree, Reponse } from '../releve/releve.data.ts';
import { type Cas, rapportFictif } from '../testing/rapport.fixture.ts';
import { type Change, together, wilson, words } from '../testing/recount.fixture.ts';
import type { RapportData } from './rapport.data.ts';
import { renderRapport } from './rapport.view.ts';

// Everything is counted again here from the page alone, without the functions that drew it.
const CASES: Record<string, Cas> = {
  'ten questions, a measurement before': { avant: true },
  'three questions': { questions: 3, ias: 2, essais: 10, graine: 3 },
  'twenty questions, five models': {
    questions: 20,
    ias: 5,
    essais: 4,
    avant: true,
    graine: 5,
  },
  'a model that never answers': { avant: true, panne: 1, graine: 9 },
};

const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .trim();
const figures = (text: string): number[] => (plain(text).match(/\d+/g) ?? []).map(Number);

const valid = (r: Reponse): r is Reponse & { lu: number[] } => 'lu' in r;
const followed = (q: QuestionMesuree, r: Reponse): number[] =>
  valid(r) ? r.lu.filter((i) => i === 0 || q.suivis.includes(i)) : [];

type Counts = { cite: number; n: number; premier: number };
function count(q: QuestionMesuree, ia?: number): Counts {
  const read = q.detail
    .filter((r) => valid(r) && (ia === undefined || r.ia === ia))
    .map((r) => followed(q, r));
  return {
    n: read.length,
    cite: read.filter((o) => o.includes(0)).length,
    premier: read.filter((o) => o[0] === 0).length,
  };
}

describe.each(Object.entries(CASES))('%s', (_, cas) => {
  const $: CheerioAPI = load(renderRapport(rapportFictif(cas)));
  const data: RapportData = JSON.parse($('#donnees').contents().text());
  const byRank = [...data.questions].sort((a, b) => (a.rang ?? 99) - (b.rang ?? 99));
  const sums = byRank
    .map((q) => count(q))
    .reduce((a, b) => ({
      cite: a.cite + b.cite,
      n: a.n + b.n,
      premier: a.premier + b.premier,
    }));

  test('the verdict and the facts', () => {
    expect(figures($('.verdict').text()).slice(0, 2)).toEqual([sums.cite, sums.n]);
    const asked = data.questions.reduce((s, q) => s + q.detail.length, 0);
    expect(plain($('.fiche').text())).toContain(`${sums.n} exploitables sur ${asked}`);
    const states = ['conquerir', 'consolider', 'acquise'].map(
      (e) => data.questions.filter((q) => q.etat === e).length,
    );
    expect(
      $('.etats .chiffre')
        .toArray()
        .map((e) => Number($(e).text())),
    ).toEqual(states);
    expect(
      $('.etats > div')
        .toArray()
        .map((e) => $(e).find('.jetons svg').length),
    ).toEqual(states);
  });

  test('each question: its count, its interval, who is cited instead', () => {
    const rows = $('.questions > li').toArray();
    expect(rows).toHaveLength(Math.min(10, byRank.length));
    rows.forEach((row, i) => {
      const q = byRank[i] as QuestionMesuree;
      const { cite, n } = count(q);
      expect($(row).find('h3').text()).toBe(q.question);
      expect(figures($(row).find('.compte').text())).toEqual([cite, n]);
      const bounds = wilson(cite, n).map((x) => Math.round(100 * x));
      expect(figures($(row).find('.gr p').first().text())).toEqual(bounds);
      const [low, high] = wilson(cite, n);
      const band = $(row).find('rect.ic');
      expect([band.attr('x'), band.attr('width')]).toEqual([
        `${(100 * low).toFixed(1)}%`,
        `${(100 * (high - low)).toFixed(1)}%`,
      ]);
      for (const name of $(row).find('.suite b').toArray()) {
        const place = data.entreprises.findIndex((e) => e.nom === $(name).text());
        const orders = q.detail.map((r) => followed(q, r)).filter((o) => o.includes(place));
        const ahead = orders.filter((o) => !o.includes(0) || o.indexOf(place) < o.indexOf(0)).length;
        expect(plain(name.nextSibling && 'data' in name.nextSibling ? name.nextSibling.data : '')).toMatch(
          new RegExp(`^${ahead}\\b`),
        );
      }
    });
  });

  test('the lines after the tenth rank', () => {
    $('.compacte tbody tr')
      .toArray()
      .forEach((row, i) => {
        const { cite, n } = count(byRank[i + 10] as QuestionMesuree);
        expect($(row).find('.num').text()).toBe(`${cite}/${n}`);
      });
  });

  test('the matrix: one mark an answer, the counts under them and at the end', () => {
    const rows = $('.mat tbody tr').toArray();
    const cell = ({ cite, n }: Counts) => (n === 0 ? '–' : `${cite}/${n}`);
    byRank.forEach((q, i) => {
      const cells = $(rows[i]).find('td').toArray();
      expect($(cells.at(-1)).text()).toBe(cell(count(q)));
      data.ias.forEach((__, ia) => {
        const marks = $(cells[ia])
          .find('use')
          .toArray()
          .map((u) => $(u).attr('href'));
        const { cite, premier } = count(q, ia);
        expect(marks).toHaveLength(q.detail.filter((r) => r.ia === ia).length);
        expect(marks.filter((m) => m === '#m-premier')).toHaveLength(premier);
        expect(marks.filter((m) => m === '#m-apres')).toHaveLength(cite - premier);
        expect(marks.filter((m) => m === '#m-ecartee')).toHaveLength(
          q.detail.filter((r) => r.ia === ia && !valid(r)).length,
        );
        expect($(cells[ia]).find('.nb').text()).toBe(cell(count(q, ia)));
      });
    });
    expect($(rows.at(-1)).find('td').last().text()).toBe(`${sums.cite}/${sums.n}`);
  });

  test('mentions', () => {
    const orders = data.questions.flatMap((q) => q.detail.map((r) => followed(q, r)));
    for (const row of $('.voix:not(.src) tbody tr').toArray()) {
      const name = $(row).find('th .mot').first().text();
      const place = data.entreprises.findIndex((e) => e.nom === name);
      const cells = $(row)
        .find('td.num')
        .toArray()
        .map((td) => figures($(td).text())[0]);
      expect(cells.slice(-2)).toEqual([
        orders.filter((o) => o.includes(place)).length,
        orders.filter((o) => o[0] === place).length,
      ]);
    }
  });

  test('before and now, question by question', () => {
    const shown = $('.evol tbody tr').toArray();
    const changes = shown.map((row): { cite: Change; premier: Change } => {
      const q = data.questions.find((x) => x.question === $(row).find('th').text()) as QuestionMesuree;
      const asked = data.ias.map((__, ia) => ia).filter((ia) => count(q, ia).n > 0);
      const before = asked.map((ia) => q.avant?.par_ia[ia] ?? { cite: 0, reponses: 0 });
      const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
      const [was, of] = [sum(before.map((b) => b.cite)), sum(before.map((b) => b.reponses))];
      const now = asked.map((ia) => count(q, ia));
      const [is, on] = [sum(now.map((b) => b.cite)), sum(now.map((b) => b.n))];
      const first = { was: sum(before.map((b) => b.premier ?? 0)), is: sum(now.map((b) => b.premier)) };
      expect(
        $(row)
          .find('td.num')
          .toArray()
          .map((td) => $(td).text()),
      ).toEqual([`${was}/${of}`, `${is}/${on}`]);
      return { cite: { was, of, is, on }, premier: { of, on, ...first } };
    });
    const total = together(changes.map(({ cite }) => cite));
    const all = words([total, ...changes.flatMap(({ cite, premier }) => [cite, premier])]);
    shown.forEach((row, i) => {
      const [cite = '', premier] = all.slice(1 + 2 * i, 3 + 2 * i);
      const drawn = $(row)
        .find('.tend')
        .toArray()
        .map((e) => plain($(e).text()));
      expect(drawn).toEqual(premier === 'dans la marge' ? [cite] : [cite, `en premier : ${premier}`]);
    });
  });

  test('the models: asked, valid', () => {
    $('.meth tbody tr')
      .toArray()
      .forEach((row, ia) => {
        const all = data.questions.flatMap((q) => q.detail).filter((r) => r.ia === ia);
        expect(figures($(row).find('td.num').text())).toEqual([all.filter(valid).length, all.length]);
        const searched = all.filter((r) => valid(r) && 'recherche' in r).length;
        const expected = all.some(valid) ? [searched, all.filter(valid).length] : [];
        expect(figures($(row).find('td').first().text())).toEqual(expected);
      });
  });
});
