import type { Around } from '../candidates/types.ts';
import { isKind } from '../lexicons/kinds.ts';
import { find } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';

/** Kinds of house of which no house has many: what counts them is a place. People and rooms a house may have. */
const HOUSES =
  /(?:eries?|ecoles?|schools?|hotels?|garages?|clubs?|cliniques?|creches?|campings?|pharmacies?|laboratoires?|gyms?|bakeries|pubs|primeurs|fleuristes|opticiens|notaires|cavistes)$/u;
const HAS_MANY =
  /^ ?(?:(?:ne )?(?:a|ont|compte|comptent|abrite|abritent|possede|rassemble|concentre|regroupe|recense|manque pas|regorge|dispose|offre|has|have|boasts|counts|is home to|is full of|hosts) )(?:(?:bien|encore|aussi|d ailleurs|pourtant|a peine|environ|plus|moins|pas loin) )?(?:de |d )?(?:cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quelques|plusieurs|des|bon nombre|nombre|beaucoup|une (?:demi )?(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|poignee|foule|multitude)|\d+|five|six|several|many|plenty|a (?:dozen|handful|few|lot|number)|half a dozen|dozens)(?: (?:de|d|of))? (?:(?:bons?|bonnes?|petite?s?|vrais?|excellente?s?|grande?s?|autres?|good|great|small|independent) )?([a-z]+[sx])(?=[ ,.;:]|$)/u;

/** "[Lacanau-Océan] has a dozen schools": what counts many of a kind of house is a place. */
export function placeOfMany(a: Around): Verdict | null {
  const kind = find(HAS_MANY, a.after)?.[1];
  return kind !== undefined && isKind(kind) && HOUSES.test(kind)
    ? no('pas un nom d’entreprise', 'R6 · lieu qui a plusieurs maisons')
    : null;
}
