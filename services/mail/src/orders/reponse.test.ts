import { typeset } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { pourDirect, said } from './reponse.ts';

const answered = (titre: string, sentence: string) => {
  const { titre: title, paragraphes } = pourDirect(said(titre, [typeset(sentence)]));
  return [title, ...paragraphes];
};

it.each([
  [
    "Ce client n'a pas encore été mesuré : l'audit se refait une fois la première mesure faite.",
    "Votre établissement n'a pas encore été mesuré : l'audit se refait une fois la première mesure faite.",
  ],
  [
    "L'audit de ce client a déjà été refait aujourd'hui : il figure dans ses documents. Il pourra l'être à nouveau demain.",
    "L'audit de votre établissement a déjà été refait aujourd'hui : il figure dans vos documents. Il pourra l'être à nouveau demain.",
  ],
  [
    'Un audit de ce client est en cours : il figurera dans ses documents.',
    'Un audit de votre établissement est en cours : il figurera dans vos documents.',
  ],
  [
    "Ce client est déjà corrigé : un client ne se corrige qu'une fois.",
    "Votre établissement est déjà corrigé : une fiche ne se corrige qu'une fois.",
  ],
  [
    'Une mesure de ce client est en cours : attendez sa fin, la correction reste disponible.',
    'Une mesure de votre établissement est en cours : attendez sa fin, la correction reste disponible.',
  ],
  ["La question 9 n'existe pas pour ce client.", "La question 9 n'existe pas pour votre établissement."],
  [
    "Le compte est servi et vos clients sont mesurés jusqu'au 31/12/2099 inclus ; ensuite, plus aucun ordre n'est exécuté.",
    "Le compte est servi et votre établissement est mesuré jusqu'au 31/12/2099 inclus ; ensuite, plus aucun ordre n'est exécuté.",
  ],
])('%s', (sentence, direct) => {
  expect(answered('Ce n’est pas possible', sentence)).toEqual(['Ce n’est pas possible', typeset(direct)]);
});

it('a name that is not its own', () => {
  expect(answered('Quel client ?', "Aucun client de votre compte ne s'appelle « Le Four ».")).toEqual([
    'Quel établissement ?',
    typeset("Aucun établissement de votre compte ne s'appelle « Le Four »."),
  ]);
});
