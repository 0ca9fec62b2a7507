import { describeRule, type RuleCase } from './describe-rule.ts';
import { client, concurrents } from './one-house.ts';

const [A, B, C] = ['Atelier Morvan', 'Cycles Bertin', 'Vélo Plaisir'];

/** A, B and C in the answer stand for the houses; `order` is that of their ranks. */
const ranked = (answer: string, order: string): RuleCase => {
  const named = (text: string) => text.replaceAll('[A]', A).replaceAll('[B]', B).replaceAll('[C]', C);
  return {
    says: answer,
    client,
    concurrents,
    question: 'Qui peut réparer un vélo électrique à Dijon ?',
    answer: named(answer),
    cited: [...order].map((letter) => named(`[${letter}]`)),
  };
};

describeRule('R5: ranks told by steps, by a list from the last to the first, by who stands behind whom', [
  ranked('Si je devais les classer : [B] en troisième, [C] en deuxième, [A] en tête.', 'ACB'),
  ranked('Sur la troisième marche, [B] ; sur la deuxième, [C] ; et tout en haut, [A].', 'ACB'),
  ranked('Top 3 (du dernier au premier) : [B], [C], [A].', 'ACB'),
  ranked('Par ordre croissant de préférence : [B], [C], [A].', 'ACB'),
  ranked('Plan B : [B]. Plan A : [A].', 'AB'),
  ranked('[A], ex æquo avec [B], puis [C].', 'ABC'),
  ranked('[B] passe après [A].', 'AB'),
  ranked('En 2e position, [B], et en 1re, [A].', 'AB'),
  ranked("La médaille d'or revient à [A], l'argent à [C], le bronze à [B].", 'ACB'),
  ranked('First comes [A], then [B]; [C] is third.', 'ABC'),
  ranked('À égalité, [B] et [A].', 'BA'),
  ranked('Par ordre de préférence : [B], [C], [A].', 'BCA'),
  ranked("Je garde le meilleur pour la fin : d'abord [B], ensuite [C], et surtout [A].", 'BCA'),
]);
