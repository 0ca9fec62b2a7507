import { pattern, regex } from '../../patterns/pattern.ts';

export const LOCATED = regex`
  ^ ?(?:, |\( ?|– |: )?(?:\d+ ?,? )?(?:
    rue
    |avenue
    |place
    |quai
    |boulevard
    |cours
    |route
    |chemin
    |impasse
    |allee
    |a
    |au
    |aux
    |en
    |dans
    |pres
    |derriere
    |face
    |sous
    |sur
    |qui
    |dont
    |ou
    |un
    |une
    |le
    |la
    |les
    |l
    |ouvert
    |ouverte
    |installe
    |installee
    |tenu
    |tenue
    |situe
    |situee
    |base
    |basee
    |quartier
  )\b
`;

/** An address follows the name. */
export const ADDRESSED = regex`
  ^ ?[,(] ?(?:\d+ ?,? ?(?:bis |ter )?)?(?:
    rue
    |avenue
    |place
    |quai
    |boulevard
    |cours
    |route
    |chemin
    |impasse
    |allee
    |passage
    |square
  )\b
`;

/** "la plaque « Bistrot de Pays »", "l'appellation X", "« X » : ce label": the words name a label or are named as words. */
export const LABEL = pattern`
  (?:
    labels?
    |mentions?
    |appellations?
    |termes?
    |expressions?
    |mots?
    |formules?
    |charte
    |sigle
    |certifications?
    |distinctions?
    |marque collective
    |intitule
  )
`;
