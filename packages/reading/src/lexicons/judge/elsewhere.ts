import { pattern, regex } from '../../patterns/pattern.ts';

/** What a place on the map is called, in an apposition or after "est". */
const ON_MAP = pattern`
  (?:
    coeur historique
    |centre (?:historique|ancien|medieval|bourg)
    |quartiers?
    |faubourg
    |hameau
    |lieu dit
    |village
    |bourg
    |bourgade
    |commune
    |station (?:balneaire|thermale|de ski)
    |site (?:classe|naturel|patrimonial|inscrit|protege|remarquable)
    |secteur (?:sauvegarde|protege|pietonnier)
    |plage
    |crique
    |calanque
    |anse
    |presqu ile
    |ile
    |riviere
    |fleuve
    |ruisseau
    |etang
    |lac
    |col
    |sommet
    |massif
    |foret
    |parc (?:naturel|national|regional)
    |reserve naturelle
    |monument
    |belvedere
    |cascade
    |vallee
    |zone pietonne
    |sentier
    |voie verte
    |piste cyclable
  )
`;

export const MAPPED = regex`
  ^ ?(?:, [^,.;]{3,60} , )?(?:
    (?:est|sont|reste|forme|constitue) (?:[a-z]+ )?(?:le|la|les|l|un|une) (?:[a-z]+ )?
    |, (?:le |la |l |un |une )?
  )${ON_MAP}(?=[ ,.;)]|$)
`;

/** What tells of weather, tides and traffic, and sells nothing. */
export const FORECASTS = regex`
  ^ ?(?:(?:et|ou) [a-z\d-]+(?: [a-z\d-]+)? )?(?:(?:vous|te) )?(?:
    donn
    |publi
    |affich
    |fourni
    |indiqu
    |diffus
    |annonc
    |livr
  )[a-z]* (?:des |les |la |le |une |l |de )(?:[a-z]+ )?(?:
    previsions?
    |meteo
    |houle
    |marees?
    |bulletins? (?:meteo|d enneigement|de)
    |horaires de marees?
    |trafic
    |cotes argus
    |enneigement
    |qualite de l air
    |indices? (?:uv|pollinique)
  )
`;

/** "Une cliente, Madame Roussel,": who speaks of a house. */
export const SPEAKER = regex`
  (?:^|\s)(?:une?|deux|certaine?s|mon|ma|notre|leur|sa|son|an?) (?:[a-z]+ )?(?:
    clients?
    |clientes?
    |habituee?s?
    |voisins?
    |voisines?
    |lecteurs?
    |lectrices?
    |internautes?
    |passante?s?
    |patiente?s?
    |maman
    |papa
    |amie?s?
    |touristes?
    |journaliste
    |blogueu(?:r|se)
    |influenceu(?:r|se)
    |eleves?
    |etudiante?s?
    |customers?
    |neighbours?
    |regulars?
    |readers?
  )(?: [a-z]+){0,4} , $
`;

/** "Coco Chanel y a chanté": who once was in a house; not who has opened one there. */
export const WAS_THERE = regex`
  ^ ?(?:, [^,.;]{3,50} , )?y (?:
    (?:a|ont|avait|avaient|aurait|auraient) (?:[a-z]+ment |aussi |meme |autrefois |jadis )?(?!
      ouvert|rouvert|install|mont|cre|lanc|pos|repri|transfer|demenag|amenag|bati|implant|concentr|retrouv
      |gagn|ajout
    )[a-z]{2,}(?:e|i|u|it|is|ert)(?= )
    |(?:
      vint|venait|venaient|passa|passait|joua|chanta|vecut|sejourna|dina|dormit|descendait|descendaient
      |logea|naquit
    )(?= )
  )
`;
