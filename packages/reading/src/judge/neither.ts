import { around } from '../candidates/around.ts';
import type { Around, Candidate } from '../candidates/types.ts';

const ART = '(?: (?:le|la|les|l|the))?(?: [«"])? ?$';
/** "Ni [X] ni Y ne posent…", "Neither [X] nor Y takes…": the names come before the verb that denies. */
const SUBJECT = new RegExp(
  `(?:^|[;:,.] |(?:^|\\s)(?:mais|et|car|or|but|and|que|qu) )(?:ni|neither)${ART}`,
  'u',
);
const SUBJECT_LATER = new RegExp(`(?:^|\\s)(?:ni|nor)${ART}`, 'u');
/** "je ne recommande ni [X]", "ne comptez ni sur [X]": after the verb. */
const OBJECT =
  /((?:^|\s)(?:ne|n) (?:(?:se|s|y|en|le|la|les|l|vous|te|lui|leur|nous|m|me) )*[a-z]+ )((?:[a-z]+ ){0,3}?)ni ((?:(?:a|au|aux|chez|sur|avec|par|pour|de|du|des|d) )?)(?:[^.;:]* ni (?:(?:a|au|aux|chez|sur|avec|par|pour|de|du|des|d) )?)?((?:le|la|les|l) )?((?:[«"] )?)$/u;
const VERB =
  /(?:^|\s)(ne|n) ((?:(?:se|s|y|en|le|la|les|l|vous|lui|leur|nous|te|t|me|m) )*)([a-z]+)(?: (encore|plus|pas|jamais|guere|aucune?|rien|que|qu))?(?=\s)/u;
const ANYTHING = /(?<=\s)(?:quoi que ce soit|la moindre chose)(?=\s)/u;
/** "I would recommend neither [X] nor Y". */
const ENGLISH_OBJECT =
  /((?:^|\s)(?:i|we|you) (?:would|will|can|could) )([a-z]+(?: [a-z]+){0,2} )neither (?:[^.;:]* nor )?((?:the )?)$/u;
/** An English verb of one or of several, denied: "takes beginners" is "does not take beginners". */
const ENGLISH =
  /^([^.;:]*? )(takes?|teach(?:es)?|offers?|does|do|serves?|sells?|rents?|repairs?|delivers?|travels?|accepts?|covers?|handles?|runs?|works?|opens?|ships?|fits?|is|are|has|have|can|will|would) /u;
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
