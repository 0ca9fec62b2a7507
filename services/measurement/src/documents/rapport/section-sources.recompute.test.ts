import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { type Cas, rapportFictif } from '../testing/rapport.fixture.ts';
import type { RapportData } from './rapport.data.ts';
import { renderRapport } from './rapport.view.ts';

// Counted again from the page alone, without the functions that drew it.

const figures = (text: string): number[] =>
  (text.replace(/[\u00a0\u202f]/g, '').match(/\d+/g) ?? []).map(Number);

test.each<[string, Cas]>([
  ['four models', { avant: true }],
  ['five models', { questions: 20, ias: 5, essais: 4, graine: 5 }],
  ['one model', { questions: 4, ias: 1, essais: 20 }],
])('sources cited and sources read: %s', (_, cas) => {
  const $ = load(renderRapport(rapportFictif(cas)));
  const data: RapportData = JSON.parse($('#donnees').contents().text());
  const given = (['citees', 'lues'] as const).map((nature) =>
    data.questions
      .flatMap((q) => q.detail)
      .filter((r) => data.ias[r.ia]?.sources?.nature === nature)
      .flatMap((r) => ('sources' in r ? [r.sources ?? []] : [])),
  );
  const filled = given.filter((answers) => answers.length > 0);
  for (const row of $('.src tbody tr').toArray()) {
    const place = data.domaines.findIndex((d) => d.domaine === $(row).find('th').text());
    const counts = $(row)
      .find('td.num')
      .toArray()
      .flatMap((cell) => figures($(cell).text()));
    expect(counts).toEqual(filled.map((answers) => answers.filter((s) => s.includes(place)).length));
  }
  expect(figures($('.src caption').text())).toEqual(filled.map((answers) => answers.length));
});
