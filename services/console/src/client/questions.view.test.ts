import { written } from '@agence/look/html';
import { expect, test } from '@jest/globals';
import { visite } from '../pages/visite.fixture.ts';
import { MESUREE } from './client.fixture.ts';
import { corpsDesQuestions, type Questions } from './questions.view.ts';

const [ETAT] = MESUREE.etats;
const etat = (n: number, page: string | null, more: object = {}) =>
  ({ ...ETAT, n, question: `Question ${n} ?`, page, ...more }) as Questions['etats'][number];
const shownOf = (read: Partial<Questions>, more: object = {}): string =>
  written(corpsDesQuestions(visite(), { ...MESUREE, ...read }, { pages: new Map(), ouvert: true, ...more }));
const corps = (...etats: Questions['etats']): string => shownOf({ etats });

test('the list for the next page offers no question that has a page', () => {
  const offered = [...corps(etat(1, 'd_1'), etat(2, null), etat(3, null)).matchAll(/<option value="(\d+)"/g)];
  expect(offered.map(([, n]) => n)).toEqual(['2', '3']);
});

test('when every question has its page, that is said instead of an empty list', () => {
  const shown = corps(etat(1, 'd_1'), etat(2, 'd_2'));
  expect(shown).not.toContain('<select');
  expect(shown).toContain('Chaque question mesurée a déjà sa page.');
});

test('a question measured on several days is stable or changing; the others are not judged', () => {
  const [changing, stable] = ['changeante', 'stable'].map((stabilite, i) => etat(i + 1, null, { stabilite }));
  const shown = corps(changing ?? etat(1, null), stable ?? etat(2, null), etat(3, null));
  expect(shown.match(/[a-z]+ d’un jour à l’autre/g)).toEqual([
    'changeante d’un jour à l’autre',
    'stable d’un jour à l’autre',
  ]);
});

test('a question whose state changed says what it was before', () => {
  const bouges = [{ n: 2, question: 'Question 2 ?', avant: 'acquise', etat: 'conquerir' }];
  const shown = shownOf({ etats: [etat(1, null), etat(2, null)] }, { bouges }).split('</tr>');
  expect(shown.map((row) => /avant\u00a0: [^<]*/.exec(row)?.[0])).toEqual([
    ...[undefined, undefined, 'avant\u00a0: acquise', undefined],
  ]);
});

test.each([
  'La question 2 est trop courte\u00a0: écrivez au moins 10 caractères.',
  'La question 2 nomme Plomberie Martin ou son site\u00a0: écrivez-la comme la poserait quelqu’un qui ne connaît pas l’entreprise.',
])('a refusal stands at the question that it names: %s', (dit) => {
  const questions = [1, 2, 3].map((n) => ({ n, question: `Question ${n} ?` }));
  const refuse = { dit, form: new Map([['q-2', 'Quoi ?']]) };
  const shown = shownOf({ mesure: 'à valider', questions, etats: [] }, { refuse });
  expect(shown.match(/<textarea[^>]*aria-invalid="true"[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/id="q-2"[^>]*>\nQuoi \?$/),
  ]);
  expect(shown).toContain(`<p class="msg" id="q-2-faute">${dit}</p>`);
});

test('a question with uncertain citations leads to the answers that a person may decide', () => {
  const shown = corps(etat(1, null, { incertaines: 2 }), etat(2, null, { incertaines: 1 }));
  expect(
    [...shown.matchAll(/href="([^"]*lecture=incertain)"[^>]*>([^<]*)</g)].map(([, to, dit]) => [to, dit]),
  ).toEqual([
    ['/console/clients/c_1/reponses/?question=1&amp;lecture=incertain', '2 citations incertaines'],
    ['/console/clients/c_1/reponses/?question=2&amp;lecture=incertain', '1 citation incertaine'],
  ]);
  expect(corps(etat(1, null))).not.toContain('incertain');
});
