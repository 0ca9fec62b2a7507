import { heating, surf } from './three-clients.ts';
import { describeClient } from './told-of-client.ts';

describeClient('R2 (c, d): what is denied of two houses at once', [
  {
    ...heating,
    cited: [
      'Ni {X} ni Thermic 87 ne vous décevront sur le gaz.',
      'Ni {X} ni Thermic 87 ne facturent le déplacement.',
      'Ni {X} ni Thermic 87 ne sont des débutants.',
      "N'oubliez ni {X} ni Thermic 87.",
      'Vous ne regretterez ni {X} ni Thermic 87.',
      'Ni {X} ni Thermic 87 ne ferment en août.',
      'Ni {X} ni Thermic 87 ne prennent la carte.',
      'Ni {X} ni Thermic 87 ne sont donnés, mais le travail est soigné.',
      'On ne peut ignorer ni {X} ni Thermic 87.',
      'Ni Brun ni {X} ne vous feront attendre.',
    ],
    notCited: [
      'Ni {X} ni Thermic 87 ne posent encore de chaudières gaz.',
      "Ni Thermic 87 ni {X} n'interviennent en Haute-Vienne.",
      'Ni {X}, ni Thermic 87 ne se déplacent à la campagne.',
      "En revanche, ni {X} ni Thermic 87 n'acceptent de nouveaux clients.",
      'Ni {X} ni Thermic 87 ne valent le déplacement.',
      'Ni {X} ni Thermic 87 ne sont habilités au gaz.',
      'Ni {X} ni Thermic 87 ne prennent plus personne.',
      'Je ne vous recommande ni {X} ni Thermic 87.',
      "Je n'ai retenu ni {X} ni Thermic 87.",
      'Ne comptez ni sur {X} ni sur Thermic 87.',
      "Je n'irais ni chez {X} ni chez Thermic 87.",
      "Ni {X} ni Thermic 87 n'ont survécu à la crise.",
      'Ni {X} ni Thermic 87 ne travaillent pour les particuliers.',
      "Ni {X} ni Thermic 87 n'existent encore.",
    ],
  },
  {
    ...surf,
    cited: [
      'Neither {X} nor Ocean Kick charges for wetsuits.',
      'Neither {X} nor Ocean Kick will let you down.',
    ],
    notCited: [
      'Neither {X} nor Ocean Kick takes beginners any more.',
      'Neither {X} nor Ocean Kick will teach adults.',
      'I would recommend neither {X} nor Ocean Kick.',
    ],
  },
]);
