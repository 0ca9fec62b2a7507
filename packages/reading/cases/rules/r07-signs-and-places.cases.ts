import { describeRule, type RuleCase } from './describe-rule.ts';
import { heating, pastry } from './three-clients.ts';
import { describeClient } from './told-of-client.ts';

describeClient('R7: the sign of somebody, told as the name under which they work', [
  {
    ...pastry,
    cited: [
      "Anaïs Morel a banni l'amande de son atelier ; elle signe ses gâteaux sous le nom de {X} et monte jusqu'à six étages.",
      'Derrière {X} se cache Anaïs Morel, ancienne de chez Lenôtre.',
      "Derrière l'enseigne {X}, on trouve deux sœurs passées par Ferrandi.",
      "Anaïs Morel travaille seule, sous l'enseigne {X}, et livre.",
      "Anaïs Morel vend à domicile ; sa marque s'appelle {X}.",
      'Anaïs Morel a choisi {X} pour nom de boutique.',
      'La pâtissière Anaïs Morel a lancé {X} en 2019.',
      '{X} est le nom sous lequel travaille Anaïs Morel.',
    ],
    notCited: [
      'Sa boutique est derrière {X}, au fond de la cour.',
      'Elle a longtemps travaillé chez {X} avant de partir.',
    ],
  },
]);

describeClient('R7: the core of a name after a small word, a civil title or a kinship', [
  {
    ...heating,
    cited: [
      'Les devis de Lamorlette sont clairs.',
      "Je n'ai entendu que du bien de Lamorlette.",
      'Le technicien de Lamorlette arrive en deux heures.',
      'Et puis il y a Lamorlette.',
      'M. Lamorlette vient en deux jours.',
      'Chez les frères Lamorlette, on vient en deux jours.',
      'La famille Lamorlette pose des chaudières depuis 1962.',
      'Les camions de Brun & Fils et Lamorlette sillonnent la ville ; les deux posent du gaz.',
      'On ne saurait trop conseiller Lamorlette.',
    ],
    notCited: [
      'Garez-vous rue de Lamorlette.',
      'Le hameau de Lamorlette est à dix minutes.',
      'Son parking est place de Lamorlette.',
    ],
  },
]);

const barn = (answer: string, cited: string[]): RuleCase => ({
  says: answer,
  client: { entreprise: 'La Grange de Nouans', ville: 'Loches', metier: 'salle de réception' },
  concurrents: ['Domaine des Aulnes', 'Le Four à Chaux'],
  question: 'Quelle salle pour un baptême près de Loches ?',
  answer,
  cited,
});
const NAMED = ['La Grange de Nouans'];

describeRule('R7: a sign and its place, parted by a comma or a bracket', [
  barn('La Grange, à Nouans, se loue 480 € le dimanche.', NAMED),
  barn('La Grange (Nouans) se loue 480 € le dimanche.', NAMED),
  barn('Je choisirais La Grange, à Nouans, pour sa prairie.', NAMED),
  barn('Le Domaine des Aulnes est complet en juin. Essayez La Grange, à Nouans.', [
    'Domaine des Aulnes',
    'La Grange de Nouans',
  ]),
  barn('- La Grange (Nouans) : 480 €\n- Le Four à Chaux : 600 €', ['La Grange de Nouans', 'Le Four à Chaux']),
  barn('Une grange, à Nouans, sert de salle communale.', []),
]);
