import { describe, expect, test } from '@jest/globals';
import { recompute } from '../../../../tools/recompute/recompute.ts';
import { lu, plain } from '../documents/testing/dire.fixture.ts';
import { type Cas, rapportFictif } from '../documents/testing/rapport.fixture.ts';
import { fileOf } from '../documents/testing/tableaux.fixture.ts';
import { comparaison } from '../states/releve/comparaison.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
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

/** `comparaison.recompute.test.ts` counts them again from two files. */
const WORDS = { hausse: 'en hausse', baisse: 'en baisse', marge: 'dans la marge' };
const figures = (text = ''): number[] => (plain(text).match(/\d+/g) ?? []).map(Number);

describe.each(Object.entries(CASES))('%s', (_, cas) => {
  const data = rapportFictif(cas);
  const html = renderRapport(data);
  const { $, textes, rangees } = lu(html);
  const again = recompute(fileOf(html, 'reponses.csv'));
  const count = ({ n }: Pick<QuestionMesuree, 'n'>, ia?: number) => {
    const question = again.questions.find((asked) => asked.n === n);
    const found = ia === undefined ? question : question?.models[ia];
    if (question === undefined || found === undefined) throw new Error(`question ${n} is in the file`);
    return { ...question, ...found };
  };
  const byRank = [...data.questions].sort((a, b) => (a.rang ?? 99) - (b.rang ?? 99));
  const cellsOf = (rows: string) => rangees(rows, 'td.num').map((row) => row.map((cell) => figures(cell)[0]));

  test('the verdict and the facts', () => {
    expect(figures(textes('.verdict')[0]).slice(0, 2)).toEqual([again.cited, again.valid]);
    expect(textes('.fiche')[0]).toContain(`${again.valid} exploitables sur ${again.asked}`);
    const states = again.states.map(({ questions }) => questions);
    expect(textes('.etats .chiffre').map(Number)).toEqual(states);
    expect(rangees('.etats > div', '.jetons svg').map(({ length }) => length)).toEqual(states);
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
      const who = plain($(row).find('.suite').text());
      for (const name of textes('.suite b', row)) {
        const ahead = competitors.find((other) => plain(other.name) === name)?.ahead;
        expect(who).toMatch(new RegExp(`${name} ${ahead}\\b`));
      }
    });
  });

  test('the lines after the tenth rank', () => {
    const counts = byRank.slice(10).map((q) => `${count(q).cited}/${count(q).valid}`);
    expect(textes('.compacte tbody .num')).toEqual(counts);
  });

  test('the matrix: one mark an answer, the counts under them and at the end', () => {
    const rows = $('.mat tbody tr').toArray();
    const cell = ({ cited, valid }: Pick<typeof again, 'cited' | 'valid'>) =>
      valid === 0 ? '–' : `${cited}/${valid}`;
    byRank.forEach((q, i) => {
      const cells = $(rows[i]).find('td').toArray();
      expect($(cells.at(-1)).text()).toBe(cell(count(q)));
      data.ias.forEach((__, ia) => {
        const marks = (kind = '') => $(cells[ia]).find(`use[href^="#m-${kind}"]`).length;
        const { asked, valid, cited, first } = count(q, ia);
        expect([marks(), marks('premier'), marks('apres'), marks('ecartee')]).toEqual([
          ...[asked, first, cited - first, asked - valid],
        ]);
        expect($(cells[ia]).find('.nb').text()).toBe(cell(count(q, ia)));
      });
    });
    expect($(rows.at(-1)).find('td').last().text()).toBe(cell(again));
  });

  test('the share of voice', () => {
    const { client, others } = again.voice;
    const [rows, shown] = [$('.voix:not(.src) tbody tr').toArray(), cellsOf('.voix:not(.src) tbody tr')];
    const voices = rows.map((row) => {
      const name = $(row).find('th .mot').first().text();
      const voice = $(row).hasClass('vous') ? client : others.find((other) => other.name === name);
      return [Math.round(100 * (voice?.share ?? 0)), voice?.mentions, voice?.first];
    });
    expect(shown).toEqual(voices);
  });

  test('the sources, cited and read, in both files', () => {
    const { sites, answers } = again.sources;
    const columns = (['cited', 'read'] as const).filter((nature) => answers[nature] > 0);
    const shown = textes('.src tbody th').map((name) => sites.find(({ site }) => site === name));
    expect(shown.length).toBeGreaterThan(0);
    expect(cellsOf('.src tbody tr')).toEqual(shown.map((site) => columns.map((nature) => site?.[nature])));
    expect(figures(textes('.src caption')[0])).toEqual(columns.map((nature) => answers[nature]));
    const { sources }: { sources: { site: string; reponses: number }[] } = JSON.parse(
      fileOf(html, 'donnees.json'),
    );
    for (const { site, cited, read } of sites) {
      const own = sources.filter((line) => line.site === site);
      expect(own.reduce((sum, { reponses }) => sum + reponses, 0)).toBe(cited + read);
    }
  });

  test('before and now, question by question, as both files give them', () => {
    for (const [question, before, now, verdict] of rangees('.evol tbody tr', 'th, td.num, td.v')) {
      const q = data.questions.find((asked) => asked.question.replaceAll('’', "'") === question);
      const c = q && comparaison(data, q);
      if (!c) throw new Error(`${question} is compared`);
      expect([before, now]).toEqual([c.avant, c.maintenant].map((m) => `${m.cite}/${m.reponses}`));
      const first = c.premier.tendance === 'marge' ? '' : `en premier : ${WORDS[c.premier.tendance]}`;
      expect(verdict?.replace(/\s+/g, ' ').trim()).toBe(`${WORDS[c.tendance]} ${first}`.trim());
    }
  });

  test('the models: asked, valid', () => {
    const models = again.models.map(({ asked, valid, searched }) => [
      valid === 0 ? [] : [searched, valid],
      [valid, asked],
    ]);
    const shown = rangees('.meth tbody tr', 'td:first-of-type, td.num').map((cells) => cells.map(figures));
    expect(shown).toEqual(models);
  });
});
