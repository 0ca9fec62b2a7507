import { describeBesideBrun, type Said } from './beside-brun.ts';

const offered = (...names: readonly (readonly [string, string])[]): Said[] =>
  names.map(([sentence, name]) => [`Brun & Fils est bien. ${sentence}`, 'Brun & Fils', name]);

describeBesideBrun(
  'R6. A house that gathers, feasts or stands for something is no fair',
  offered(
    ['Copeau Blanc, à Livron, est un lieu incontournable.', 'Copeau Blanc'],
    ['Copeau Blanc, à Livron, regroupe des artisans locaux et pose en huit jours.', 'Copeau Blanc'],
    ['Copeau Blanc, à Livron, réunit les artisans de la vallée et vend leurs meubles.', 'Copeau Blanc'],
    ['Copeau Blanc, en été, fait aussi des terrasses ; comptez 40 € de l’heure.', 'Copeau Blanc'],
  ),
);

describeBesideBrun('R6. Fairs are told by whom they gather', [
  ['Brun & Fils est bien. Habitat Expo réunit une centaine d’exposants.', 'Brun & Fils'],
  ['Brun & Fils est bien. Habitat Expo rassemble plus de cent exposants.', 'Brun & Fils'],
]);
