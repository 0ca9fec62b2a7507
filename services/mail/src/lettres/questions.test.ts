import { describe, expect, it } from '@jest/globals';
import { AGENCE, DIRECT, read } from '../galerie.fixture.ts';
import { questions_pretes } from './questions.lettre.ts';

const demarre = { jour: '22/11/2026', heure: '09\u00a0h\u00a014' };
const questions = [
  { n: 1, question: 'Quel boulanger à Angers ?' },
  { n: 3, question: 'Où acheter du bon pain ?' },
];
const un = { entreprise: "L'Épi d'Or", questions, demarre };

describe('questions wait', () => {
  it('when they are asked by themselves, and how an answer changes them', () => {
    expect(read(questions_pretes({ ...AGENCE, clients: [un] }))).toEqual([
      "Questions à valider\u00a0: L'Épi d'Or",
      'Les questions sont prêtes',
      "Deux questions seront posées aux IA pour L'Épi d'Or",
      "Démarrer tout de suite\u00a0: répondez «\u00a0Lancer L'Épi d'Or\u00a0»",
      'Sans action de votre part, la mesure démarre d’elle-même le 22/11/2026 à 09\u00a0h\u00a014.\n1. Quel boulanger à Angers ?\n3. Où acheter du bon pain ?',
      'Pour une autre question, changez son numéro avant d’envoyer.',
      [
        'Vous pouvez répondre à ce message\u00a0:',
        "- Remplacer la question 3\u00a0: répondez «\u00a0Remplacer la question 3 de L'Épi d'Or par «\u00a0…\u00a0»\u00a0»",
        "- Retirer la question 3\u00a0: répondez «\u00a0Retirer la question 3 de L'Épi d'Or\u00a0»",
      ].join('\n'),
    ]);
  });

  it('of clients placed together, in one letter', () => {
    const all = read(questions_pretes({ ...AGENCE, clients: [un, { ...un, entreprise: 'Le Four' }] }));
    expect(all.slice(0, 3)).toEqual([
      'Questions à valider\u00a0: 2 clients',
      'Les questions sont prêtes',
      'Quatre questions seront posées aux IA pour deux clients',
    ]);
    expect(all.at(-3)).toContain(
      'Le Four, mesure le 22/11/2026 à 09\u00a0h\u00a014 sans action de votre part\n1.',
    );
    expect(all.at(-1)).toContain(
      "- répondez «\u00a0Lancer L'Épi d'Or\u00a0»\n- répondez «\u00a0Lancer Le Four\u00a0»\n",
    );
  });

  it('the only question of a client cannot be removed', () => {
    const [only] = questions;
    const lettre = questions_pretes({ ...AGENCE, clients: [{ ...un, questions: only ? [only] : [] }] });
    expect(lettre.boutons?.map(({ texte }) => texte)).toEqual(['Remplacer la question 1']);
  });

  it('a customer without an agency names nobody in its answers', () => {
    expect(read(questions_pretes({ ...DIRECT, clients: [un] })).join()).toContain('«\u00a0Lancer\u00a0»');
  });
});
