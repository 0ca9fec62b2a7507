import { regex } from '../patterns/pattern.ts';

/** What one does on the site of a house: every form of the verbs of buying, booking, asking, joining. */
export const DEALS = regex`
  (?:^|\s)(?:
    (?:re)?serv(?:er|ez|e|ent|ation|ations|able|ables)
    |achet[a-z]+
    |achat
    |acquer[a-z]+
    |command(?:er|ez|e|ent|es)
    |pa(?:yez|yer|ie|iement)
    |souscri[a-z]+
    |adhere[a-z]*
    |inscri[a-z]+
    |postul[a-z]+
    |contact[a-z]*
    |ecri(?:re|vez|s)
    |appel(?:er|ez)
    |joi(?:ndre|gnez|gnable|gnables)
    |visit(?:er|ez)
    |rendez vous
    |passe(?:r|z)
    |alle(?:r|z)
    |fil(?:er|ez)
    |demand(?:er|ez|e|es)
    |devis
    |adresse(?:r|z)(?: vous)?
    |renseign(?:er|ez)
    |consult(?:er|ez)
    |tente(?:r|z)
    |essaye(?:r|z)
    |opte(?:r|z)
    |en vente
    |vend(?:u|ue|us|ues|ent)?
    |disponibles?
    |formulaire
    |billetterie
    |boutique en ligne
    |bons? cadeaux?
    |clique(?:r|z)
    |connect(?:er|ez)(?: vous)?
    |telecharg(?:er|ez)
    |choisi(?:r|ssez)
    |lou(?:er|ez)
    |offr(?:ir|ez)
    |prend(?:re|s)
    |prenez
    |prendrez
    |via
    |liens?(?: de reservation| direct)?(?: est)?
    |site(?: est| :)
    |book
    |order
    |write
    |email
    |go
    |try
    |visit
    |buy
    |sign up
    |enquire
    |call
  )(?: [\p{L}\d,:]+){0,6} ?$
`;

/** What is said after the domain: where one books, or that the house offers something. */
export const DEALS_AFTER = regex`
  ^ ?(?:
    qu il faut|que l on|qu on|que vous|pour|:|, ou (?:l on|vous)|(?:: |– )?c est la qu
  )(?: [\p{L}\d,]+){0,4} (?:
    reserv|achet|command|inscri|prend|prenez|contact|ecri|demand|adress|pass|book|buy|order
  )[a-z]*
  |^ ?(?:
    propos|loue|livr|vend|assur|organis|offr|depann|repar|pos|intervien|accueill|fabriqu
    |vous (?:livr|propos|depann|envoi|repond|rappell)
  )(?:e|ent|s|t|nent|issent)?(?= )
`;

/** Figures and facts come from there. */
export const SOURCED = regex`
  (?:^|\s)(?:
    releve[es]*
    |lue?s?
    |trouve[es]*
    |indique[es]*
    |publie[es]*
    |verifie[es]*
    |constate[es]*
    |affiche[es]*
    |annonce[es]*
    |vu[es]*
    |cite[es]*
    |vien(?:t|nent)
    |provien(?:t|nent)
    |donnees?
    |chiffres?
    |source
    |article
    |selon
    |d apres
  )(?: [\p{L}\d,:]+){0,4} (?:sur|dans|par|de|d|chez)? ?(?:[a-z]+ (?:et|ou) )?$
`;
