import { describeRule } from './describe-rule.ts';

const HOUSES: Record<string, string> = {
  A: 'Atelier Vasseur',
  B: 'Maison Kervella',
  C: 'Menuiserie Brochand',
};

/** Sentences that rank three houses, A being the client, and the order they give. */
const RANKED: readonly (readonly [order: string, said: string])[] = [
  ['BA', '{A} ferme la marche. Devant lui, {B} pose plus vite.'],
  ['BAC', '{B} arrive en tête. {A} suit. {C} ferme la marche.'],
  ['BCA', '{A} ferme la marche. En tête, {B}, puis {C}.'],
  ['BAC', 'Mon favori est {B}. Juste derrière, {A}. {C} vient ensuite.'],
  ['BA', '{A} est un bon second. {B} garde la première place.'],
  ['BA', "{A} n'arrive que deuxième : {B} reste devant."],
  ['BA', '{A} est devancé par {B}.'],
  ['BA', "{B} devance {A} d'une courte tête."],
  ['BA', '{A} talonne {B}.'],
  ['BA', '{A} arrive juste après {B}.'],
  ['AB', '{A} passe devant {B}.'],
  ['AB', "{A} l'emporte sur {B}."],
  ['AB', '{A} fait mieux que {B}, qui reste correct.'],
  ['BA', 'Je mettrais {A} en second, derrière {B}.'],
  ['BA', 'Je placerais {B} avant {A}.'],
  ['BA', 'Je placerais {A} après {B}.'],
  ['AB', 'Je placerais {A} devant {B}.'],
  ['BAC', 'La première place revient à {B}, la deuxième à {A}, la troisième à {C}.'],
  ['BAC', '{C} complète le podium. {B} est premier et {A} deuxième.'],
  ['BAC', '3. {C}\n2. {A}\n1. {B}'],
  ['CBA', 'En troisième position, {A}. En deuxième, {B}. Et en premier, {C}.'],
  [
    'CBA',
    'Commençons par la troisième place : {A}. La deuxième va à {B}. La première, sans discussion, à {C}.',
  ],
  ['BA', '{A} vient en deuxième position ; la première est pour {B}.'],
  ['AB', '{A}, puis {B}.'],
  ['AB', "D'abord {A}, ensuite {B}."],
  ['BAC', 'En tête : {B}. Vient ensuite {A}. Enfin {C}.'],
  ['BA', 'Numéro deux : {A}. Numéro un : {B}.'],
  ['BA', "{A} décroche l'argent, {B} l'or."],
  ['BA', 'Second choice: {A}. First choice: {B}.'],
  ['BA', '{A} comes second; {B} takes first place.'],
  ['BA', "I'd put {A} second, after {B}."],
  ['BA', '{B} edges out {A}.'],
  ['AB', 'My top pick is {A}, followed by {B}.'],
  ['BA', 'In second place, {A}. The winner is {B}.'],
  ['BA', 'Le vainqueur : {B}. Le dauphin : {A}.'],
  ['BA', '{A} est le dauphin de {B}.'],
  ['BA', 'À défaut de {B}, prenez {A}.'],
  ['BA', "{A} ne vient qu'en second choix, après {B}."],
  ['BAC', 'Mon tiercé : {B}, {A}, {C}.'],
  ['BA', "Commencez par {B} ; si c'est complet, {A}."],
];

describeRule(
  'R5. An explicit ranking wins over the text order, carried from one house to the next',
  RANKED.map(([order, said]) => ({
    says: said,
    client: { entreprise: 'Atelier Vasseur', ville: 'Annecy', metier: 'menuisier' },
    concurrents: ['Maison Kervella', 'Menuiserie Brochand'],
    question: 'Un bon menuisier à Annecy ?',
    answer: said.replaceAll(/\{([ABC])\}/g, (_, letter: string) => HOUSES[letter] ?? ''),
    cited: [...order].map((letter) => HOUSES[letter] ?? ''),
  })),
);
