import { around } from '../candidates/around.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { ENGLISH, ENGLISH_OBJECT, OBJECT, VERB } from '../lexicons/judge/neither.ts';

const ART = '(?: (?:le|la|les|l|the))?(?: [«"])? ?$';
/** "Ni [X] ni Y ne posent…", "Neither [X] nor Y takes…": the names come before the verb that denies. */
const SUBJECT = new RegExp(
  `(?:^|[;:,.] |(?:^|\\s)(?:mais|et|car|or|but|and|que|qu) )(?:ni|neither)${ART}`,
  'u',
);
const SUBJECT_LATER = new RegExp(`(?:^|\\s)(?:ni|nor)${ART}`, 'u');
const ANYTHING = /(?<=\s)(?:quoi que ce soit|la moindre chose)(?=\s)/u;
const DENIED: Readonly<Record<string, string>> = {
  is: 'is not',
  are: 'are not',
  has: 'does not have',
  does: 'does not do',
  teaches: 'does not teach',
  can: 'cannot',
  will: 'will not',
  would: 'would not',
};

const english = (verb: string): string => DENIED[verb] ?? `does not ${verb.replace(/s$/u, '')}`;

/** What the verb says of all the names joined before it. */
function denied(after: string): string | null {
  const verb = VERB.exec(after);
  if (verb !== null) {
    const [whole, ne = '', clitics = '', word = '', none] = verb;
    const no = none === undefined ? 'pas' : none === 'encore' ? 'plus' : none;
    const rest = after.slice(verb.index + whole.length);
    return ANYTHING.test(rest)
      ? ` ${ne} ${clitics}${word} rien${rest.replace(ANYTHING, '').replace(/ {2}/u, ' ')}`
      : ` ${ne} ${clitics}${word} ${no}${rest}`;
  }
  const [found, , action] = ENGLISH.exec(after) ?? [];
  return found === undefined || action === undefined
    ? null
    : ` ${english(action)} ${after.slice(found.length)}`;
}

/** "Ni X ni Y ne posent", "je ne retiens ni X ni Y": read for each name as if it alone were denied; null for any other sentence. */
export function deniedOfEach(c: Candidate, a: Around): Around | null {
  if (c.form === null || c.head || !/(?:^|\s)(?:ni|neither|nor)(?=\s)/u.test(a.tail)) return null;
  const object = OBJECT.exec(a.tail);
  if (object !== null) {
    const [, verb = '', what = '', to = '', article = '', quote = ''] = object;
    const tail = `${a.tail.slice(0, object.index)}${verb}pas ${what}${to}${article}${quote}`;
    return {
      ...a,
      tail,
      before: `${a.before.slice(0, a.before.length - a.tail.length)}${tail}`,
      after: a.after.replace(/^ (?:ni|nor) [^.;:,]*/u, ' '),
    };
  }
  const never = ENGLISH_OBJECT.exec(a.tail);
  if (never !== null) {
    const tail = `${a.tail.slice(0, never.index)}${never[1] ?? ''}not ${never[2] ?? ''}${never[3] ?? ''}`;
    return { ...a, tail, before: tail, after: a.after.replace(/^ nor [^.;:,]*/u, ' ') };
  }
  const joined =
    SUBJECT.test(a.tail) || (SUBJECT_LATER.test(a.tail) && /(?:^|\s)(?:ni|neither) /u.test(a.tail));
  if (!joined) return null;
  const full = around(c);
  const after = denied(full.after);
  if (after === null) return null;
  return { ...full, tail: '', before: '', after, ownEnd: after.length, whole: after };
}
