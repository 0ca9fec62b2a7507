import { written } from '@agence/look/html';
import { expect, test } from '@jest/globals';
import { coursVue } from './cours.view.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const month = (jour: string, cite: number, ruptures: string[] = []) => ({
  ...{ jour, mois: '', cite, reponses: 20, effet: 2, ruptures },
});

/** The lines between neighbours. */
const joints = (shown: string): number =>
  (/<g [^>]*stroke-width="2">(.*?)<\/g>/s.exec(shown)?.[1] ?? '').split('<line').length - 1;

test('each measurement has its row, its interval, and why it is not compared; comparable neighbours are joined', () => {
  const cours = [
    month('12/09/2026', 0),
    month('12/10/2026', 10, ['ias', 'lecture']),
    month('12/11/2026', 20),
  ];
  const shown = written(coursVue(cours));
  const rows =
    shown
      .match(/<tbody>.*<\/tbody>/s)?.[0]
      .split('</tr>')
      .slice(0, -1) ?? [];
  expect(
    rows.map((row) =>
      plain(row.replaceAll(/<[^>]+>/g, ' '))
        .split(/\s{2,}|^ | $/)
        .join('|'),
    ),
  ).toEqual([
    '|12/09/2026|0 sur 20 0 à 28 %|',
    '|12/10/2026|10 sur 20 24 à 76 %|Autres modèles, autre lecture|',
    '|12/11/2026|20 sur 20 72 à 100 %|',
  ]);
  expect(shown.match(/<circle/g)).toHaveLength(3);
  expect(joints(shown)).toBe(1);
});

test('a measurement that ends on the first days of a month is named after the month of most of its days', () => {
  const cours = [
    month('02/10/2026', 0),
    { ...month('03/12/2026', 10), mois: '11/2026' },
    month('05/01/2027', 20),
  ];
  expect(plain(written(coursVue(cours)))).toContain('aria-label="10/2026 : 0 sur 20 ; 11/2026 : 10 sur 20');
});

test('a measurement without an answer has no point, and no line leads to it', () => {
  const cours = [month('12/09/2026', 0), { ...month('12/10/2026', 0), reponses: 0 }, month('12/11/2026', 20)];
  const shown = written(coursVue(cours));
  expect(shown).not.toContain('NaN');
  expect(shown.match(/<circle/g)).toHaveLength(2);
  expect(joints(shown)).toBe(0);
});

test('nothing is drawn without months', () => {
  expect(coursVue([])).toBeNull();
});
