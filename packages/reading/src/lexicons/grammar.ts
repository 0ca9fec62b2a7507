import { words } from './list.ts';

// Function words of French and English, from any grammar: closed classes, written out.

/** Articles, contracted articles and "chez": added or dropped freely before a name (R7). */
export const ARTICLES = words('le la les l un une des du d de au aux the a an');

/** Words without weight inside a name: names are compared without them. */
export const LIGHT = words('le la les l d de du des au aux the a of et and');

/** Small words that may stand, in lower case, inside a name between capitalised words. */
export const LINKS = words(
  'de du des d la le les l a au aux en et and of the qui sur sous dans chez pour par s sans & in at on by',
);

export const PREPOSITIONS = words(
  'a au aux en dans sur sous vers chez pour par avec sans entre contre depuis des jusque jusqu pres cote parmi selon hors apres avant devant derrière derriere malgre outre pendant durant d de du in at on near for with by from to under over among',
);

/** Words that open a sentence, an entry or a label and are never the first word of a name there. */
export const OPENERS = words(`
  je j tu il elle on nous vous ils elles ce c cet cette ces cela ca celui celle ceux celles y en
  mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
  qui que quoi dont ou quand comment combien pourquoi quel quelle quels quelles si
  et mais or ni car donc puis ensuite enfin alors ainsi aussi sinon soit
  oui non voici voila toutefois cependant neanmoins pourtant attention comme lorsque puisque quoique afin
  plus moins tres trop assez peu beaucoup tout toute tous toutes plusieurs certains certaines quelques chaque aucun aucune autre autres meme memes
  pour par avec sans sous sur dans vers depuis pendant apres avant entre parmi selon contre hors cote pres loin autour autant
  i you he she it we they this that these those there here my your his her its our their
  if when while where what which who how why and but or so then also however for with without from to in on at by near both
  try ask check book call visit contact consider avoid bring expect look use choose prices price most best cheapest friendliest run runs sleeps two three four five another other one
  reste restent vient viennent suit suivent arrive arrivent voir quant idem idealement autrement niveau bref parfois souvent citons signalons mentionnons ajoutons notons rappelons comptez
  autour autant hormis excepte sauf via voire certes tantot desormais outre lors des jusque jusqu malgre derriere devant
  most some any all each every no not yes only just
  direction cap
`);

/** Cardinal number words that take part in "two of these", never a name alone. */
export const NUMBER_WORDS = words(
  'un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent mille one two three four five six seven eight nine ten',
);

/** Days and months. */
export const CALENDAR = words(`
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  noel paques toussaint pentecote ascension easter christmas printemps ete automne hiver
`);
