import { expect, test } from '@jest/globals';
import { avec, lue } from '../documents/testing/dire.fixture.ts';
import { rapportFictif } from '../documents/testing/rapport.fixture.ts';
import { constatDe } from './constat.ts';

test('who is in front counts over all questions, also where three others are more often', () => {
  const before = (place: number, n: number) => Array.from({ length: n }, () => `${place} 0`);
  const one = lue(...before(1, 9), ...before(2, 8), ...before(3, 7), ...before(4, 6));
  const other = lue(...before(4, 6), ...before(5, 1), '0 1');
  expect(constatDe(avec({}, [one, other])).devant).toEqual([
    { entreprise: 'Atelier Mie-Dorée', reponses: 12 },
    { entreprise: 'Fournil Tesseau', reponses: 9 },
    { entreprise: 'Boulangerie Quintard', reponses: 8 },
  ]);
  expect(constatDe(avec({}, [lue('0 1')])).devant).toEqual([]);
});

const data = rapportFictif({ avant: true });
const lues = data.questions.flatMap(({ detail }) => detail.filter((reponse) => 'lu' in reponse));
const counted = (of: typeof lues) => ({
  cite: of.filter(({ lu }) => lu.includes(0)).length,
  reponses: of.length,
});

test('answers that cite the client, of those that could be read, over all and by AI', () => {
  const { par_ia, changement: _, devant: __, ...constat } = constatDe(data);
  expect(constat).toEqual({ ...counted(lues), simulee: data.simulee, cours: [], faux: [] });
  const byName = Map.groupBy(lues, ({ ia }) => data.ias[ia]?.ia ?? '');
  expect(par_ia).toEqual([...byName].map(([ia, of]) => ({ ia, ...counted(of) })));
});

test('without a measurement before there is no change, and one of another model or reader compares nothing', () => {
  expect(constatDe(rapportFictif()).changement).toBeUndefined();
  const autre = { ...data, lecture: { ...data.lecture, comme_avant: false } };
  expect(constatDe(autre).changement).toEqual({
    ...{ depuis: '12/10/2026', cite_avant: 0, reponses_avant: 0, cite: 0, reponses: 0 },
    ...{ tendance: '', montees: 0, descendues: 0, bouges: [] },
  });
});

test.each([
  [1, 19, 'hausse'],
  [19, 1, 'baisse'],
  [10, 11, 'marge'],
])('from %i of 20 to %i of 20 a question: %s, as the report says', (before, now, tendance) => {
  const questions = data.questions.map((q) => ({
    ...q,
    etat: now > before ? ('acquise' as const) : ('consolider' as const),
    detail: Array.from({ length: 20 }, (_, i) => ({
      ...{ ia: i % data.ias.length, essai: i, lu: i < now ? [0] : [] },
    })),
    avant: {
      etat: now > before ? ('consolider' as const) : ('acquise' as const),
      par_ia: data.ias.map(() => ({
        reponses: 20 / data.ias.length,
        cite: before / data.ias.length,
        premier: 0,
      })),
    },
  }));
  const bouges = questions.map(({ n, question, etat, avant }) => ({ n, question, avant: avant.etat, etat }));
  const ias = data.ias.map((ia) => ({ ...ia, modele_avant: ia.modele }));
  const lecture = { ...data.lecture, comme_avant: true };
  expect(constatDe({ ...data, questions, ias, lecture }).changement).toEqual({
    ...{ depuis: '12/10/2026', tendance, bouges },
    ...{ montees: now > before ? bouges.length : 0, descendues: now > before ? 0 : bouges.length },
    ...{ cite_avant: before * questions.length, reponses_avant: 20 * questions.length },
    ...{ cite: now * questions.length, reponses: 20 * questions.length },
  });
});
