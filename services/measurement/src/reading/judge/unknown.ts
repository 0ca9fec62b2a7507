import { hasSignWord, likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { EQUIPMENT_CUES } from '../lexicons/brands.ts';
import { isKind } from '../lexicons/kinds.ts';
import { PRODUCT_WORDS } from '../lexicons/labels-of-lists.ts';
import { notBusiness } from './not-business.ts';
import { saidAgainst } from './said.ts';
import { verbFollows } from './subject.ts';
import { no, type Verdict, yes } from './verdict.ts';
import { APPOSED, type Beside, weigh } from './weigh.ts';

const SOURCE_AFTER =
  /^ ?(?:, [^,.;]{3,50} ,)? ?(?:(?:l|lui|leur|les|y|en|aussi|qui) )*(?:a |ont )?(?:(?:l|lui|leur|les|y) )?(?:publi\p{L}+|consacr\p{L}+|recens\p{L}+|signal\p{L}+|rappel\p{L}+ que|estim\p{L}+ que|interrog\p{L}+|decriv\p{L}+|decrit|ecri\p{L}+|racont\p{L}+|soulign\p{L}+|cit(?:e|ait|ent) |class(?:e|ait|ent) |prime\p{L}* |met(?:tent)? en avant|recommand\p{L}+ |parl(?:e|ait) |reports?|lists?|wrote|published|recommends?|ranks?)\b/u;

/** The places that a house serves: "dessert Besançon, Pirey et". */
const SERVED_BEFORE =
  /(?:^|\s)(?:dessert|desservent|couvre|couvrent|rayonne|sillonne|serves|covers)(?: [\p{L}]+)*(?: , [\p{L} ]+)*(?: ,| et| ou| and)? ?$/u;
const TEAM_BEFORE =
  /(?:gerante?|patronn?e?|fondateur|fondatrice|fondee? par|creee? par|dirigee? par|tenue? par|tenus par|que tient|animee? par|menee? par|chef|cheffe|proprietaire|directeur|directrice|associee?|fils|fille|frere|soeur|collegue|ouverte? par|reprise? par|signee? par|illustree? par|run by|owned by|founded by|owner|chef)(?: ,| :)? ?$/u;
const EXISTS_NOT = /(?:^|\s)(?:pas|plus|aucun|aucune|jamais|sans|no|not an?) (?:de |d )?$/u;

export const ENOUGH = 3;

/** Verdict on an unknown name in running text. */
export function judgeProse(c: Candidate, a: Around, here: ReadonlySet<string>, beside: Beside): Verdict {
  const other = notBusiness(c, a, here);
  if (other !== null) return other;
  const against = saidAgainst(c, a);
  if (against !== null) return against;
  if (EQUIPMENT_CUES.test(a.tail)) return no('marque ou label', 'R6 · matériel, label ou méthode');
  if (SERVED_BEFORE.test(a.tail)) return no('pas un nom d’entreprise', 'R6 · lieu desservi');
  if (SOURCE_AFTER.test(a.after)) return no('source seulement', 'R2f · rapporte ou publie');
  if (EXISTS_NOT.test(a.tail)) return no('pas un nom d’entreprise', 'R6 · dit absent');
  if (TEAM_BEFORE.test(a.tail)) return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  if (PRODUCT_WORDS.has(c.unit.tokens[c.i]?.fold ?? '') && !c.emphasised)
    return no('pas un nom d’entreprise', 'R6 · prestation');
  if (likeness(c.unit.tokens.slice(c.i, c.j)) === 'no')
    return no('pas un nom d’entreprise', 'R6 · intitulé ou mots courants');
  const score = weigh(c, a, beside);
  if (score < ENOUGH) return no('pas un nom d’entreprise', `R6 · trop peu d’indices (${score})`);
  return yes('R1 · proposé dans le texte', Math.min(0.9, 0.4 + score / 12));
}

const BODY =
  /\d ?(?:€|euros?)|€\s?\d|★|☆|\b\d{1,2} ?h\b|\b(?:rue|avenue|av\.|place|quai|boulevard|cours|route|chemin|impasse)\b|(?:^|\s)0\d(?:[ .]\d\d){4}|\bouvert|\bfermé|\bspécialis|\bdevis\b|\bdélai|\brendez-vous\b/iu;

/** Verdict on an unknown head of an entry. `company` says how sure it is that the entries around it are businesses, 0 to 2. */
export function judgeHead(
  c: Candidate,
  a: Around,
  body: string,
  company: number,
  here: ReadonlySet<string>,
): Verdict {
  const other = notBusiness(c, a, here);
  if (other !== null) return other;
  const against = saidAgainst(c, a);
  if (against !== null) return against;
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const like = likeness(tokens);
  let score = like === 'strong' ? 2 : like === 'weak' ? 0 : -4;
  score += company;
  if (BODY.test(body)) score += 1;
  if (verbFollows(c)) score += 1;
  if (APPOSED.test(a.after)) score += 0.5;
  if (hasSignWord(tokens) || isKind(c.unit.tokens[c.i - 1]?.fold ?? '')) score += 1;
  if (c.emphasised) score += company > 1 && !tokens.every((t) => t.common) ? 1 : 0.5;
  if (score < ENOUGH) return no('pas un nom d’entreprise', `R6 · intitulé (${score})`);
  return yes('R1 · entrée de liste', Math.min(0.95, 0.5 + score / 12));
}
