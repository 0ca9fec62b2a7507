import { regex } from '../../patterns/pattern.ts';

/** "ne vend pas de camembert en grande surface", "à moins de 400 €": where, when, for how much, of which sort it does not. */
export const NARROWED = regex`
  ^(?: ?[a-z]+(?![a-z])){0,3}? (?:
    en (?:
      stock|rayon|vitrine|grandes? surfaces?|ligne|gros|vrac|semaine|saison|direct|janvier|fevrier|mars
      |avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|hiver|ete|automne
    )
    |a moins de
    |a plus de
    |au dela de
    |par correspondance
    |sur internet
    |le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week|matin|soir|midi)
    |(?:
      industriel|pasteurise|surgele|congele|standard|bas de gamme|jetable|chinois|importe|synthetique
      |chimique
    )(?:le)?e?s?
  )(?= |$)
`;
