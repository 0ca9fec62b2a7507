import { regex } from '../../patterns/pattern.ts';

/** Words that put a place after them. */
export const SET_AT = regex`
  (?:^|\s)(?:
    a
    |vers
    |de
    |d
    |sur
    |depuis
    |via
    |entre
    |hors
    |direction
    |jusqu a
    |in
    |near
    |of
    |around
    |outside
    |between
    |towards?
  )(?: (?:la|l))? $
`;

/** Words of whom one addresses: what they put after "à" is a person or a house. */
export const ADDRESSED = regex`
  (?:^|\s)(?:
    appel
    |confi[a-z]+
    |adress[a-z]+
    |demand[a-z]+
    |ecri[a-z]+
    |pens[a-z]+
    |song[a-z]+
    |tourn[a-z]+
    |telephon[a-z]+
    |parl[a-z]+
    |fi(?:er|ez)
    |grace
    |vend[a-z]+
    |prefer[a-z]+
    |compar[a-z]+
    |compt[a-z]+
    |mis[a-z]+
    |recour[a-z]+
    |hesit[a-z]*
    |choi[a-z]+
    |balanc[a-z]+
    |tranch[a-z]+
    |partag[a-z]+
  )(?: [a-z]+){0,3} (?:a|au|aux|vers|sur|entre)(?: (?:la|l))? $
`;

/** What a house has and a town has not. */
export const HAD_BY_HOUSE = regex`
  (?:^|\s)(?:
    equipes?
    |patronn?e?s?
    |tarifs?
    |devis
    |prix
    |forfaits?
    |offres?
    |cartes?
    |menus?
    |formules?
    |conseill[a-z]+
    |vendeu[a-z]+
    |avis
    |clients?
    |clientele
    |fondat[a-z]+
    |gerante?s?
    |cote
    |bien
    |part
    |nom
    |marque
    |enseigne
    |famille
    |chez
    |avis
    |alternatives?
    |concurrents?
    |qualite
    |reputation
    |accueil
    |staff
    |prices?
    |menu
  )(?: [a-z]+)? (?:a|au|de|du|d|des|of)(?: (?:la|l))? $
`;
