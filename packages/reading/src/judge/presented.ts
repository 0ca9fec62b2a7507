import type { Around, Candidate } from '../candidates/types.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';

export const APPOSED =
  /^ ?(?:(?:,|\() ?(?:(?:\d+ ?,? ?(?:bis |ter )?)?(?:rue|avenue|av|place|quai|boulevard|bd|cours|route|chemin|impasse|allee|passage|square|zone|za|zi|quartier|faubourg|galerie)|a|au|aux|en|dans|pres|derriere|sous|sur|dont|qui|que|qu|ou|un|une|deux|trois|l|le|la|les|plus|moins|tout|installee?s?|basee?s?|situee?s?|ouverte?s?|tenue?s?|fondee?s?|specialis[a-z]+|cachee?s?|garee?s?|ancienn?e?s?|artisane?|cooperative|independante?s?|in|near|on|at|by|run|a|an|the|where|which|who|whose|based|just|open|ferme|fermee)|– ?(?:\d+ ?,? ?(?:bis |ter )?)?(?:rue|avenue|av|place|quai|boulevard|bd|cours|route|chemin|impasse|allee|passage|square|zone|za|zi|quartier|faubourg|galerie))\b/u;
const SUPERLATIVE =
  /^ ?(?:est|sont|reste|restent|demeure|demeurent|serait|semble|semblent|parait|is|are|remains) (?:sans doute |aussi |probablement |clairement |souvent |toujours |bien |the )?(?:le|la|les|l|mon|ma|un|une|imbattable|parfait[a-z]*|ideal[a-z]*|tres|plus|moins|assez|plutot|abordable|serieu[a-z]+|correct[a-z]*|competiti[a-z]+|fiable|recommandable|tout indique|mieux|best|cheapest|friendliest|a)\b/u;
/** Said after a name, these speak of somewhere to go. */
const ENDORSED =
  /^ ?(?:, [^,.;]{3,40} , )?(?:(?:merite|valent|vaut|meritent) (?:le|la|les|l|un|une|qu|d|votre|bien|vraiment|largement|toujours|aussi)|(?:n est|ne sont) pas (?:mal|mauvaise?s?|en reste|a negliger|a dedaigner|ininteressante?|bete|loin|inconnue?)|ne (?:demerite|decoit|deparera|depare|decoivent) (?:pas|jamais)|n a rien a (?:envier|leur envier)|(?:m |nous |vous )?(?:a|ont|avait) (?:paru|semble|seduit|convaincu|plu|enchante|fait (?:bonne impression|ses preuves))|(?:comes?|is|are) (?:highly |warmly |often )?recommended|gets? (?:good|great|excellent|rave) reviews|will do |would suit|(?:a|ont) (?:bonne|tres bonne|la) (?:presse|reputation|cote|preference)|m (?:a|ont) ete recommande|est (?:souvent |tres |bien )?recommandee?|(?:pourrait|pourraient|devrait|devraient|peut|peuvent|saura|sauront) (?:aussi |egalement |vous )*(?:convenir|suffire|depanner|aider|faire l affaire|plaire|recevoir)|fait partie des|font partie des|tient la (?:corde|route)|sort(?:ent)? du lot|fait l unanimite|fait l affaire|c est (?:le|la|l|du|de la|un|une)|est (?:ouverte?|fermee?|installee?|situee?|tenue?|joignable|connue?|reputee?|specialisee?|disponible) |a pignon sur rue|s est (?:mise?|installee?|lancee?|etablie?) |se sont (?:mise?s|installee?s|lancee?s|etablie?s) |vien(?:t|nent) de (?:s installer|se lancer|reprendre)|ne desemplit|sait (?:faire|tout)|tient boutique)/u;
const PARTICIPLE =
  /^ ?, [a-z]+(?:ee?s?|is|it|us?|ant) (?:a|au|aux|en|par|dans|chez|sur|depuis|de|d|du|des|avec)\b/u;
const A_KIND =
  /^ ?, (?:un|une(?! (?:[a-z]+aine|poignee|foule|multitude|serie|paire) d)|deux|trois|a|an|two|three) ((?:[a-z]+ ){0,2}[a-z]+)/u;
const PRONOUN = /^ ?, (?:il|elle|ils|elles|lui|eux|it|they) /u;

/** A trade by the shape of its noun, where no list knows it: "relieuse", "vannier", "campanologue". Only trusted in apposition. */
const TRADE_SHAPE = /^[a-z]{3,}(?:eur|euse|rice|iste|logue|iatre|ier|iere|icien|icienne|graphe)$/u;
/** Nouns and adjectives of that shape that are no trades, or roles inside a house. */
const NOT_TRADES = words(`
  premier premiere dernier derniere particulier particuliere regulier reguliere entier entiere singulier familier meilleur valeur ailleurs plusieurs leur interieur exterieur superieur inferieur majeur
  janvier fevrier triste artiste quartier metier dossier papier chantier catalogue dialogue clavier grenier panier cahier courrier escalier calendrier gibier collier palier moteur facteur secteur
  auteur acteur lecteur visiteur amateur serveur serveuse vendeur vendeuse directeur directrice fondateur fondatrice createur creatrice inventeur inspecteur animateur animatrice
  liste piste riviere lumiere matiere maniere carriere barriere priere biere chaudiere ordinateur aspirateur refrigerateur ventilateur radiateur congelateur photographie biographie
  hauteur longueur largeur couleur douceur fraicheur chaleur odeur saveur liqueur faveur fleur coeur soeur rougeur blancheur rondeur grandeur lourdeur epaisseur profondeur vigueur rigueur terreur erreur humeur lueur sueur vapeur malheur bonheur honneur
`);
const trade = (word: string) => {
  const one = word.replace(/s$/u, '');
  return isKind(word) || (TRADE_SHAPE.test(one) && !NOT_TRADES.has(one) && !NOT_TRADES.has(word));
};

/** A kind of provider is given right after: ", menuisier à Bourg-lès-Valence", ", petit bureau d'études". */
function kindAfter(after: string): boolean {
  const open = /^ ?([,(–:]) ?([a-z]+)(?: ([a-z]+))?(?: ([a-z]+))?/u.exec(after);
  if (open === null) return false;
  const [, sign, first = '', second = '', third = ''] = open;
  if (isKind(first) || (sign === ',' && trade(first))) return true;
  const adjective =
    /^(?:petite?|grande?|vieille|vieux|jeune|minuscule|discrete?|modeste|jolie?|belle|beau|bonne?|ancienn?e?|excellente?|nouvelle|nouveau|vrai|vraie|simple|micro|mini|seule?|unique|autre|double|tout|toute|small|tiny|little|family)$/u;
  return adjective.test(first) && (isKind(second) || (adjective.test(second) && isKind(third)));
}

/** A place in brackets right after: "(Montivilliers)". */
function bracketedPlace(c: Candidate): boolean {
  const next = c.unit.tokens[c.j];
  return next !== undefined && /^\s*\($/u.test(next.gap) && next.capital;
}

/** Who provides, though no trade is named: "une petite structure", "un couple de passionnés". */
const WHO = words(
  'structure entite boite affaire institution pointure couple passionne passionnee passionnes autodidacte reconverti reconvertie perfectionniste orfevre maison',
);
/** ", un polisseur de Montchanin": a trade by its shape, with its place or what it is told of. */
const BY_SHAPE =
  /^ ?, (?:un|une|deux) (?:(?:petite?|jeune|vieux|vieille|ancien|ancienne|bon|bonne|excellente?|vrai|vraie) )?([a-z]+)s? (?:de|d|du|des|a|au|en|qui|installee?s?|basee?s?|independante?s?|locale?|,)(?= |$)/u;

/** How what follows the name presents it: its kind, an address or a relative clause, a participle. */
export function presentedAfter(c: Candidate, a: Around): 'kindAfter' | 'apposed' | 'participle' | null {
  if (!/^ ?[,(–:]/u.test(a.after)) return bracketedPlace(c) ? 'apposed' : null;
  const kinds =
    A_KIND.exec(a.after)?.[1]
      ?.split(' ')
      .some((w) => isKind(w) || WHO.has(w)) === true || trade(BY_SHAPE.exec(a.after)?.[1] ?? '');
  if (kinds || kindAfter(a.after)) return 'kindAfter';
  if (APPOSED.test(a.after) || bracketedPlace(c)) return 'apposed';
  return PARTICIPLE.test(a.after) ? 'participle' : null;
}

const FOUNDED = '(?:ouvert|rouvert|repris|fonde|cree|lance|monte|inaugure|installe)';
const HAS_FOUNDED = new RegExp(`^ ?(?:a|ont|vient d|viennent d) (?:${FOUNDED}|ouvrir|inaugurer) `, 'u');
const FOUNDS = new RegExp(
  `(?:^|\\s)(?:a|ont|ai) (?:[a-z]+ment |ensemble |depuis )?${FOUNDED} (?:le |la |les |l )?$|(?:^|\\s)(?:tien(?:t|nent)|dirige(?:nt)?|anime(?:nt)?|gere(?:nt)?|mene(?:nt)?|pilote(?:nt)?) (?:quant a (?:lui|elle|eux|elles) |aussi |ensemble |egalement )?(?:(?:le|la|les|l|un|une) [a-z]+ )?(?:le |la |les |l )?$`,
  'u',
);

/** "Pigment a ouvert au printemps"; not "Odile a ouvert Pigment", where the house comes after. */
export const hasFounded = (c: Candidate, a: Around): boolean =>
  holds(HAS_FOUNDED, a.after) && !c.unit.tokens.slice(c.j + 2, c.j + 5).some((t) => t.capital && !t.opening);

/** "Odile a ouvert [Pigment]". */
export const founded = (a: Around): boolean => holds(FOUNDS, a.tail);

export const superlative = (a: Around): boolean => SUPERLATIVE.test(a.after);
export const endorsed = (a: Around): boolean => holds(ENDORSED, a.after);
export const takenUp = (a: Around): boolean => PRONOUN.test(a.after);
