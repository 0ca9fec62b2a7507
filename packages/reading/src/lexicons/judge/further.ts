import { regex } from '../../patterns/pattern.ts';

/** "les meubles anciens ne sont pas de son ressort": the clause points back to the house whatever its subject. */
export const POINTS_BACK = regex`
  (?:^|\s)(?:
    (?:son|sa|leur|ses|leurs) (?:ressort|domaine|metier|rayon|competences?|secteurs?|zone)
    |desservie?s?
    |inutile
    |pas la peine
    |que je?
    |y trouverez
    |n y (?:all|retourn|port|confi|amen|depos)(?:ez|ons)
    |cette (?:piste|adresse|option|solution)
  )(?=\s)
`;
