import { regex } from '../patterns/pattern.ts';
import { words } from './list.ts';

/** "Grand Angoulême", "Vieux Lyon": parts of a town. */
export const COMPASS = words(`
  grand grande vieux vieille haut haute hauts hautes bas basse basses orientales maritime maritimes
  atlantique atlantiques ocean nord sud est ouest pays rive gauche droite centre coeur
`);

/** What maps call a piece of land, before its name: "le Pays de Caux", "le Mont-Saint-Michel". */
export const COUNTRY = words(
  'pays golfe massif plaine plateau foret mont presqu estuaire col pic gorges marais cote baie val vallee',
);

/** "Henri II", "Louis XV": a reign, that is a style of furniture, a street, a school. */
export const REIGN = regex`
  ^(?:Au )?Moyen[ -]Âge$
  |^(?:Louis|Henri|Charles|Fran[çc]ois|Napol[ée]on|Philippe|Jean|George|[ÉE]douard)[ -](?:[IVX]+|Philippe)$
`;
