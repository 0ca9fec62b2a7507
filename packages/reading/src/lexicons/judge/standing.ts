import { regex } from '../../patterns/pattern.ts';

// How a name stands to the nouns and verbs around it: what is said so is said of somebody who works for others.

/** Past participles and adjectives of a house or of who keeps it, as they open a sentence. */
export const OPENING = regex`
  ^(?:
    (?:
      fraichement|recemment|nouvellement|tout juste|discretement|joliment|idealement|longtemps|deja|plus
      |moins|aussi|tres|un peu
    ) )?(?:
    (?:
      r?ouvert|install|fond|cre|repri|lanc|mont|inaugur|ten|dirig|anim|men|ger|pilot|rachet|implant|bas
      |etabli|nich|cach|log|blotti|specialis|form|diplom|reconn|repute|appreci|recommand|plebiscit|prim
      |recompens|labellis|certifi|agree|equip|port|soutenu|couronn|distingu
    )(?:e|s|es|ee|ees|i|is|ie|ies|it|ite|its|ites|u|us|ue|ues)?
    |nee?s?
    |issue?s?
    |ancien(?:ne)?s?
    |artisane?s?
    |fidele a
    |forte?s? de
  ) [a-z\d ,]{3,110} , (?:le |la |les |l )?$
`;

export const QUALITY_OF = regex`
  (?:^|\s)(?:le|la|l|les|au|aux|du|des|toute la|tout le|cette|ce) (?:(?:
    vrai|vraie|grand|grande|seul|seule|principal|principale|gros|grosse|petit|petite|fameux|fameuse
  ) )?([a-z]+)(?: [a-z]+(?:
    e|es|if|ive|el|elle|al|ale|able|ible|ique|iste|eux|euse|ant|ante|ent|ente
  ))? (?:de|du|des|d|chez)(?: (?:le|la|les|l))? $
`;

/** "pour monter [X] à Wasquehal", "à l'origine de [X]", "s'appelle aujourd'hui [X]", "un certain [X]": a house or who keeps it gets its name. */
export const NAMED_SO = regex`
  (?:^|\s)(?:
    (?:pour|avant d|afin d|a|de|d|et|puis|ensuite|en|decidee?s?|voulu|su)? ?(?:
      ouvrir|rouvrir|fonder|cofonder|creer|cocreer|lancer|monter|inaugurer|ouvrant|fondant|creant|lancant
      |montant
    )
    |a l origine d[eu]s?
    |a la tete d[eu]s?
    |aux (?:commandes|manettes|fourneaux|renes) d[eu]s?
    |derriere le nom
    |(?:s appelle(?:nt)?|se nomme(?:nt)?|se fait appeler|s est appelee?) (?:
      desormais|aujourd hui|maintenant|depuis [a-z\d ]{2,20}|tout simplement|simplement|dorenavant
    )
    |a pris le nom d[eu]s?
    |rebaptisee?s?
    |un certain
    |une certaine
    |le denomme
    |la denommee
    |un denomme
    |le bien nomme
    |la bien nommee
    |les bien nommes?
    |le fameux
    |la fameuse
  )(?: (?:le|la|les|l))? $
`;

/** "Quant à [X], il faut réserver": taken up after other houses. */
export const TOPIC = regex`
  ^(?:et |mais )?(?:
    quant (?:a|aux?)
    |pour ce qui est d[eu]s?
    |s agissant d[eu]s?
    |as for
  )(?: (?:la|le|les|l))? $
`;

/** "Le voisin d'en face, [X],", "la petite nouvelle, [X],": what it is to the house before. */
export const PEER = regex`
  (?:^|\s)(?:le|la|les|l|son|sa|ses|leur|un|une|its|the|a) (?:[a-z]+ )?(?:
    voisine?s?
    |concurrente?s?
    |rivale?s?
    |confreres?
    |consoeurs?
    |outsider
    |challenger
    |nouveau venu
    |nouvelle venue
    |nouvelle
    |petit nouveau
    |dernier ne
    |derniere nee
    |petit dernier
    |petite derniere
    |releve
    |homologue
    |cousine?
    |neighbour
    |rival
    |competitor
    |newcomer
  )(?: [a-z]+){0,4} (?:, |: |est |s appelle |c est |is )(?:(?:le|la|les|l) )?$
`;
