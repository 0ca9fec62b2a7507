import { describeRule } from './describe-rule.ts';

/** Written in one go, without looking at any case: how French ranks in running prose. X comes first, Y second, Z third. */
const client = { entreprise: 'Thermival', ville: 'Angers', metier: 'chauffagiste' };
const concurrents = ['Brossard Énergies', 'Anjou Confort'];
const question = 'Qui peut installer une pompe à chaleur à Angers ?';

const RANKED = [
  'Ma première idée serait X. Viendrait ensuite Y.',
  'En tête, X ; juste derrière, Y.',
  'Je placerais X en tête, puis Y, puis Z.',
  'En second choix, Y. En premier choix, X.',
  'En deuxième choix, je retiens Y ; en premier, X.',
  'Y vient en second, X en premier.',
  'Y prend la deuxième place, X la première.',
  'Y se classe troisième, Z deuxième et X premier.',
  'Numéro 2 : Y. Numéro 1 : X.',
  'Choix n° 2 : Y. Choix n° 1 : X.',
  'Y (n° 2) et X (n° 1) sont les deux à appeler.',
  'La deuxième adresse est Y, la première X.',
  'La première est X. La seconde, Y.',
  'Le premier nom à appeler est X, le deuxième Y.',
  'Commencez par X, puis appelez Y et enfin Z.',
  'Au cas où X ne répondrait pas, appelez Y.',
  'Sur la troisième marche, Z. Sur la deuxième, Y. Sur la première, X.',
  'Médaille d’argent pour Y, médaille d’or pour X.',
  'X remporte la palme ; Y est deuxième.',
  'Arrive en tête X, suivi de Y et de Z.',
  'X est suivi de près par Y.',
  'Primo, X. Secundo, Y.',
  'X d’abord, Y ensuite.',
  'X avant tout, Y à défaut.',
  'En premier, X, en second, Y.',
  'X en premier, Y en second.',
  'En deuxième position, je placerais Y. En première, X.',
  'Y arriverait deuxième, X premier.',
];

const order = (sentence: string) =>
  sentence.includes('Z') && sentence.includes('deuxième et X') ? ['X', 'Z', 'Y'] : ['X', 'Y', 'Z'];
const names: Record<string, string> = { X: 'Brossard Énergies', Y: 'Thermival', Z: 'Anjou Confort' };
const named = (text: string) => text.replaceAll(/\b[XYZ]\b/gu, (letter) => names[letter] ?? letter);

describeRule(
  'R5. An explicit ranking wins over the text order: “en premier / en deuxième”, medals, numbers; else order of first recommendation',
  RANKED.map((says) => ({
    says,
    client,
    concurrents,
    question,
    answer: `Pour une pompe à chaleur, voici ce que je ferais. ${named(says)}`,
    cited: order(says)
      .filter((letter) => says.includes(letter))
      .map(named),
  })),
);
