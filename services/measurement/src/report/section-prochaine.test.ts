import { describe, expect, test } from '@jest/globals';
import { lu } from '../documents/testing/dire.fixture.ts';
import { rapportFictif } from '../documents/testing/rapport.fixture.ts';
import type { RapportData } from './rapport.data.ts';
import { renderRapport } from './rapport.view.ts';

const told = (change: Partial<RapportData> = {}): string =>
  lu(renderRapport({ ...rapportFictif(), ...change })).section('prochaine');

/** A report where a page aims already at the questions of these numbers, and where others were delivered. */
const apres = (...numeros: number[]): Partial<RapportData> => {
  const pages = numeros.map((n) => ({ n, page: { id: `d_${n}`, periode: `2026-0${n % 10}` } }));
  const page = (n: number) => pages.find((one) => one.n === n)?.page ?? null;
  return {
    questions: rapportFictif().questions.map((q) => ({ ...q, page: page(q.n) })),
    pages_livrees: pages.map((one) => one.page),
  };
};

describe('the page of a report', () => {
  test('is written for the question that was frozen before the report: another one is for the page after it', () => {
    const section = told();
    expect(section).toContain('La page de cette mesure');
    expect(section).toContain('Livrée juste après ce rapport, à publier sur votre site.');
    expect(section).toContain(
      'Vous préférez une autre question ? Dites-le-nous : ce sera celle de la page suivante.',
    );
    expect(section).toContain("C'est la première page.");
    expect(section).not.toMatch(/avant la rédaction|prochaine page|Aucune page/i);
  });

  test('says which pages came before it', () => {
    const { prochaine_page } = rapportFictif();
    expect(prochaine_page?.numero).toBe(9);
    expect(told(apres(1))).toContain('La page précédente, livrée en janvier 2026, vise une autre question.');
    expect(told(apres(21, 22))).toContain(
      "Les 2 pages précédentes, la dernière livrée en février 2026, visent d'autres questions.",
    );
  });

  test('offers no other question where none is left', () => {
    expect(told(apres(1, 2, 3, 4, 5, 6, 7, 8, 10))).not.toContain('Vous préférez');
  });
});
