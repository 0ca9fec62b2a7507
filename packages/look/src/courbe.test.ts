import { expect, test } from '@jest/globals';
import { courbe, nomsDesMois, type Point } from './courbe.ts';
import { written } from './html.ts';

/** As many months as wanted, the last one November 2026, MM/YYYY. */
const mois = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const month = 12 * 2026 + 10 - (count - 1 - i);
    return `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;
  });

/** The names under the drawing, each with the place of its column in percent. */
const noms = (count: number) =>
  [...written(nomsDesMois(mois(count))).matchAll(/<span>(\d\d)?(?:<b>(\d+)<\/b>)?<\/span>/g)].flatMap(
    ([, name, year], i) => (name === undefined ? [] : [{ x: (100 * (i + 0.5)) / count, name, year }]),
  );

test('each month has its name under its column; the year stands where it changes', () => {
  expect(noms(4).map(({ name }) => name)).toEqual(['08', '09', '10', '11']);
  const years = noms(13).filter(({ year }) => year !== undefined);
  expect(years.map(({ name, year }) => `${name}/${year}`)).toEqual(['11/2025', '01/2026']);
});

test('a last month in a new year, and the second measurement of a month, have their year and their place', () => {
  const shown = written(nomsDesMois(['11/2026', '12/2026', '12/2026', '01/2027']));
  expect(shown).toContain(
    '<span>11<b>2026</b></span><span>12</span><span>12</span><span>01<b>2027</b></span>',
  );
});

test.each([2, 3, 12, 13, 14, 24, 25, 40])(
  'of %i months the first and the last are named, and no names touch',
  (count) => {
    const all = noms(count);
    expect([all[0]?.name, all.at(-1)?.name]).toEqual([mois(count)[0]?.slice(0, 2), '11']);
    // On a phone the drawing has 330 pixels; two figures take 14, a year takes 28.
    const gaps = (some: typeof all) => some.slice(1).map(({ x }, i) => 3.3 * (x - (some[i]?.x ?? 0)));
    for (const gap of gaps(all)) expect(gap).toBeGreaterThan(20);
    for (const gap of gaps(all.filter(({ year }) => year))) expect(gap).toBeGreaterThan(40);
  },
);

const point = (cite: number, joint = true): Point => ({ cite, reponses: 20, effet: 2, joint });

test('every point is in words for those who do not see it; what is not compared is marked, and not joined', () => {
  const points = [point(4), null, point(8), point(10, false), { ...point(0), reponses: 0 }];
  const shown = written(courbe(points, { height: 110, top: 100, mois: mois(5) }));
  expect(/aria-label="([^"]*)"/.exec(shown)?.[1]?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    '07/2026 : 4 sur 20 ; 09/2026 : 8 sur 20 ; 10/2026 : 10 sur 20, sans comparaison avec la mesure précédente',
  );
  expect(shown.match(/<circle/g)).toHaveLength(3);
  expect(shown).toMatch(/stroke-dasharray="3 3"><line x1="60.0%" x2="60.0%"[^>]*><\/line><\/g>/);
  expect(shown).toContain('stroke-width="2"></g>');
});

test('without an axis of its own it names no month', () => {
  const shown = written(courbe([point(4), point(8)], { height: 34, top: 100, mois: mois(2), nue: true }));
  expect(shown).not.toContain('<span');
  expect(shown).toContain('aria-label="10/2026');
});
