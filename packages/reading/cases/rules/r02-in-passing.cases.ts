import { describeRule } from './describe-rule.ts';
import { client, concurrents, offer, refuse } from './one-house.ts';

describeRule(
  'R2 (e) and (f): a name that the sentence only passes by',
  refuse([
    'La patronne, longtemps salariée d’Atelier Morvan, connaît son métier.',
    'On y retrouve l’ambiance qu’avait Atelier Morvan à ses débuts.',
    'Les cadres y sont soudés par les ouvriers d’Atelier Morvan.',
    'Ses roues sont montées à Beaune par Atelier Morvan.',
    'Leurs peintures ont été refaites par Atelier Morvan.',
    'Ses selles, que fournit Atelier Morvan, durent dix ans.',
    'Parmi ses références, la boutique cite la mairie, la poste et Atelier Morvan.',
    'Un de ses clients, Atelier Morvan, en parle avec chaleur.',
    'Le club porte le logo d’Atelier Morvan.',
    'Le magasin occupe les anciens locaux d’Atelier Morvan.',
    '« Les pièces ont doublé », expliquait en mars le gérant d’Atelier Morvan.',
    'Selon le baromètre d’Atelier Morvan, la révision coûte 80 €.',
    'The two mechanics met in the workshops of Atelier Morvan.',
    'Il demande 6 % de plus que ce que pratiquait Atelier Morvan.',
    'Il forme aussi ceux qui entretiennent la flotte d’Atelier Morvan.',
    'Cycles Bertin, à ne pas prendre pour Atelier Morvan, ouvre le lundi.',
  ]),
);

describeRule(
  'R1: in passing, yet offered',
  offer([
    'La patronne d’Atelier Morvan vous reçoit sans rendez-vous.',
    'La réparation peut être faite par Atelier Morvan, rue Monge.',
    'Le gérant d’Atelier Morvan répare devant vous.',
    'Je confierais ce vélo à Atelier Morvan.',
    'Les ouvriers d’Atelier Morvan réparent les moteurs.',
    'Ce que propose Atelier Morvan est plus complet : 90 € la révision.',
    'Demandez les techniciens d’Atelier Morvan.',
  ]),
);

describeRule('R3: a comparison asked for is answered in parts', [
  ...[
    '**Si le prix prime → Atelier Morvan.**\n\n**Si le délai prime → Cycles Bertin.**',
    '### Verdict\nRévision seule : Atelier Morvan. Grosse panne : Cycles Bertin.',
    'Comptez 80 € chez Atelier Morvan contre 95 € chez Cycles Bertin.',
    'Avantage à Atelier Morvan pour le délai, à Cycles Bertin pour le prix.',
  ].map((answer) => ({
    says: answer,
    client,
    concurrents,
    question: 'Atelier Morvan ou Cycles Bertin pour réparer un vélo à Dijon ?',
    answer,
    cited: ['Atelier Morvan', 'Cycles Bertin'],
  })),
  {
    says: 'the comparison only repeated is no answer',
    client,
    concurrents,
    question: 'Atelier Morvan ou Cycles Bertin pour réparer un vélo à Dijon ?',
    answer:
      'Vous hésitez entre Atelier Morvan et Cycles Bertin. Je ne peux pas vous recommander une entreprise.',
    cited: [],
  },
]);
