import { regex } from '../../patterns/pattern.ts';

/** "Ses salariés, dont [X],", "se résume à une personne, [X],": one of the people of a house. */
export const ONE_OF = regex`
  (?:^|\s)(?:ses|leurs|its|their) (?:[a-z]+ ){1,4}(?:, )?(?:
    dont
    |comme
    |parmi lesquels
    |parmi lesquelles
    |notamment
    |including
    |such as
  ) $
`;

export const IN_PERSON = regex`
  (?:^|\s)(?:une?|deux|trois|one|two) (?:seule?s? |meme |unique )?(?:
    personnes?
    |femmes?
    |hommes?
    |tetes?
    |mains?
    |paires? de (?:bras|mains)
    |praticienne?s?
    |salariee?s?
    |employee?s?
    |interlocut[a-z]+
    |person
    |people
  ) (?:[a-z]+ )?[,:] $
`;
