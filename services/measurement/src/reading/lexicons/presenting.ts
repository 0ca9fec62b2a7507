import { find, holds } from '../patterns/holds.ts';
import { isKind } from './kinds.ts';
import { words } from './list.ts';

/**
 * How French puts a name before the reader by other means than advice: customers who go there, a sign that is read out, a
 * superlative that is awarded, a craftsman who sets up. Complete paradigms of the verbs, third person, present and future.
 */

/** Endings of the third person of a verb in -er: present, future, conditional. */
const THEY = '(?:e|ent|era|eront|erait|eraient)';
const WITH =
  '(?: (?:plutot|volontiers|aussi|souvent|d abord|sans hesiter|tous|toutes|en masse|naturellement|vite))?';
/** "Les amateurs préféreront le Comté": what is liked or chosen with an article of its own is a thing as often as a house. */
const NOT_THING = '(?! (?:le|la|les|l) $)';
/** "Les gourmands se tourneront vers X", "Les petits budgets opteront pour X". */
const CUSTOMERS_GO = new RegExp(
  `(?:^|\\s)(?:(?:se|s) (?:tourn|dirig|adress)${THEY}${WITH} (?:vers|a|au|aux|chez)|(?:se|s) rabatt?(?:ent|ra|ront|rait|raient)?${WITH} sur|(?:se|s) (?:rendr(?:a|ont)|rendent|retrouv${THEY}|press${THEY}|bouscul${THEY}|serv${THEY}|servir(?:a|ont)|fourniss(?:ent|ait)|fournir(?:a|ont)|approvisionn${THEY}) chez|(?:pouss|fil|fonc)${THEY}${WITH} (?:chez|jusqu (?:a|au|aux|chez))|(?:opt|craqu|pench|vot)${THEY}${WITH} pour${NOT_THING}|(?:pari|jett?)${THEY}(?: leur devolu)?${WITH} sur|fer(?:a|ont|ait|aient) (?:confiance|appel|affaire|halte|escale|un detour) (?:a|au|aux|avec|chez|par)|(?:trouv|chin|achet|command|dejeun|din|mang|reserv|lou)(?:era|eront|erait|eraient)(?: [a-z]+){0,2} (?:chez|aupres d[eu]s?)|(?:adorer|aimer|apprecier|preferer|choisir|viser|noter|privilegier|plebisciter|retiendr)(?:a|ont|ait|aient)(?: sans doute)?${NOT_THING}|tiendr(?:a|ont) leur bonheur (?:chez|avec|a|au)|trouv${THEY} (?:leur|son) (?:bonheur|compte) (?:chez|a|au|aux|avec))(?: (?:le|la|les|l))? $`,
  'u',
);
/** Cheap look before the long pattern. */
const MAY_GO = /(?:ent|ront|ra|raient|rait|e) (?:[a-z]+ ){0,4}$/u;

export const customersGo = (near: string): boolean => MAY_GO.test(near) && holds(CUSTOMERS_GO, near);

/** "un petit bar baptisé X", "une adresse à l'enseigne de X": the sign of a house, right after its kind. */
const BEARS =
  /(?:^|\s)((?:[a-z]+ ){1,8})(?:, )?(?:(?:a|sous) l enseigne(?: (?:de|du|des|d))?|sous (?:le|un) nom (?:de|du|des|d)|repond(?:ant|ent)? au (?:[a-z]+ )?nom (?:de|du|des|d)|du (?:[a-z]+ )?nom (?:de|du|des|d)|(?:tout simplement |sobrement |joliment |simplement )?(?:baptisee?s?|surnommee?s?|nommee?s?|denommee?s?|intitulee?s?)|called|named|known as)(?: (?:le|la|les|l))? $/u;
/** "Les habitués l'appellent X": who speak of the house of the sentence before. */
const CALLED_SO =
  /(?:^|\s)(?:la|le|les|l) (?:nomment?|appellent?|appelle|surnomment?|surnomme|baptisent|connaissent sous le nom (?:de|du|des|d)|ont (?:baptisee?s?|surnommee?s?|appelee?s?|nommee?s?))(?: (?:tous|toutes|ici|simplement|affectueusement))?(?: (?:le|la|les|l))? $/u;

/** `said` is what stands before the name, the sentence before included. */
export function bearsName(tail: string, said: string): boolean {
  const bears =
    /(?:mee?s?|see?s?|tulee?s?|enseigne|nom|enseigne d[eu]s?|nom d[eu]s?|nom d|called|named|as)(?: (?:le|la|les|l))? $/u.test(
      tail,
    )
      ? find(BEARS, tail)
      : null;
  if (bears !== null) return (bears[1]?.trim().split(' ') ?? []).slice(-5).some(isKind);
  return holds(CALLED_SO, tail) && said.slice(-190).split(' ').some(isKind);
}

/** "Le moins cher : X.", "Notre coup de cœur : X,": a place among the providers and who holds it. */
const AWARDED =
  /^(?:(?:le|la|les|l|mon|ma|notre|the) (?:plus|moins|mieux|meilleure?s?|preferee?|favorie?|coup de coeur|choix|premier choix|pepite|outsider|challenger|petite? nouv[a-z]+|valeur sure|bonne surprise|option|solution|piste|adresse|premiere?|seconde?|deuxieme|troisieme|best|cheapest|fastest|closest|nearest)|(?:coup de coeur|valeur sure|bonne surprise|petit budget|gros budget|budget serre|meilleur rapport|meilleur choix|haut de gamme|best value|best overall))(?: [a-z\d]+){0,6} : (?:le |la |les |l )?$/u;
/** Nothing but the name is given: a label would go on with a sentence. */
const ALONE = /^ ?(?:[.,(–—]|$)/u;
export const awarded = (before: string, after: string): boolean =>
  before.length < 70 && before.endsWith(' ') && holds(AWARDED, before) && ALONE.test(after);

/** Houses that all of France knows by their letters: banks and chains; insurers are mostly named for who pays. */
export const FIRM_LETTERS = words('lcl cic bnp hsbc bred sfr kfc ikea fnac bhv ldlc gifi');

/** "s'est mis à son compte", "travaille à son compte": said of nobody but a craftsman or a practitioner. */
export const SETS_UP =
  /^ ?(?:, [^,.;]{3,60} , )?(?:qui )?(?:(?:s est|se sont|vient de se|venait de se) (?:mise?s?|mettre|installee?s?|installer|lancee?s?|lancer|etablie?s?|etablir) (?:a (?:son|leur) compte|en (?:solo|independante?|liberal|micro entreprise|auto entrepreneu[a-z]+))|(?:travaill|exerc|offici|bricol|oeuvr)(?:e|ent) (?:a (?:son|leur) compte|en (?:solo|independante?|liberal|auto entrepreneu[a-z]+))|(?:a|ont) (?:monte|cree|lance|ouvert) (?:sa|son|leur) (?:(?:propre|petite|micro) )?(?:boite|affaire|entreprise|activite|atelier|boutique|cabinet|salon|structure))/u;

/** "Si vous montez jusqu'au col, X vend les siens". */
export const CONDITIONED =
  /^(?:si (?:vous|tu|on|l on|jamais|votre|ton|vos|le|la|les|c est)|a condition|quand (?:vous|tu|on)|if (?:you|your)) [a-z\d ]{3,70} , (?:le |la |les |l )?$/u;
