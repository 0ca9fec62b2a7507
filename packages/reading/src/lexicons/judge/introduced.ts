import { regex } from '../../patterns/pattern.ts';

export const PICKED_BEFORE = regex`
  (?:^|\s)(?:
    c est
    |ce sont
    |ce sera
    |ce seront
    |c etait
  )(?: (?:encore|aussi|plutot|surtout|souvent|toujours|donc|alors|desormais|bien|chez|avec)
  )*(?: (?:le|la|les|l))? $
`;

export const ONE_OF_THEM = regex`
  (?:^|[;:.] |(?:^|\s)(?:et|puis|mais|enfin|quant a|tandis que|alors que) )(?:
    l (?:une?|autre)
    |(?:(?:le|la|un|une) )?(?:
      premiere?|seconde?|deuxieme|troisieme|quatrieme|cinquieme|autre|derniere?|suivante?
    )(?: [a-z]+){0,3}
  )(?: (?:est|s appelle|se nomme)| , c est)? (?:, |– |: )?(?:
    (?:si|pour|quand|a condition|sans|moins|plus|un peu|mais|dans|en|a) [a-z\d ]{2,60} , )?(?:le |la |les |l )?$
  |(?:^|[;:.] )(?:
    one of (?:the|a) [a-z]{3,12}|the (?:first|second|third|other|last)|another
  )(?: [a-z]+){0,3} , $
`;

/** "Plusieurs ateliers s'en chargent : [X], Y et Z": kinds of house are counted, then named. */
export const COUNTED = regex`
  (?:^|[;.] )(?:les )?(?:
    deux
    |trois
    |quatre
    |cinq
    |six
    |quelques
    |plusieurs
    |two
    |three
    |four
    |several
  ) ((?:[a-z]+ ){1,9}): [^.;:]{0,90}$
`;
