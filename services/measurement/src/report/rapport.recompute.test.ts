import { describe, expect, test } from '@jest/globals';
import { type CheerioAPI, load } from 'cheerio';
import { recompute } from '../../../../tools/recompute/recompute.ts';
import { type Cas, rapportFictif } from '../documents/testing/rapport.fixture.ts';
import { type Change, together, words } from '../documents/testing/recount.fixture.ts';
import { fileOf } from '../documents/testing/tableaux.fixture.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';
import { renderRapport } from './rapport.view.ts';

// Everything that the page shows is counted again from its file of answers, without the functions that drew it.
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
  'one model, its answers of one kind': { questions: 4, ias: 1, essais: 20 },
};

const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .trim();
const figures = (text: string): number[] => (plain(text).match(/\d+/g) ?? []).map(Number);

describe.each(Object.entries(CASES))('%s', (_, cas) => {
  const html = renderRapport(rapportFictif(cas));
  const $: CheerioAPI = load(html);
  const data: RapportData = JSON.parse($('#donnees').contents().text());
  const again = recompute(fileOf(html, 'reponses.csv'));
  const count = ({ n }: Pick<QuestionMesuree, 'n'>, ia?: number) => {
    const question = again.questions.find((asked) => asked.n === n);
    const found = ia === undefined ? question : question?.models[ia];
    if (question === undefined || found === undefined) throw new Error(`question ${n} is in the file`);
    return { ...question, ...found };
  };
  const byRank = [...data.questions].sort((a, b) => (a.rang ?? 99) - (b.rang ?? 99));
  const cellsOf = (row: Parameters<typeof $>[0]) =>
    $(row)
      .find('td.num')
      .toArray()
      .map((cell) => figures($(cell).text())[0]);

  test('the verdict and the facts', () => {
    expect(figures($('.verdict').text()).slice(0, 2)).toEqual([again.cited, again.valid]);
    expect(plain($('.fiche').text())).toContain(`${again.valid} exploitables sur ${again.asked}`);
    const states = again.states.map(({ questions }) => questions);
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
      const { question, cited, valid, interval, competitors } = count(q);
      expect($(row).find('h3').text()).toBe(question);
      expect(figures($(row).find('.compte').text())).toEqual([cited, valid]);
      const bounds = interval.map((x) => Math.round(100 * x));
      expect(figures($(row).find('.gr p').first().text())).toEqual(bounds);
      const [low = 0, high = 0] = interval;
      const band = $(row).find('rect.ic');
      expect([band.attr('x'), band.attr('width')]).toEqual([
        `${(100 * low).toFixed(1)}%`,
        `${(100 * (high - low)).toFixed(1)}%`,
      ]);
      for (const name of $(row).find('.suite b').toArray()) {
        const ahead = competitors.find((other) => other.name === $(name).text())?.ahead;
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
        const { cited, valid } = count(byRank[i + 10] as QuestionMesuree);
        expect($(row).find('.num').text()).toBe(`${cited}/${valid}`);
      });
  });

  test('the matrix: one mark an answer, the counts under them and at the end', () => {
    const rows = $('.mat tbody tr').toArray();
    const cell = ({ cited, valid }: Pick<typeof again, 'cited' | 'valid'>) =>
      valid === 0 ? '–' : `${cited}/${valid}`;
    byRank.forEach((q, i) => {
      const cells = $(rows[i]).find('td').toArray();
      expect($(cells.at(-1)).text()).toBe(cell(count(q)));
      data.ias.forEach((__, ia) => {
        const marks = $(cells[ia])
          .find('use')
          .toArray()
          .map((u) => $(u).attr('href'));
        const { asked, valid, cited, first } = count(q, ia);
        expect(marks).toHaveLength(asked);
        expect(marks.filter((m) => m === '#m-premier')).toHaveLength(first);
        expect(marks.filter((m) => m === '#m-apres')).toHaveLength(cited - first);
        expect(marks.filter((m) => m === '#m-ecartee')).toHaveLength(asked - valid);
        expect($(cells[ia]).find('.nb').text()).toBe(cell(count(q, ia)));
      });
    });
    expect($(rows.at(-1)).find('td').last().text()).toBe(cell(again));
  });

  test('the share of voice', () => {
    const { client, others } = again.voice;
    for (const row of $('.voix:not(.src) tbody tr').toArray()) {
      const name = $(row).find('th .mot').first().text();
      const voice = $(row).hasClass('vous') ? client : others.find((other) => other.name === name);
      expect(cellsOf(row)).toEqual([Math.round(100 * (voice?.share ?? 0)), voice?.mentions, voice?.first]);
    }
  });

  test('the sources, cited and read, in both files', () => {
    const { sites, answers } = again.sources;
    const columns = (['cited', 'read'] as const).filter((nature) => answers[nature] > 0);
    const rows = $('.src tbody tr').toArray();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const site = sites.find((given) => given.site === $(row).find('th').text());
      expect(cellsOf(row)).toEqual(columns.map((nature) => site?.[nature]));
    }
    expect(figures($('.src caption').text())).toEqual(columns.map((nature) => answers[nature]));
    const { sources }: { sources: { site: string; reponses: number }[] } = JSON.parse(
      fileOf(html, 'donnees.json'),
    );
    for (const { site, cited, read } of sites) {
      const own = sources.filter((line) => line.site === site);
      expect(own.reduce((sum, { reponses }) => sum + reponses, 0)).toBe(cited + read);
    }
  });

  test('before and now, question by question', () => {
    const shown = $('.evol tbody tr').toArray();
    const changes = shown.map((row): { cite: Change; premier: Change } => {
      const q = data.questions.find((x) => x.question === $(row).find('th').text()) as QuestionMesuree;
      const asked = data.ias.map((__, ia) => ia).filter((ia) => count(q, ia).valid > 0);
      const before = asked.map((ia) => q.avant?.par_ia[ia] ?? { cite: 0, reponses: 0, premier: 0 });
      const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
      const [was, of] = [sum(before.map((b) => b.cite)), sum(before.map((b) => b.reponses))];
      const now = asked.map((ia) => count(q, ia));
      const [is, on] = [sum(now.map((b) => b.cited)), sum(now.map((b) => b.valid))];
      const first = { was: sum(before.map((b) => b.premier)), is: sum(now.map((b) => b.first)) };
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
        const { asked, valid, searched } = again.models[ia] ?? {};
        expect(figures($(row).find('td.num').text())).toEqual([valid, asked]);
        expect(figures($(row).find('td').first().text())).toEqual(valid === 0 ? [] : [searched, valid]);
      });
  });
});
