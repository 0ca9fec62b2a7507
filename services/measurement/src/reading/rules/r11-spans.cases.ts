import { describeBesideBrun } from './beside-brun.ts';

describeBesideBrun('R11: where a name begins and ends', [
  ['Bois et Volutes livre sous huit jours.', 'Bois et Volutes'],
  ['Thouvenin et Fils, à Crest, livre sous huit jours.', 'Thouvenin et Fils'],
  [
    'À Livron, Deux Pattes et Compagnie ne fait que ça, le châssis y revient à 2 900 €.',
    'Deux Pattes et Compagnie',
  ],
  ['Le Rabot et la Varlope, menuisier à Crest, livre sous huit jours.', 'Le Rabot et la Varlope'],
  ['Casa e Legno, rue Haute, importe du noyer.', 'Casa e Legno'],
  ["Ti ar C'hoad, rue Haute, importe du noyer.", "Ti ar C'hoad"],
  ["Tout le contraire chez Yezh ar Vro, où l'on tient au tableau noir.", 'Yezh ar Vro'],
  ["L'Atelier d'à côté, rue Haute, importe du noyer.", "L'Atelier d'à côté"],
  ['Au bord du canal, La Scierie verte, coopérative, vend ses chutes.', 'La Scierie verte'],
  [
    'Les Croqueurs de noix du Vercors donnent des greffons et vendent des plants.',
    'Les Croqueurs de noix du Vercors',
  ],
  ['Pour un plateau tout prêt, La Planche à Gaston en compose à partir de 39 €.', 'La Planche à Gaston'],
]);
