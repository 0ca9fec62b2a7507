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
  const rises = now > before;
  const etat = rises ? ('acquise' as const) : ('consolider' as const);
  const par_ia = [{ reponses: 20, cite: before, premier: 0 }];
  const avant = { etat: rises ? ('consolider' as const) : ('acquise' as const), par_ia };
  const asked = { ...lue(...Array.from({ length: 20 }, (_, i) => (i < now ? '0' : ''))), etat, avant };
  const first = avec({ avant: { date: '2026-10-12' } }, Array(5).fill(asked));
  const ias = first.ias.map((ia) => ({ ...ia, modele_avant: ia.modele }));
  const { changement } = constatDe({ ...first, ias, lecture: { ...first.lecture, comme_avant: true } });
  expect(changement).toEqual({
    ...{ depuis: '12/10/2026', tendance, montees: rises ? 5 : 0, descendues: rises ? 0 : 5 },
    bouges: first.questions.map(({ n, question }) => ({ n, question, avant: avant.etat, etat })),
    ...{ cite_avant: 5 * before, reponses_avant: 100, cite: 5 * now, reponses: 100 },
  });
});
