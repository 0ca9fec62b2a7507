import { describe, expect, test } from '@jest/globals';
import { dit, lu } from '../documents/testing/dire.fixture.ts';
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
const titre = (data: RapportData) => lu(renderRapport(data)).$('title').text().replaceAll('\u00a0', ' ');

describe('the measurement before is named', () => {
  test('by its day when it was in the same month, and so is the report', () => {
    const data = apres('2026-11-01');
    expect(dit(verdict(data))).toContain(', contre 29 sur 200 le 1er novembre. ');
    expect(resume(data).map(dit).at(-1)).toMatch(/^Depuis le 1er novembre, question par question, /);
    const c = comparaisonTotale(data);
    expect(c && dit(intervalles(data, c))).toMatch(
      /^Intervalles : de \d+ à \d+ % le 1er novembre, de \d+ à \d+ % le 12 novembre\. /,
    );
    const { tout } = lu(renderRapport(data));
    expect(tout).toContain('Comparé au01/11/2026');
    expect(tout).toContain('Le 1er novembre : ');
    expect(tout).toContain('Rond vide : le 1er novembre. Rond plein : le 12 novembre.');
    expect(tout).toContain('Les modèles sont les mêmes que le 1er novembre.');
    expect(tout).not.toMatch(/(en|depuis|avec|de|rappelle) novembre|mois-ci/i);
    expect(titre(data)).toMatch(/^Rapport du 12 novembre 2026 – /);
  });

  test.each([
    [
      '2026-11-12',
      ' à la mesure précédente. ',
      "qu'à la mesure précédente.",
      'la mesure précédente. Rond plein : celle-ci.',
    ],
    ['2025-12-03', ' en décembre. ', "qu'en décembre.", 'décembre. Rond plein : novembre.'],
    [
      '2025-11-30',
      ' en novembre 2025. ',
      "qu'en novembre 2025.",
      'novembre 2025. Rond plein : novembre 2026.',
    ],
  ])('on %s:%s', (date, when, same, rounds) => {
    const data = apres(date);
    expect(dit(verdict(data))).toContain(when);
    const { tout } = lu(renderRapport(data));
    expect(tout).toContain(`Les modèles sont les mêmes ${same}`);
    expect(tout).toContain(`Rond vide : ${rounds}`);
  });

  test('by the month of most of its days, and so is the report; by its day when both are close', () => {
    const data = rapportFictif({ avant: true });
    const mesure = { ...data.mesure, date: '2027-01-01', mois: '2026-12' };
    const spread = { ...data, mesure, avant: { date: '2026-12-02', mois: '2026-11' } };
    expect(dit(verdict(spread))).toContain(' en novembre. ');
    expect(lu(renderRapport(spread)).tout).toContain('Rond vide : novembre. Rond plein : décembre.');
    expect(titre(spread)).toMatch(/^Rapport de décembre 2026 – /);
    const close = { ...spread, avant: { date: '2026-12-31', mois: '2027-01' } };
    expect(lu(renderRapport(close)).tout).toContain(
      'Rond vide : le 31 décembre. Rond plein : le 1er janvier.',
    );
  });
});
