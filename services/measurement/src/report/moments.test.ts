import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { dit } from '../documents/testing/dire.fixture.ts';
import { rapportFictif } from '../documents/testing/rapport.fixture.ts';
import { comparaisonTotale } from '../states/releve/comparaison.ts';
import type { RapportData } from './rapport.data.ts';
import { resume, verdict } from './rapport.sentences.ts';
import { renderRapport } from './rapport.view.ts';
import { intervalles } from './section-evolution.ts';

/** A report of 12 November after a measurement of that day. */
const apres = (date: string): RapportData => ({
  ...rapportFictif({ avant: true }),
  avant: { date },
  meme_mois: date.startsWith('2026-11'),
});

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

const text = (data: RapportData): string => {
  const $ = load(renderRapport(data));
  return plain($('body').text());
};

describe('the measurement before is named', () => {
  test('by its day when it was in the same month, and so is the report', () => {
    const data = apres('2026-11-01');
    expect(dit(verdict(data))).toContain(', contre 29 sur 200 le 1er novembre. ');
    expect(resume(data).map(dit).at(-1)).toMatch(/^Depuis le 1er novembre, question par question, /);
    const c = comparaisonTotale(data);
    expect(c && dit(intervalles(data, c))).toMatch(
      /^Intervalles : de \d+ à \d+ % le 1er novembre, de \d+ à \d+ % le 12 novembre\. /,
    );
    const all = text(data);
    expect(all).toContain('Comparé au01/11/2026');
    expect(all).toContain('Le 1er novembre : ');
    expect(all).toContain('Rond vide : le 1er novembre. Rond plein : le 12 novembre.');
    expect(all).toContain('Les modèles sont les mêmes que le 1er novembre.');
    expect(all).not.toMatch(/(en|depuis|avec|de|rappelle) novembre|mois-ci/i);
    expect(plain(load(renderRapport(data))('title').text())).toMatch(/^Rapport du 12 novembre 2026 – /);
  });

  test('as the one before when it was on the same day', () => {
    const data = apres('2026-11-12');
    expect(dit(verdict(data))).toContain(', contre 29 sur 200 à la mesure précédente. ');
    expect(text(data)).toContain('Rond vide : la mesure précédente. Rond plein : celle-ci.');
    expect(text(data)).toContain("Les modèles sont les mêmes qu'à la mesure précédente.");
  });

  test('by its month otherwise, with the year when a month of that name came since', () => {
    expect(dit(verdict(apres('2025-12-03')))).toContain(' en décembre. ');
    expect(dit(verdict(apres('2025-11-30')))).toContain(' en novembre 2025. ');
    expect(text(apres('2026-10-12'))).toContain("Les modèles sont les mêmes qu'en octobre.");
  });

  test('by the month of most of its days, and so is the report', () => {
    const data = rapportFictif({ avant: true });
    const mesure = { ...data.mesure, date: '2027-01-01', mois: '2026-12' };
    const spread = { ...data, mesure, avant: { date: '2026-12-02', mois: '2026-11' } };
    expect(dit(verdict(spread))).toContain(' en novembre. ');
    expect(text(spread)).toContain('Rond vide : novembre. Rond plein : décembre.');
    expect(plain(load(renderRapport(spread))('title').text())).toMatch(/^Rapport de décembre 2026 – /);
  });
});
