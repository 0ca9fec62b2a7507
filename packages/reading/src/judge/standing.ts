import type { Around, Candidate } from '../candidates/types.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { STREETS } from '../lexicons/places.ts';
import { THE_ONE_IS } from '../lexicons/unmatched.ts';
import { sameName } from '../names/spelling.ts';
import { holds, mayHold } from '../patterns/holds.ts';
import { lastWord } from '../patterns/last-word.ts';
import { personNamed } from './person.ts';

// How a name stands to the nouns and verbs around it: what is said so is said of somebody who works for others.

/** Past participles and adjectives of a house or of who keeps it, as they open a sentence. */
const OPENING =
  /^(?:(?:fraichement|recemment|nouvellement|tout juste|discretement|joliment|idealement|longtemps|deja|plus|moins|aussi|tres|un peu) )?(?:(?:r?ouvert|install|fond|cre|repri|lanc|mont|inaugur|ten|dirig|anim|men|ger|pilot|rachet|implant|bas|etabli|nich|cach|log|blotti|specialis|form|diplom|reconn|repute|appreci|recommand|plebiscit|prim|recompens|labellis|certifi|agree|equip|port|soutenu|couronn|distingu)(?:e|s|es|ee|ees|i|is|ie|ies|it|ite|its|ites|u|us|ue|ues)?|nee?s?|issue?s?|ancien(?:ne)?s?|artisane?s?|fidele a|forte?s? de) [a-z\d ,]{3,110} , (?:le |la |les |l )?$/u;
/** "Ouverte en 2023 par deux grimpeurs, [X] compte": what opens the sentence is said of its subject. */
export const openedOn = (a: Around): boolean =>
  lastWord(a.tail) === ',' && a.before.length < 140 && OPENING.test(a.before);

/** What only somebody who works has: ways, gifts, trade, dealings with customers. */
const QUALITIES = words(`
  approche demarche philosophie methode patte touche style univers esprit vision serieux gentillesse patience rigueur reactivite disponibilite ponctualite honnetete transparence franchise amabilite courtoisie souplesse
  metier specialite fort credo pari force atout atouts avantage avantages merite merites interet creneau niche pain rayon domaine bebe dada signature
  oeil main mains doigte expertise experience expertises competence competences ecoute pedagogie bienveillance delicatesse finesse minutie precision creativite inventivite imagination humour
  proposition propositions formules selection catalogue gamme collection collections planning agenda carnet repondeur standard horaires delais delai clientele clients habitues eleves avis reputation succes
  devis travail ouverture reouverture arrivee installation adresse
  soin soins regularite constance souci exigence talent genie gout passion enthousiasme energie accueil sourire suivi sens conseil conseils realisations ouvrages pieces gateaux galettes pains plats assiettes croissants burgers bouquets coupes
`);
/** Said of what is had with an article of one's own or of the thing told: "l'approche de [X]", "le grand fort du [X]". */
const OF = words('de du des d chez');
const QUALITY_OF =
  /(?:^|\s)(?:le|la|l|les|au|aux|du|des|toute la|tout le|cette|ce) (?:(?:vrai|vraie|grand|grande|seul|seule|principal|principale|gros|grosse|petit|petite|fameux|fameuse) )?([a-z]+)(?: [a-z]+(?:e|es|if|ive|el|elle|al|ale|able|ible|ique|iste|eux|euse|ant|ante|ent|ente))? (?:de|du|des|d|chez)(?: (?:le|la|les|l))? $/u;
export function qualityOf(a: Around): boolean {
  if (!OF.has(lastWord(a.tail))) return false;
  const noun = QUALITY_OF.exec(a.tail.slice(-70))?.[1];
  return noun !== undefined && QUALITIES.has(noun);
}

/** "pour monter [X] à Wasquehal", "à l'origine de [X]", "s'appelle aujourd'hui [X]", "un certain [X]": a house or who keeps it gets its name. */
const NAMED_SO =
  /(?:^|\s)(?:(?:pour|avant d|afin d|a|de|d|et|puis|ensuite|en|decidee?s?|voulu|su)? ?(?:ouvrir|rouvrir|fonder|cofonder|creer|cocreer|lancer|monter|inaugurer|ouvrant|fondant|creant|lancant|montant)|a l origine d[eu]s?|a la tete d[eu]s?|aux (?:commandes|manettes|fourneaux|renes) d[eu]s?|derriere le nom|(?:s appelle(?:nt)?|se nomme(?:nt)?|se fait appeler|s est appelee?) (?:desormais|aujourd hui|maintenant|depuis [a-z\d ]{2,20}|tout simplement|simplement|dorenavant)|a pris le nom d[eu]s?|rebaptisee?s?|un certain|une certaine|le denomme|la denommee|un denomme|le bien nomme|la bien nommee|les bien nommes?|le fameux|la fameuse)(?: (?:le|la|les|l))? $/u;
export const namedSo = (a: Around): boolean => mayHold(NAMED_SO, a.tail) && NAMED_SO.test(a.tail.slice(-64));

/** "La seule à travailler le noyer est [X]". */
const BEFORE_ONE = words(
  'est sont reste restent demeure serait sera appelle nomme nom de du is are remains doute etre toujours bien donc encore avis certainly',
);
export function theOneIs(a: Around): boolean {
  const last = lastWord(a.tail);
  return (BEFORE_ONE.has(last) || last.endsWith('ment')) && holds(THE_ONE_IS, a.before.slice(-150));
}

/** "Quant à [X], il faut réserver": taken up after other houses. */
const TOPIC =
  /^(?:et |mais )?(?:quant (?:a|aux?)|pour ce qui est d[eu]s?|s agissant d[eu]s?|as for)(?: (?:la|le|les|l))? $/u;
export const topicOf = (a: Around): boolean => TOPIC.test(a.before);

/** "Le voisin d'en face, [X],", "la petite nouvelle, [X],": what it is to the house before. */
const PEER =
  /(?:^|\s)(?:le|la|les|l|son|sa|ses|leur|un|une|its|the|a) (?:[a-z]+ )?(?:voisine?s?|concurrente?s?|rivale?s?|confreres?|consoeurs?|outsider|challenger|nouveau venu|nouvelle venue|nouvelle|petit nouveau|dernier ne|derniere nee|petit dernier|petite derniere|releve|homologue|cousine?|neighbour|rival|competitor|newcomer)(?: [a-z]+){0,4} (?:, |: |est |s appelle |c est |is )(?:(?:le|la|les|l) )?$/u;
export const asPeer = (a: Around): boolean => mayHold(PEER, a.tail) && PEER.test(a.tail.slice(-80));

/** "Je glisserais aussi le nom de [X]", "on entend le nom de [X]". */
const NAME_OF =
  /(?:^|\s)(?:le|les|un|ce|du|au|un autre|deux) noms? (?:de|du|des|d|:)(?: (?:le|la|les|l))? $/u;
export const nameOf = (a: Around): boolean =>
  mayHold(NAME_OF, a.tail) &&
  NAME_OF.test(a.tail.slice(-40)) &&
  !/(?:^|\s)(?:porte|portent|portant|sous|prend|pris|doit|tire|au|du) (?:son |leur )?(?:le |au |du )?noms? /u.test(
    a.tail.slice(-60),
  );

/** The sentence after goes on about the one who was named: "Elle cultive…", "On y remplace…", "Comptez 68 €". */
const GOES_ON =
  /^ ?(?:(?:il|elle|ils|elles|lui|eux) (?:ne |n |y |vous |s |se |a |ont |est |sont |[a-z]{3,})|on y |vous y |(?:son|sa|ses|leur|leurs) (?:[a-z]+ )?(?:patron|patronne|gerant|gerante|equipe|atelier|carte|vitrine|boutique|tarif|tarifs|prix|delai|delais|site|salle|terrasse|accueil|specialite|point fort|seul defaut|formule|menu|devis|camion|showroom|local)|(?:le|la|l) (?:patron|patronne|gerant|gerante|equipe|maison|boutique|atelier|accueil|devis|carte|prestation|premiere consultation|seance) )/u;
export const goesOn = (a: Around): boolean => GOES_ON.test(a.next);

/** Nouns that may stand before the name of a house though they are no kind of house, and adverbial ones. */
const NO_APPOSITION = words(`
  enseigne adresse option choix marque nom outsider voisin voisine concurrent concurrente rival rivale challenger reference pepite star incontournable institution favori favorite franchise filiale
  lundi mardi mercredi jeudi vendredi samedi dimanche matin midi soir semaine mois annee fois jour
  duo trio binome tandem couple famille freres soeurs fratrie jeune jeunes collectif collegue confrere consoeur
  geant geants leader local specialiste pionnier pionniere veteran doyen doyenne champion championne expert numero roi reine temple mastodonte acteur labo comptoir retraite retraitee ancien ancienne nouveau nouvelle petit petite grand grande seul seule tout toute bon bonne
  madame monsieur mademoiselle docteur maitre professeur chef patron patronne gerant gerante fondateur fondatrice
`);
const NO_NOUN = /(?:ment|ant|er|ir|ez|ons|ent|ait)$/u;

const DETERMINERS = words('le la l les du des un une au aux son sa ses leur leurs cette ce cet');
/** "l'école [Rouget-de-Lisle]", "du jazz [Blue Note]": a noun that is no kind of house is told by name. */
export function namedThing({ unit, i, j, emphasised }: Candidate): boolean {
  const [name, noun, det] = [unit.tokens[i], unit.tokens[i - 1], unit.tokens[i - 2]];
  if (name === undefined || noun === undefined || det === undefined || emphasised) return false;
  return (
    DETERMINERS.has(det.fold) &&
    sameName(name.gap) &&
    /^\s?$/u.test(name.gap) &&
    /^[\s'’]$/u.test(noun.gap) &&
    !noun.capital &&
    noun.common &&
    noun.fold.length > 2 &&
    !NO_APPOSITION.has(noun.fold) &&
    !NO_NOUN.test(noun.fold) &&
    !isKind(noun.fold) &&
    personNamed(unit.tokens.slice(i, j)) === null &&
    !STREETS.has(noun.fold)
  );
}

/** "- [Le Moulin de la Reyssouze] broie un mélange": it opens its line of a list, where the other lines have their names. */
export const opensLine = ({ unit, i }: Candidate): boolean =>
  unit.kind === 'item' &&
  unit.marked &&
  unit.line === 0 &&
  unit.tokens
    .slice(0, i)
    .every((t) => t.from < unit.head || (!t.capital && ARTICLES.has(t.fold)) || isKind(t.fold));
