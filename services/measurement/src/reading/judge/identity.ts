import type { Around, Candidate } from '../candidates/types.ts';
import { OTHER_HOUSE } from '../lexicons/cues.ts';
import { CITIES, REGIONS } from '../lexicons/places.ts';
import type { Known } from '../names/forms.ts';
import { no, type Verdict } from './verdict.ts';

/** Town words that the question or the client's file make the place of this answer. */
export type Place = { here: ReadonlySet<string> };

const AT_TOWN = /^ ?(?:[,(«»"] ?)*(?:(?:mais|qui|elle|il|celui ci|celle ci|y|est|se trouve|situee?|basee?|installee?|domiciliee?|implantee?|etablie?) )*(?:a|au|en|de|d|in|at|of)? ?(?:la |le |l )?([\p{L}]+(?: [\p{L}]+)?)/u;
const TOWN_LATER = /(?:installee?|basee?|domiciliee?|situee?|implantee?|etablie?|se trouve|exerce|located|based)(?: [\p{L}]+){0,3} (?:a|au|en|dans le|dans la|dans l|in|at) (?:la |le |l )?([\p{L}]+)/u;

function otherTown(words: string | undefined, place: Place): string | null {
  const found = (words ?? '').split(' ').find((w) => CITIES.has(w));
  return found === undefined || place.here.has(found) ? null : found;
}

/** R8c: a namesake in another town or of another trade. The name of the town when it is offered there, else why it is not. */
export function namesake(c: Candidate, a: Around, known: Known, place: Place): Verdict | { town: string } | null {
  if (c.form?.who !== 'client') return null;
  const near = otherTown(AT_TOWN.exec(a.after)?.[1], place) ?? otherTown(TOWN_LATER.exec(a.after)?.[1], place);
  const whole = `${a.whole} ${a.next}`;
  const told = OTHER_HOUSE.test(whole);
  const region = [...a.after.matchAll(/(?:dans le|dans la|dans l|en|in) ([\p{L}]+)/gu)].some((m) => REGIONS.has(m[1] ?? '') && !place.here.has(m[1] ?? ''));
  const trade = /^ ?c est (?:un|une) ([\p{L}]+)/u.exec(a.next)?.[1];
  if (trade !== undefined && !known.trade.has(trade) && told) return no('homonyme', 'R8c · autre métier', true);
  if (near !== null && told && /n (?:intervient|exerce)|ne (?:se deplace|dessert|vient)|limitent|kilometres/u.test(whole)) return no('homonyme', 'R8c · autre ville', true);
  if (near !== null) return { town: near };
  if (region && told) return no('homonyme', 'R8c · autre région', true);
  return null;
}
