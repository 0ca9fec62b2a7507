import { describe, expect, it } from '@jest/globals';
import { enTexte } from '../rendu/texte.ts';
import { pagePrete } from './page-prete.lettre.ts';
import { questionsPretes } from './questions-pretes.lettre.ts';
import { rapportPret } from './rapport-pret.lettre.ts';

const who = {
  service: 'Mesure IA',
  contact: 'bonjour@mesure.test',
  compte: 'Agence Horizon',
  jour: '21/11/2026',
  heure: '09\u00a0h\u00a014',
  entreprise: "L'Épi d'Or",
  commande: false,
  seul: false,
};
const pied = [
  '-- ',
  'Mesure IA écrit aux adresses autorisées du compte « Agence Horizon ». Message écrit le 21/11/2026 à 09 h 14, heure de Paris.',
  '',
];
const lines = (...text: string[]) => text.join('\n');

describe('what may be answered', () => {
  it('questions wait: when they are asked by themselves, and how an answer changes them', () => {
    const lettre = questionsPretes({
      ...who,
      questions: [
        { n: 1, question: 'Quel boulanger à Angers ?' },
        { n: 3, question: 'Où acheter du bon pain ?' },
      ],
      demarre: { jour: '22/11/2026', heure: '09 h 14' },
    });
    expect(lettre.sujet).toBe("Questions à valider : L'Épi d'Or");
    expect(enTexte(lettre)).toBe(
      lines(
        'Les questions sont prêtes',
        '',
        "Voici les questions qui seront posées aux IA pour L'Épi d'Or. Sans geste de votre part, la mesure démarre d’elle-même le 22/11/2026 à 09 h 14.",
        '',
        "Répondez à ce message par « Lancer L'Épi d'Or » pour démarrer tout de suite, « Remplacer la question 1 de L'Épi d'Or par « … » » ou « Retirer la question 1 de L'Épi d'Or » pour les changer d’abord.",
        '',
        'Question 1 : Quel boulanger à Angers ?',
        'Question 3 : Où acheter du bon pain ?',
        '',
        ...pied,
      ),
    );
  });

  it('a page is written, and how the next one is chosen', () => {
    const lettre = pagePrete({
      ...{ ...who, commande: true },
      ...{ page: 'Le pain au levain à Angers', lien: 'https://mesure.test/d/x', simulee: false },
    });
    expect(lettre.sujet).toBe("Page prête : L'Épi d'Or");
    expect(lettre.paragraphes[0]).toContain("écrite pour L'Épi d'Or");
    expect(lettre.paragraphes[1]).toContain("Prochaine page de L'Épi d'Or : question 4");
    expect(lettre.faits).toContainEqual(['Document', 'Le pain au levain à Angers']);
  });

  it('a customer without an agency names nobody in its answers, and keeps the document', () => {
    const alone = { ...who, commande: true, seul: true, lien: 'https://mesure.test/d/x', simulee: false };
    const [, choose = '', keep = ''] = rapportPret({ ...alone, periode: '11/2026' }).paragraphes;
    expect(choose).toContain('« Prochaine page : question 4 »');
    expect(choose).toContain('« Mes documents »');
    expect(keep).toContain('Le document est joint à ce message');
    const demarre = { jour: '22/11/2026', heure: '09 h 14' };
    const questions = [{ n: 7, question: 'Quel boulanger à Angers ?' }];
    const [, answer = ''] = questionsPretes({ ...alone, questions, demarre }).paragraphes;
    expect(answer).toContain('« Lancer »');
    expect(answer).toContain('« Remplacer la question 7 par « … » »');
    expect(answer).toContain('« Retirer la question 7 »');
  });
});
