import { typeset } from '@agence/gesture';
import type { Illisible } from '@agence/orders';
import { expect, it } from '@jest/globals';
import { AGENCE, read } from '../galerie.fixture.ts';
import { reponse_commande } from '../lettres/commande.lettre.ts';
import { notUnderstood, pourDirect, said } from './reponse.ts';

const direct = (titre: string, sentence: string) => {
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
])('%s', (sentence, wanted) => {
  expect(direct('Ce n’est pas possible', sentence)).toEqual(['Ce n’est pas possible', typeset(wanted)]);
});

it('a name that is not its own', () => {
  expect(direct('Quel client ?', "Aucun client de votre compte ne s'appelle « Le Four ».")).toEqual([
    'Quel établissement ?',
    typeset("Aucun établissement de votre compte ne s'appelle « Le Four »."),
  ]);
});

const answered = (tableau: Illisible) => {
  const autour = { clients: [], seul: undefined, proposee: false, contact: 'bonjour@mesure.test' };
  const answer = notUnderstood({ incompris: 'manque', tableau }, autour);
  return read(reponse_commande({ ...AGENCE, sujet: 'Mes clients', ...answer })).slice(1);
};

const EXAMPLE =
  'Un tableau que nous lisons\n- Entreprise;Site web;Ville;Métier\n- Plomberie Martin;plomberie-martin.fr;Angers;plombier\n- Le Fournil;le-fournil.fr;Cholet;boulangerie';
const END = ['Rien n’a été fait.', 'Une personne vous répond à bonjour@mesure.test.'];

it.each<[Illisible, string, readonly string[]]>([
  [
    { cause: 'titres', cellules: ['Boutique', 'Lien'] },
    'Votre tableau n’a pas les deux colonnes qu’il nous faut\u00a0: Entreprise et Site web.',
    ['Titres que nous ne connaissons pas\u00a0: Boutique · Lien'],
  ],
  [
    { cause: 'titres', cellules: [] },
    'Votre tableau n’a pas les deux colonnes qu’il nous faut\u00a0: Entreprise et Site web.',
    [],
  ],
  [
    { cause: 'ligne', cellules: ['Garage Blot', 'Cholet'] },
    'Votre tableau n’a pas de titres de colonnes, et l’une de ses lignes n’a pas l’entreprise, puis son site.',
    ['Ligne à revoir\u00a0: Garage Blot · Cholet'],
  ],
  [
    { cause: 'taille', cellules: [] },
    'Votre tableau est trop grand pour être lu\u00a0: gardez les colonnes utiles, sans textes longs.',
    [],
  ],
])('%j: the answer names what is wrong, and shows a table that is read', (tableau, wrong, named) => {
  expect(answered(tableau)).toEqual(['Tableau non lu', EXAMPLE, wrong, ...END, ...named]);
});
