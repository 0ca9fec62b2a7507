import { pattern, regex } from '../../patterns/pattern.ts';

export const LINKS = pattern`
  (?:
    (?:
      mais
      |parce que
      |or
      |seulement
      |seul
      |probleme
      |attention
      |malheureusement
      |helas
      |depuis
      |aujourd hui
      |bref
      |et
      |car
      |dommage
      |simplement
      |en fait
      |en realite
      |verification faite
      |en verifiant
      |renseignements pris
      |sauf que
      |cela dit
      |ceci dit
      |reste que
      |il se trouve que
      |on apprend que
      |a noter
      |unfortunately
      |sadly
      |but
      |however
      |note that
      |now
      |(?:since|after|following|as of|depuis|apres) (?:
        (?:the|le|la|les|l|its|their|son|sa|ses|leurs?) )?(?:[a-z\d]+ ){0,3}?[a-z\d]+(?= (?:, )?(?:it|they|il|elle|ils|elles) )
      |(?:depuis|en|au|a|fin|debut|mi|voila|il y a|l) (?:[a-z\d]+ ){1,4},
    ) (?:[,:] )?(?:que |qu )?
  ){0,4}
`;

/** The sentence is about the house just named: a pronoun, a possessive, or nobody at all. */
export const ABOUT_IT = regex`
  ^ ?${LINKS}(?:
    il
    |elle
    |ils
    |elles
    |celui ci
    |celle ci
    |ceux ci
    |celles ci
    |son
    |sa
    |ses
    |leur
    |leurs
    |inutile
    |rien
    |pas la peine
    |ce n est
    |ce ne sont
    |c est
    |aucune?
    |impossible
    |n y
    |ne l
    |ne le
    |ne la
    |en l etat
    |dans ces conditions
    |du coup
    |resultat
    |conclusion
    |moralite
    |autant
    |mieux vaut
    |vous n y
    |vous gagner
    |vous perdr
    |vous ser
    |passez
    |je l
    |je le
    |je la
    |je les
    |je ne l
    |je ne le
    |je ne la
    |on n y
    |it
    |its
    |they
    |their
    |he
    |she
    |his
    |her
  )\b
`;

export const OF_A_HOUSE = regex`
  ^(?:
    maison
    |adresse
    |enseigne
    |equipe
    |patronn?e?
    |gerante?
    |couple
    |fondat[a-z]+
    |proprietaires?
    |structure
    |site
    |page
    |repondeur
    |standard
    |vitrine
    |rideau
    |local
    |locaux
    |association
    |societe
    |entreprise
    |etablissement
    |liquidation
    |fermeture
    |certification
    |lieu
    |endroit
    |famille
    |duo
    |owners?
    |company
    |firm
    |place
    |website
    |business
    |premises
    |couple
  )$
`;

/** "Leur antenne de Châlons": a part of the house, or another one. */
export const A_PART = regex`
  ^ ?${LINKS}(?:son|sa|ses|leur|leurs|l|la|le|les|its|their|cette) (?:
    autre
    |seconde?
    |deuxieme
    |ancien(?:ne)?s?
    |antenne
    |agence
    |filiale
    |succursale
    |annexe
    |voisine?s?
    |concurrente?s?
    |service
    |atelier d[eu]
    |boutique d[eu]
    |site d[eu]
    |magasin d[eu]
    |branch
    |other
    |former
  )\b
`;

/** "Je comprends leur enthousiasme, mais son répondeur est sans ambiguïté". */
export const TURNS_TO_IT = regex`
  (?:^|\s)(?:mais|or|seulement|car|puisque?|parce que?|vu que|sauf que|hormis que|but) (?:
    il
    |elle
    |ils
    |elles
    |son
    |sa
    |ses
    |leur
    |leurs
    |l agenda
    |le carnet
    |it
    |its
    |they
    |their
  )(?=\s)
`;
