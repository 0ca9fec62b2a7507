import { pattern, regex } from '../pattern.ts';

/** Verbs by which something is ordered, as they are commanded or named; without accents. */
export const VERBES_D_ORDRE = pattern`
  (?:
    ajout
    |rajout
    |retir
    |supprim
    |enlev
    |modifi
    |remplac
    |rectifi
    |lanc
    |relanc
    |demarr
    |valid
    |resili
    |coup
    |revoqu
    |desactiv
    |audit
    |diagnostiqu
    |autoris
    |plac
    |arret
    |annul
    |envoi
    |renvoi
    |donn
    |redonn
    |montr
  )(?:er|ez|e|es|ons)
  |(?:chang|corrig)(?:er|ez|e|es|eons)
  |envoyez
  |envoyer
  |renvoyez
  |renvoyer
  |choisi(?:r|s|ssez|ssons)
  |inscri(?:re|vez|s)
  |(?:re)?mett(?:re|ez|ons)
  |(?:re)?mets
  |pass(?:er|ez|e|ons)
  |prenez
  |prendre
  |prenons
  |(?:re)?faites
  |(?:re)?faire
  |refais
  |fais
  |sort(?:ir|ez)
  |clotur(?:er|ez|e)
  |stopp(?:er|ez|e)
`;

/** Of these somebody wants something done, wherever in a sentence they stand. */
export const DU_METIER = regex`
  \b(?:
    ajout
    |rajout
    |retir
    |retrait(?!e)
    |supprim
    |suppress
    |enlev
    |corrig
    |modifi
    |remplac
    |rectifi
    |lanc
    |relanc
    |demarr
    |valid
    |resili
    |coup(?:er|ez|e|ons|ure)
    |revoqu
    |desactiv
    |auditer
    |auditez
    |diagnostiqu
    |autoris
    |plac(?:er|ez|ons)
    |inscri
    |chang
    |choisi
    |arretez
    |annul
    |stopp
    |clotur
    |suspend
    |confirm
  )[a-z]*
`;

/** What may turn an order into another one, or into none. */
export const RESERVE = regex`
  (?:^|[^a-z])(?:
    mais
    |sauf
    |hormis
    |excepte
    |attend[a-z]*
    |patient[a-z]*
    |finalement
    |plutot
    |p\.? ?s\.?(?![a-z])
    |ne
    |n'[a-z]+
    |pas
    |plus tard
    |aussi
    |egalement
    |ensuite
    |puis
    |non
    |oubli[a-z]*
    |si
    |s'(?!il (?:vous|te) plait)
    |seulement
    |uniquement
    |sans
    |quand
    |lorsqu[a-z']*
    |avant
    |apres (?:que?|l)
    |sinon
    |peut-etre
    |hesit[a-z]*
    |reflechi[a-z]*
    |enfin
    |jamais
    |stop
    |cependant
    |toutefois
    |pourtant
    |en revanche
    |par contre
    |a condition
    |sous reserve
    |je vous (?:redis|rappelle|confirmerai|dirai|recontacte)
    |je reviens vers
    |en suspens
    |en attente
    |doute
    |pas sure?
  )(?![a-z])
`;

/** Reasons that say no, and leave the order as it is. */
export const REFUS_ANODINS = new RegExp(
  pattern`
  \bn'(?:ai|avons) plus (?:le|la|les|mon|notre|nos|mes) |
  \bn'(?:ai|a|avons|ont) (?:pas|plus) (?:(?:re)?trouve|recu|vu)s?\b
  |\b(?:ne |n')(?:a|ont) (?:pas|plus) (?:souhaite |voulu |desire )?(?:
    renouvel
    |reconduire?
    |reconduit
    |prolong
    |poursuiv
    |continu
    |pay
    |regl
    |repond
    |sign
  )[a-z]*
  |\bne (?:souhait|veu|desir)[a-z]* (?:pas|plus) (?:
    continuer
    |poursuivre
    |travailler
    |collaborer
    |renouveler
    |prolonger
  )
  |\b(?:n'est|ne sont) (?:pas|plus) (?:
    a jour
    |bon(?:ne)?s?
    |exacte?s?
    |correcte?s?
    |le bon
    |la bonne
    |valable
    |pertinente?s?
    |adaptee?s?
    |d'actualite
  )
  |\b(?:ne |n')?(?:le |la |les |l')?(?:
    correspond
    |concern
    |pai
    |repond
    |arriv
    |reuss
    |parv
    |recoi
    |travaill
    |collabor
    |exerc
    |fai[st] (?:plus )?partie
    |(?:re)?trouv
    |figur
    |exist
  )[a-z]* (?:pas|plus)(?: partie)?
  |\b(?:je|on) (?:ne )?(?:sai[st]|comprends?) (?:pas|plus) (?:bien |trop )?(?:quoi|comment|ou)\b
  |\bn'?(?:est|sont) plus (?:client|cliente|clients|chez|dans|des|la|le|l)\b
  |\bn'(?:a|ont|ai|avons) plus (?:acces|besoin d|(?:assez )?de places?)
  |\bs'(?:est|en va|arrete|agit|appelle|occupe)\b
  |\b(?:on|nous|il|elle|je) (?:n'|ne )(?:
    est
    |suis
    |sommes
    |fais
    |fait
    |faisons
    |vends?
    |vendons
    |proposons
    |propose
  ) (?:pas|plus) (?:les|des|de|du|le|la|d')(?![a-z])
  |\bne fai(?:t|s|sons) plus partie
  |\bpas (?:celui|celle) d[e'u]\w*
`,
  'gu',
);

const MOIS = pattern`
  (?:
    janvier
    |fevrier
    |mars
    |avril
    |mai
    |juin
    |juillet
    |aout
    |septembre
    |octobre
    |novembre
    |decembre
  )
`;
export const QUAND = regex`
  \b(?:
    demain
    |apres-demain
    |lundi
    |mardi
    |mercredi
    |jeudi
    |vendredi
    |samedi
    |dimanche
    |prochain(?:s|es?|ement)?
    |des (?:que|lors|le|la|lundi)
    |d'ici
    |a partir d
    |a compter d
    |(?:a la )?fin (?:du |de (?:la )?|d')?(?:mois|semaine|annee|trimestre)
    |(?:le |au )?\d{1,2}(?:er)? ${MOIS}
    |(?:debut|mi|fin|courant)[- ]${MOIS}
    |(?:l'annee|la semaine|le mois) prochaine?
    |en ${MOIS}
    |une fois
    |jusqu'
    |en attendant
    |bientot
    |tout a l'heure
    |dans (?:un|une|deux|trois|quatre|quelques|\d+) (?:jour|semaine|mois|heure)s?
  )\b
`;
