import { before, some } from './pattern.ts';

/** Words that recommend the name after them. */
export const RECOMMENDS = before`
  (?:tent|essay|test|contact|appel|consult|regard|voy|priviligi|privilegi|prefer|choisiss|opt|pens|song|
    recommand|conseill|visit|sollicit|ajout|cit|retenez|not|command|reserv|fil|fonc|cour|pass|all|poussez|rend|
    tourn|adress|demand|confi|compt|mis|pari|ret[ei]n|priv)[a-z]*ez(?: (?:vous|aussi|plutot|egalement|d abord|
    volontiers|donc|alors|directement|encore|sans hesiter|en priorite|jusqu|voir|un devis|confiance|du cote))*
  (?:je|j|on|nous) (?:(?:vous|te|lui|leur|y) )?(?:recommand|conseill|sugger|propos|commenc|choisi|prend|retien|
    retiend|privilegi|pench|opt|ir|tent|vis|gard|mett|cit|plac|appell|contact|verr|pens|song|regard|not|aim|
    ador|pari|mis)[a-z]*(?: (?:aussi|plutot|egalement|d abord|volontiers|sans hesiter|en premier|souvent|
    notamment|chez|voir|par))*
  (?:il y a|il existe|on trouve|vous (?:avez|trouverez)|existe|reste(?:nt)?|citons|signalons|mentionnons|
    direction|cap sur|place a|s appelle(?:nt)?|se nomme(?:nt)?|il s agit|ne jurent que|ne jure que|recours|
    du (?:bien|mal))(?: (?:aussi|egalement|encore|notamment|plutot|alors|donc))*
  (?:mieux vaut|a defaut|sinon|autrement|pourquoi pas|ou alors|ou encore|ou bien|mais aussi|sans oublier|
    ainsi que|enfin|ensuite|puis|otherwise|failing that)(?: ,)?
`;

const STREET = some`
  rue|avenue|av|place|quai|boulevard|bd|cours|route|chemin|impasse|allee|passage|square
`;

/** Facts about a business: price, rating, hours, address, telephone. */
export const FACTS = new RegExp(
  `\\d ?(?:€|euros?)|€\\s?\\d|[★☆⭐]|\\b\\d{1,2} ?h\\b|\\b${STREET}\\b|(?:^|\\s)0\\d(?:[ .]\\d\\d){4}|${some`
    \bouvert|\bspécialis|\bdevis\b|\bdélai|\brendez-vous\b
  `}`,
  'iu',
);

const AT = some`
  a|au|aux|en|dans|pres|derriere|sous|sur|dont|qui|ou|une?|l|le|la|les|ouverte?|installee?|tenue?|situee?|basee?
`;
/** Text after a name that gives its address, its place or a description. */
export const LOCATED = new RegExp(
  `^ ?(?:, |\\( ?|– |: )?(?:\\d+ ?,? )?(?:${STREET}|${AT}|quartier|face)\\b`,
  'u',
);
export const ADDRESSED = new RegExp(
  `^ ?[,(–] ?(?:\\d+ ?,? ?(?:bis |ter )?)?(?:${STREET}|zone|za|zi|faubourg|galerie)\\b`,
  'u',
);
const WHAT = some`
  que|deux|plus|fondee?|specialis[a-z]+|artisane?|in|near|on|at|by|run|an?|the|where|which|who|based|just
`;
export const APPOSED = new RegExp(
  `^ ?(?:[,(] ?(?:\\d+ |${AT}\\b|${WHAT}\\b)|– ?(?:\\d+ |rue|avenue|place|quai))`,
  'u',
);
