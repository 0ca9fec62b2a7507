import { describe, expect, test } from '@jest/globals';
import { avec, dit, lue } from '../documents/testing/dire.fixture.ts';
import { rapportFictif } from '../documents/testing/rapport.fixture.ts';
import { rivaux, voix } from '../states/releve/calculs.ts';
import { sonde } from '../states/releve/contenu.ts';
import type { QuestionMesuree, Reponse } from '../states/releve/releve.data.ts';
import { chapeauMatrice } from './section-matrice.ts';
import { fiabilite, manque, quiEnsuite } from './section-questions.ts';
import { chapeauVoix, part, sansConcurrent } from './section-voix.ts';

describe('spot-check', () => {
  test.each([
    [0, 20, 'ne pas voir votre nom'],
    [1, 20, 'voir votre nom environ une fois sur vingt'],
    [4, 20, 'voir votre nom environ une fois sur cinq'],
    [7, 20, 'voir votre nom environ une fois sur trois'],
    [9, 20, 'voir votre nom environ deux fois sur cinq'],
    [14, 18, 'voir votre nom environ quatre fois sur cinq'],
    [15, 20, 'voir votre nom environ trois fois sur quatre'],
    [18, 20, 'voir votre nom environ neuf fois sur dix'],
    [19, 20, 'voir votre nom presque à chaque fois'],
    [20, 20, 'voir votre nom presque à chaque fois'],
  ])('%i of %i', (cite, n, words) =>
    expect(dit(sonde(cite, n))).toBe(`Si vous posez la question, attendez-vous à ${words}.`),
  );
});

describe('one question', () => {
  const dire = (change: Partial<QuestionMesuree>) => {
    const data = avec({}, [change]);
    const [q] = data.questions;
    return q === undefined ? '' : dit(quiEnsuite(data, q));
  };

  test('who is cited instead: without the client, or before it', () => {
    const given = lue('1', '1 0', '0 1', '2', '3', '4', 'x');
    expect(dire({ ...given, etat: 'consolider' })).toBe(
      'Devant vous : Fournil Tesseau 2, Atelier Mie-Dorée 1, Aux Blés de Reculée 1 et 1 autre.',
    );
    const data = avec({}, [given]);
    expect(data.questions.flatMap((q) => rivaux(data, q))[0]).toEqual({
      nom: 'Fournil Tesseau',
      cite: 3,
      devant: 2,
    });
  });

  test.each<[Partial<QuestionMesuree>, string]>([
    [{ ...lue('0', '0 1'), etat: 'acquise' }, 'Aucun autre nom avant le vôtre.'],
    [
      { ...lue('', '', '1', '0'), etat: 'consolider' },
      'À votre place : Fournil Tesseau 1. 2 réponses sur 4 ne citent personne : cette question en dit peu.',
    ],
  ])('nobody before, half silent: %#', (change, sentence) => expect(dire(change)).toBe(sentence));

  test('reliability is said only when it is not strong; a kept state says what is missing', () => {
    const q = (change: Partial<QuestionMesuree>) =>
      ({ ...rapportFictif().questions[0], ...change }) as QuestionMesuree;
    expect(fiabilite(q({ fiabilite: 'forte' }))).toBeNull();
    expect(dit(fiabilite(q({ fiabilite: 'moyenne', reponses: 14 })) ?? [])).toBe(
      'Fiabilité moyenne : 14 réponses exploitables.',
    );
    expect(dit(manque(q({ reponses: 11 })))).toBe(
      '11 réponses exploitables sur 20, il en faut 12. Nous ne concluons pas cette fois-ci.',
    );
  });
});

describe('who else, and which model', () => {
  test('the leader, the client first, the client absent, nobody else', () => {
    const of = (...answers: string[]) => voix(avec({}, [lue(...answers)]));
    expect(dit(chapeauVoix(of('1 0', '1', '0 1')))).toBe(
      'Les IA citent Fournil Tesseau 3 fois, vous 2. Quand une IA vous cite, elle vous met en tête 1 fois sur 2. Le nom le plus souvent en tête est Fournil Tesseau, 2 fois.',
    );
    expect(dit(chapeauVoix(of('0', '0 1')))).toBe(
      'Les IA vous citent 2 fois, Fournil Tesseau 1. Quand une IA vous cite, elle vous met en tête 2 fois sur 2.',
    );
    expect(dit(chapeauVoix(of('1', '1')))).toBe('Les IA citent Fournil Tesseau 2 fois, et vous jamais.');
    expect(dit(sansConcurrent(avec({}, [lue('0', '', '')])))).toBe(
      "Aucun autre nom ne revient dans deux réponses ou plus. Il n'y a donc pas de part de voix à calculer : sur 3 réponses, 1 vous cite et 2 ne citent ni vous ni un nom qui revienne.",
    );
  });

  test('a share that rounds to nothing is not none', () => {
    expect([3, 0, 4, 350].map((mentions) => part(mentions, 700))).toEqual([
      '< 1\u00a0%',
      '0\u00a0%',
      '1\u00a0%',
      '50\u00a0%',
    ]);
  });

  test('a difference between models stays in the margin until the intervals part', () => {
    /** Answers of two models: whether each cites the client. */
    const two = (...answers: [string, string]) => {
      const detail = answers.flatMap((letters, ia) =>
        [...letters].map((c, i): Reponse => ({ ia, essai: i + 1, lu: c === '0' ? [0] : [1] })),
      );
      const { ias, ...data } = avec({}, [{ detail, suivis: [1] }]);
      return dit(chapeauMatrice({ ...data, ias: ias.flatMap((ia) => [ia, { ...ia, ia: 'Claude' }]) }));
    };
    expect(two('0011', '0001')).toBe(
      "Aucune des deux ne vous ignore. De 2 réponses sur 4 chez ChatGPT à 3 sur 4 chez Claude, l'écart entre elles reste dans la marge.",
    );
    expect(two('1'.repeat(20), '0'.repeat(20))).toBe(
      "ChatGPT ne vous cite jamais. De 0 réponse sur 20 chez ChatGPT à 20 sur 20 chez Claude, l'écart entre elles dépasse la marge.",
    );
    expect(two('11', '11')).toBe('Aucune réponse ne vous cite, chez aucune IA.');
  });
});
