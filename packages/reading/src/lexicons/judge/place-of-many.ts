import { regex } from '../../patterns/pattern.ts';

/** Kinds of house of which no house has many: what counts them is a place. People and rooms a house may have. */
export const HOUSES = regex`
  (?:
    eries?
    |ecoles?
    |schools?
    |hotels?
    |garages?
    |clubs?
    |cliniques?
    |creches?
    |campings?
    |pharmacies?
    |laboratoires?
    |gyms?
    |bakeries
    |pubs
    |primeurs
    |fleuristes
    |opticiens
    |notaires
    |cavistes
  )$
`;

export const HAS_MANY = regex`
  ^ ?(?:
    (?:ne )?(?:
      a|ont|compte|comptent|abrite|abritent|possede|rassemble|concentre|regroupe|recense|manque pas|regorge
      |dispose|offre|has|have|boasts|counts|is home to|is full of|hosts
    ) )(?:(?:bien|encore|aussi|d ailleurs|pourtant|a peine|environ|plus|moins|pas loin) )?(?:de |d )?(?:
    cinq
    |six
    |sept
    |huit
    |neuf
    |dix
    |douze
    |quinze
    |vingt
    |trente
    |quelques
    |plusieurs
    |des
    |bon nombre
    |nombre
    |beaucoup
    |une (?:demi )?(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|poignee|foule|multitude)
    |\d+
    |five
    |six
    |several
    |many
    |plenty
    |a (?:dozen|handful|few|lot|number)
    |half a dozen
    |dozens
  )(?: (?:de|d|of))? (?:
    (?:bons?|bonnes?|petite?s?|vrais?|excellente?s?|grande?s?|autres?|good|great|small|independent) )?([a-z]+[sx])(?=[ ,.;:]|$)
`;
