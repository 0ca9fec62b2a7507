import { pattern, regex } from '../../patterns/pattern.ts';

/** Another subject begins: what follows is not said of the name any more. */
export const TURN = regex`
  \s(?:
    ;
    |\.
    |mais (?:sa|son|ses|leur|leurs|l autre|le second|la seconde)
    |tandis que
    |alors que
    |contrairement
    |whereas
    |while
  )\s
`;

/** What is said of the customer or of anybody, not of the house: "si l’on ne peut plus se déplacer". */
export const OTHER_SUBJECT = new RegExp(
  pattern`
    (?:^|\s)(?:les|tous les|la plupart des|beaucoup d|deux des|trois des|plusieurs) (?:
      autres|voisins|voisines|concurrente?s?|confreres|consoeurs|autres [a-z]+
    )(?= (?:ont|sont|a|n|ne) )[^,.;:)]*
    |(?:^|\s)(?:
      (?:meme )?si|quand|lorsque|lorsqu|des que|parce que|puisque|pour (?:ceux|celles|les [a-z]+) qui
    ) (?:l )?(?:on|vous|ca|cela|tu|je|votre|vos|personne|qui|n[e]?)(?=\s)[^,.;:)]*
  `,
  'gu',
);
