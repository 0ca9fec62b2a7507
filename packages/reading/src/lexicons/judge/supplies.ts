import { regex } from '../../patterns/pattern.ts';

/** "un bun brioché de chez [X]", "le bar sert les bières de la [X]": goods, then where the house gets them. */
export const OF_MAKER = regex`
  (?:^|\s)([a-z]+)(?: (?!(?:et|ou|de|du|des|est|sont|a|ont|qui) )[a-z]+
  ){0,2} (?:de chez|(?:de|du|des|d)(?: (?:la|le|l|les))?) (?:[a-z]+ )?$
`;
