import { pattern, regex } from '../../patterns/pattern.ts';

/** What is bought, taken or used. */
const GOODS_WORDS = pattern`
  (?:
    dosettes?
    |lessives?
    |detergents?
    |desinfectants?
    |nettoyants?
    |adoucissants?
    |savons?
    |cremes?
    |gels?
    |sprays?
    |baumes?
    |huiles?
    |serums?
    |comprimes?
    |medicaments?
    |antidouleurs?
    |anti inflammatoires?
    |vaccins?
    |sirops?
    |croquettes?
    |friandises?
    |patees?
    |aliments?
    |kits?
    |tablettes?
    |telephones?
    |smartphones?
    |ordinateurs?
    |imprimantes?
    |ampoules?
    |batteries?
    |filtres?
    |colles?
    |enduits?
    |vernis
    |lasures?
    |mastics?
    |resines?
    |isolants?
    |caissons?
    |charnieres?
    |robinets?
    |mitigeurs?
    |radiateurs?
    |poeles?
    |inserts?
    |tuiles?
    |ardoises?
    |briques?
    |parquets?
    |raquettes?
    |skis
    |chaussures
    |baskets
    |sacs?
    |valises?
    |poussettes?
    |sieges? auto
    |jouets?
    |poupees?
    |consoles?
    |manettes?
    |editions
    |partitions?
    |emissions?
    |podcasts?
    |documentaires?
    |series? (?:televisee?s?|tele)
    |magazines?
    |revues?
    |hebdomadaires?
    |quotidiens?
    |chansons?
    |jeux
    |cordes?
    |anches?
    |pianos?
    |guitares?
    |violons?
    |encres?
    |papiers?
    |carnets?
    |stylos?
    |fils?
    |laines?
    |aiguilles?
    |levures?
    |farines?
    |cafes? de marque
    |thes? de marque
    |conserves?
    |biscuits?
    |bonbons?
    |sodas?
    |eaux?
    |yaourts?
    |moutardes? industrielles?
    |detartrants?
    |antivirus
    |navigateurs?
    |tableurs?
    |cms
    |extensions?
    |plugins?
    |licences?
    |tools?
    |drugs?
    |brands?
    |tyres?
    |paints?
    |detergents?
  )
`;

/** A good before its name: "une dosette Le Chat". */
export const GOODS = regex`
  (?:^|\s)${GOODS_WORDS} (?:
    [a-z]{4,}(?:ee?s?|ante?s?|iques?|ales?|euse?s?|ifs?|ives?) )?(?:
    (?:comme|type|tels? que|telles? que|facon|like|such as) )?(?:le |la |les |l |the )?$
`;

/** What is worn, put on, ridden or plugged in, named by its makers in a list. */
export const WORN = pattern`
  (?:
    shampoings?
    |apres shampoings?
    |masques?
    |soins? (?:capillaires?|sans rincage)
    |combinaisons?
    |maillots?
    |montures?
    |casques?
    |gants?
    |vestes?
    |manteaux
    |chaussettes
    |tentes?
    |duvets?
    |matelas
    |sommiers?
    |oreillers?
    |couettes?
    |canapes?
    |lampes?
    |fours?
    |refrigerateurs?
    |congelateurs?
    |lave linge
    |lave vaisselle
    |aspirateurs?
    |televiseurs?
    |enceintes?
    |ecouteurs?
    |objectifs?
    |pneus?
    |pneumatiques?
    |jantes?
    |trottinettes?
    |tondeuses?
    |tronconneuses?
    |perceuses?
    |compresseurs?
    |climatiseurs?
    |thermostats?
    |volets
    |alarmes?
    |serrures?
    |cylindres?
    |verrous?
    |papiers? peints?
    |moquettes?
    |carrelages?
    |onduleurs?
    |cartouches?
    |cafetieres?
    |couteaux
    |casseroles?
    |biberons?
    |couches
    |maquillages?
    |mascaras?
    |colorations?
    |lentilles?
    |protheses?
    |implants?
    |aligneurs?
    |gouttieres?
    |amplis?
    |synthes?
    |micros?
    |platines?
    |planches?
    |palmes?
    |detendeurs?
    |baudriers?
    |harnais
    |jumelles
    |drones?
    |cigarettes? electroniques?
    |wetsuits?
    |boots
    |tents?
    |shampoos?
  )
`;

/** Goods before the names of their makers in brackets or after a colon: "les kits de grande surface (Mercadier, [Maison Deco]…)". */
export const GOODS_LISTED = regex`
  (?:^|\s)(?:
    ${GOODS_WORDS}
    |produits (?:qui|que|utilise|conseille|cite|recommande)[a-z]*
    |marques?
    |modeles?
    |references
    |chaudieres?
    |materiel
    |appareils?
    |logiciels?
    |outils?
    |pieces
  )(?: [a-z]+){0,4} [(:] [^():;.]*$
  |^(?:assurances?|mutuelles?|financements?|fournisseurs?|fabricants?|verriers?|banques?|applis?|lectures?|livres?|venues?|suppliers?) : [^():;.]*$
`;

/** "Côté cépages, la [Syrah] domine": the sentence says what it speaks of. */
export const TOPIC = regex`
  ^(?:
    cote
    |niveau
    |question
    |en matiere de
    |pour (?:les|la|le|l)
    |quant aux?
    |parmi les
    |au rayon
    |rayon
  ) (?:[a-z]+ )?(?:
    ${GOODS_WORDS}
    |cepages?
    |marques?
    |modeles?
    |labels?
    |logiciels?
    |outils?
    |races?
    |especes?
    |varietes?
    |essences
    |appellations
    |materiel
    |molecules?
    |diplomes?
  ) [,:] `;

/** What a drug, a machine, a food or a paint does, and no house. */
export const THING_DOES = regex`
  ^ ?(?:(?:ne|n) )?(?:
    contien(?:t|nent)|
    (?:se|s) (?:
      donne|prend|mange|boi|garde|conserve|marie|lave|demonte|recharge|branche|pose|colle|deguste|porte
      |avale|injecte|applique|achete|nettoie|installe sans|dilue|chauffe|rince|range|plie|telecharge
      |configure
    )[a-z]* |
    soulage(?:nt)? |
    agi(?:t|ssent) |
    irrite|
    jauni|
    penetre|
    (?:pese|pesent) |
    mesure(?:nt)? |
    consomme(?:nt)? |
    emet|
    mousse|
    seche(?:nt)? |
    abime|
    raye|
    existe(?:nt)? en |
    s oxyde|
    tach(?:e|ent) |
    (?:demande|exige|necessite|suppose|requier)(?:nt|t)? (?:
      une? |des |de l |du |peu |beaucoup |deux |trois )(?:[a-z]+ )?(?:
      prise de sang|ordonnance|prescription|entretien|couches?|temps|arrosage|soleil|espace|exercice
      |mise a jour|sous couche|detartrage|licence|abonnement|connexion|controle|dose|injection|raccordement
    )|
    (?:convien|tien)(?:t|nent) (?:au|aux|a la) (?:
      chene|peaux?|bois|chats?|chiens?|sols?|murs?|debutants sans|gel|pluie
    )|
    contains? |
    weighs? |
    tastes? |
    lasts? |
    dissolves? |
    (?:is|are) (?:made of|rich in)
  )
`;

/** "un trio reprend Piaf": what is played, sung, read or shown. */
export const WORKS_BEFORE = regex`
  (?:^|\s)(?:
    reprend
    |reprennent
    |reprises? de
    |chante
    |chantent
    |interprete
    |interpretent
    |hommage a
    |chansons? de
    |textes? de
    |oeuvres? de
    |films? de
    |romans? de
    |pieces? de
    |tubes? de
    |concertos? de
    |sonates? de
    |poemes? de
    |toiles? de
    |tableaux de
    |statue de
    |tombe de
    |buste de
  )(?: [a-z]+ ,)* ?(?:et )?$
`;

/** A festival, a fair: what fills a town for some days. */
export const EVENT_AFTER = regex`
  ^ ?(?:, [^,.;]{3,60} , )?(?:
    (?:
      remplit|remplissent|envahit|envahissent|enflamme|anime|animent|sature|bloque|paralyse|fait vibrer
    )(?: [a-z]+)? (?:
      la ville|les rues|le centre|les quais|les hotels|tout|toute|la place|le quartier|le bourg
      |les festivaliers
    )|
    se (?:tient|tiennent|tiendra|deroule|deroulent|deroulera)|
    (?:a|ont|aura|auront) lieu(?! d )|
    attire(?:nt)? des milliers|
    bat son plein|
    (?:dure|durent) (?:une?|deux|trois|quatre|cinq|six|\d+) |
    revien(?:t|nent) (?:chaque (?:annee|ete|printemps|automne|hiver)|tous les ans|en|du \d)|
    fete (?:ses|son)|
    takes place|
    runs from|
    is held|
    multiplient les rendez vous
  )
`;

export const EVENT_BEFORE = regex`
  (?:^|\s)(?:
    pendant
    |durant
    |lors
    |a l occasion
    |avant
    |apres
    |festivals?
    |salons?
    |foires?
    |editions?
    |evenements?
    |billets? pour
    |affluence
  )(?: (?:de|du|des|d|comme|tels? que|la|le|l|les|,))+ $
`;
