import { describe, expect, it } from '@jest/globals';
import { CHANGEMENTS } from '../changements.fixture.ts';
import { AGENCE, DIRECT, read } from '../galerie.fixture.ts';
import { changements } from './changements.lettre.ts';

const FIN = 'Il ne dit pas sa cause. Les mois où rien n’est certain, nous ne vous envoyons pas cette lettre.';
const CLIENT = 'https://mesure.test/console/clients/c_1/';

describe('what changed in a month', () => {
  it('an agency reads each change under the name of its client, then what waits', () => {
    expect(read(changements({ ...AGENCE, ...CHANGEMENTS }))).toEqual([
      'Ce qui a changé en octobre 2026\u00a0: 5\u00a0changements',
      'Ce qui a changé en octobre 2026',
      '5\u00a0changements que le hasard n’explique pas',
      'Ouvrir la console\u00a0:\nhttps://mesure.test/console/',
      [
        'Changements certains, en nombre de réponses',
        `- L'Épi d'Or · Toutes questions confondues\u00a0: en baisse, contre 120\u00a0sur\u00a0210 à la mesure précédente · 61\u00a0sur\u00a0210\n  ${CLIENT}`,
        `- L'Épi d'Or · «\u00a0Quelle boulangerie ouvre le dimanche à Angers ?\u00a0»\u00a0: gagnée, contre 3\u00a0sur\u00a021 à la mesure précédente · 19\u00a0sur\u00a021\n  ${CLIENT}`,
        `- L'Épi d'Or · «\u00a0Où acheter une galette des rois à Angers ?\u00a0»\u00a0: perdue (réponses qui citent en premier), contre 18\u00a0sur\u00a021 à la mesure précédente · 0\u00a0sur\u00a021\n  ${CLIENT}`,
        `- L'Épi d'Or · Un concurrent apparaît\u00a0: Boulangerie du Ralliement, qu’aucune réponse ne citait à la mesure précédente · 41\u00a0sur\u00a0210\n  ${CLIENT}`,
        `- L'Épi d'Or · Une source a disparu\u00a0: annuaire-angers.example, contre 34\u00a0sur\u00a0176 à la mesure précédente · 0\u00a0sur\u00a0180\n  ${CLIENT}`,
      ].join('\n'),
      [
        'Ce qui vous attend',
        '- 2 rapports à remettre\n  https://mesure.test/console/remettre/',
        '- 1 proposition par e-mail attend votre «\u00a0OUI\u00a0»',
      ].join('\n'),
      `Un changement est certain quand il dépasse ce que le hasard explique, parmi tout ce que le mois permet de comparer chez vos clients. ${FIN}`,
    ]);
  });

  it('a customer without an agency reads its own, and opens its report', () => {
    const lien = 'https://mesure.test/d/x';
    const [first] = CHANGEMENTS.changements;
    const own = first ? [{ ...first, lien }] : [];
    const parts = read(changements({ ...DIRECT, ...CHANGEMENTS, changements: own, attentes: [] }));
    expect(parts.slice(0, 5)).toEqual([
      'Ce qui a changé en octobre 2026\u00a0: 1\u00a0changement',
      'Ce qui a changé en octobre 2026',
      '1\u00a0changement que le hasard n’explique pas',
      `Ouvrir le rapport\u00a0:\n${lien}`,
      `Changements certains, en nombre de réponses\n- Toutes questions confondues\u00a0: en baisse, contre 120\u00a0sur\u00a0210 à la mesure précédente · 61\u00a0sur\u00a0210`,
    ]);
    expect(parts.join()).not.toMatch(/console|vos clients/);
  });

  it('has ten lines at most, and leaves out a kind that only a newer release knows', () => {
    const many = Array.from({ length: 4 }, () => CHANGEMENTS.changements).flat();
    const unknown = many.slice(0, 1).map((change) => ({ ...change, genre: 'fait' }));
    const lettre = changements({
      ...AGENCE,
      ...CHANGEMENTS,
      changements: [...unknown, ...many.slice(0, 18)],
    });
    const lines = (lettre.tableaux ?? []).flatMap(({ lignes }) => lignes);
    expect(lines).toHaveLength(10);
    expect(lines[7]?.texte).toBe('Et 11 autres changements certains');
    expect(lettre.sujet).toContain('18\u00a0changements');
  });
});
