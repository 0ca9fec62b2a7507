import type { Around, Candidate } from '../candidates/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { words } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';
import { STREET_AFTER } from './whereabouts.ts';

const MONTH =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver|pentecote|paques|toussaint|ascension|assomption|noel|carnaval|chandeleur|mi careme|rentree|january|february|march|april|may|june|july|august|september|october|november|december)';
/** When something takes place. */
const WHEN = `(?:(?:en|fin|debut|mi|courant|a la|au|l|au mois de|chaque|tous les|(?:le|les|du) \\d{1,2}(?:er)?(?: (?:et|au) \\d{1,2})?|(?:le|au|les|chaque|un) (?:[a-z]+ )?(?:week end|weekend|samedi|dimanche|lundi)(?: de| du| d)?|in|every|each) (?:(?:fin|debut|mi|de) )?${MONTH}|(?:chaque annee|tous les (?:deux |trois )?ans|(?:les )?annees (?:paires|impaires)|une fois par an|every year|each year))`;
/** Not when a house is shut, full or booked. */
const WHENEVER = new RegExp(
  `(?:^|\\s(?<!(?:^|\\s)(?:ferm|ouvr|ouver|conge|vacance|complet|reserv|plein|jusqu|depuis|avant|des|attente|demenage|rouvr|repos|open|close|booked)[a-z]{0,20}(?: [a-z]{1,30}){0,2}\\s))${WHEN}(?=\\s|$)`,
  'u',
);

/** What may stand between a name and its verb: one or two insertions, adverbs. */
const TO_VERB =
  '^ ?(?:\\( [^()]{2,60} \\) )?(?:(?:, [^,.;]{2,60} ){1,2}, )?(?:(?:aussi|egalement|toutefois|d ailleurs|quant a (?:lui|elle)|encore|lui|elle) )?';
const IS =
  '(?:est|sont|reste|restent|demeure|demeurent|sera|seront|constitue|constituent|offre|offrent|donne|donnent|is|are)';
const ADVERB = '(?: (?:aussi|egalement|toutefois|encore|sans doute|toujours|souvent|d ailleurs|ainsi|bien))?';

/** What a fair is for: meeting many at once, seeing and comparing on the spot. */
const OCCASION = new RegExp(
  `${TO_VERB}(?:${[
    `${IS}${ADVERB} (?:l|une|la) (?:(?:belle|bonne|excellente|meilleure|seule|parfaite|rare) )?(?:occasion|opportunite)(?! (?:du|de la) (?:quartier|ville))`,
    `${IS}${ADVERB} (?:le|un|l) (?:(?:bon|meilleur|parfait|grand) )?(?:moment|endroit|lieu|rendez vous) (?:[a-z]+ )?(?:pour (?:comparer|rencontrer|croiser|echanger)|annuel)`,
    `${IS}${ADVERB} (?:la|le|les|l|un|une) (?:[a-z]+ )?(?:references?|rendez vous|evenement|temps fort|grand messe|passage oblige|incontournable|point d orgue)(?: [a-z]+){0,5} ${WHEN}`,
    'perme(?:t|ttent|ttra|ttront|ttrait) (?:aussi |egalement |justement |souvent )?(?:de |d )(?:rencontrer|croiser|echanger|discuter)(?: [a-z]+ment)? (?:avec )?(?:les|des|plusieurs|beaucoup|une? |tous|directement)',
    '(?:reuni(?:t|ssent|ra|ront)|(?:rassembl|regroup|accueill|attir|rameut)(?:e|ent|era|eront))(?: [a-z]+ment)?(?: (?:une?|plus|pres|quelque|chaque|les|des|de|d|\\d+|cent|deux|cents|plusieurs|annee|centaine|quarantaine|cinquantaine|vingtaine|trentaine|soixantaine|dizaines|centaines|milliers)){1,6} (?:exposants?|exposantes?|stands?|visiteurs|badauds|concurrents|participants|coureurs)',
    `(?:(?:a|aura|ont|auront) lieu|se (?:deroule|deroulent|deroulera)|se (?:tient|tiennent|tiendra|tiendront) (?:[a-z]+ ){0,3}?${WHEN})`,
    `(?:est|sont) (?:programmee?s?|prevue?s?|organisee?s?|reconduite?s?|annoncee?s?) (?:[a-z]+ )?(?:${WHEN}|du \\d|le \\d)`,
    '(?:fete|fetera) sa [a-z\\d]+ edition',
  ].join('|')})`,
  'u',
);

/** What a fair gathers; a house may sell or join these. */
const GATHERS =
  /^ ?(?:reuni|rassembl|regroup|accueill|attir|rameut)[a-z]+ (?:[a-z\d]+ ){1,6}?(?:editeurs|visiteurs|curieux|collectionneurs|vignerons|brocanteurs|createurs|bouquinistes|marchands|producteurs|eleveurs|artisans|professionnels)(?=\s|$)/u;

/** "Valence en Gastronomie, en septembre, attire du monde", "aux Glorieuses, la troisième semaine de décembre". */
const AT_ITS_DATE = new RegExp(
  `^ ?, (?:l|le|la|les|chaque) (?:(?:premi|deuxi|second|troisi|quatri|derni|avant derni)[a-z]* )(?:week ends?|weekends?|semaines?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?) (?:de |d |du mois de |of )${MONTH}|^ ?, ${WHEN} , (?:attir|drain|rempl|rameut|reuni|rassembl|ouvre ses portes)`,
  'u',
);

/** What a fair, a feast or a race is called by its first word, or by the noun before its name. */
const EVENTS = words(`
  salon salons foire foires festival festivals fete fetes feria ferias marche marches biennale triennale quinzaine semaine semaines journee journees week-end week-ends weekend weekends nuit nuits soiree soirees
  forum forums congres convention conventions colloque sommet sommets rencontre rencontres assises rendez-vous braderie braderies brocante brocantes vide-grenier vide-greniers bourse bourses puces kermesse carnaval corso concours course courses
  trail trails marathon semi-marathon triathlon foulees tournoi tournois rallye rallyes regate regates raid raids challenge challenges grand-prix trophee trophees criterium meeting meetings concentration rassemblement defile parade
  expo expos exposition expositions estivales hivernales automnales printanieres floralies medievales comice comices transhumance vendanges virades operation operations portes-ouvertes
  fair fairs show shows exhibition market week day days race
`);
/** Of these many a house is named too. */
const ALSO_HOUSES =
  /^(?:salons?|soirees?|nuits?|courses?|marches?|bourses?|show|market|day|race|operations?)$/u;
const openerOf = ({ unit, i, j }: Candidate): string => {
  const own = unit.tokens.slice(i, j).filter((t) => !LIGHT.has(t.fold));
  return own[1]?.gap === '-' ? `${own[0]?.fold}-${own[1].fold}` : (own[0]?.fold ?? '');
};
/** "le salon [Micronora]", "la fête des [Louches]". */
const nounBefore = ({ unit, i }: Candidate): string => {
  const at = /^(?:de|du|des|d|la|l|le)$/u.test(unit.tokens[i - 1]?.fold ?? '') ? i - 2 : i - 1;
  return unit.tokens[at]?.capital ? '' : (unit.tokens[at]?.fold ?? '');
};

/** "Avant ou après, [X] occupe bien une demi-journée": what one visits besides. */
const OUTING = new RegExp(
  `${TO_VERB}(?:et (?:son|sa|ses|leurs?) [a-z ]{3,50} )?(?:${[
    '(?:occup|prend|rempli|meubl)[a-z]* (?:[a-z]+ )?(?:une?|la|l|le|votre|toute|tout|facilement) (?:[a-z]+ )?(?:demi journee|journee|matinee|apres midi|soiree|heure ou deux)',
    '(?:fer(?:a|ont|ait)|fait|font|offr[a-z]+|propos[a-z]+|constitu[a-z]+|sera|seront|est|reste) (?:aussi |une? |encore )*(?:(?:bonne|belle|jolie|agreable|excellente|chouette|bon|beau|joli|agreable) )?(?:sortie|balade|promenade|excursion|but de (?:promenade|balade|visite|sortie)|decor|arriere plan|toile de fond|point de vue)(?= |$)',
    'se visit(?:e|ent|era)|(?:vaut|valent|merite|meritent) (?:une|la|votre|bien une|aussi une) (?:balade|promenade)|(?:se parcour|se contempl|s admir)[a-z]+',
    '(?:accost|appont)[a-z]+',
    'prolong[a-z]+ (?:agreablement |joliment |bien )?(?:la (?:sortie|visite|promenade|balade)|l (?:escapade|excursion))',
  ].join('|')})`,
  'u',
);

/** R6: fairs, feasts, races and what one visits besides, by when they are and what they are for. */
export function happening(c: Candidate, a: Around): Verdict | null {
  if (c.form !== null || c.head) return null;
  if (holds(OCCASION, a.after) || holds(AT_ITS_DATE, a.after))
    return no('pas un nom d’entreprise', 'R6 · événement');
  const noun = [openerOf(c), nounBefore(c)].find((w) => EVENTS.has(w));
  const event =
    noun !== undefined && !(ALSO_HOUSES.test(noun) && (STREET_AFTER.test(a.after) || /€/u.test(a.whole)));
  if (event && (holds(WHENEVER, a.whole) || holds(GATHERS, a.after)))
    return no('pas un nom d’entreprise', 'R6 · événement');
  return holds(OUTING, a.after) ? no('pas un nom d’entreprise', 'R6 · ce que l’on visite') : null;
}
