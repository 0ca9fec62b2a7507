import { regex } from '../../patterns/pattern.ts';

/** Endings of adjectives that follow their noun on a sign: "marine", "gourmande", "solidaire", "bretonne". */
export const ADJECTIVE = regex`
  (?:
    ine?s?
    |iles?
    |oles?
    |istes?
    |ande?s?
    |ante?s?
    |aire?s?
    |ienn?e?s?
    |onn?e?s?
    |oise?s?
    |aise?s?
    |ale?s?
    |elles?
    |eu(?:x|se?s?)
    |ive?s?
    |ifs?
    |ique?s?
    |able?s?
    |ible?s?
    |ee?s?
    |ue?s?
    |verte?s?
    |bleue?s?
    |blanche?s?
    |noire?s?
    |rouges?
    |dore?e?s?
  )$
`;
