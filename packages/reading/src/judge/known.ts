import type { Around, Candidate } from '../candidates/types.ts';
import { ABOUT_BEFORE, NOTHING_KNOWN, STILL_GOOD } from '../lexicons/cues.ts';
import { LOCATED } from '../lexicons/judge/common-words.ts';
import { UNKNOWN_TO_ME, WELL_REVIEWED } from '../lexicons/judge/known.ts';
import { HIGH_PRAISE, STAY_BEFORE, STILL_OPEN, WORTH_STAYING } from '../lexicons/staying.ts';
import { recommends } from '../lexicons/verbs.ts';
import type { NameForm } from '../names/forms.ts';
import { holds } from '../patterns/holds.ts';
import { usedAsName } from './common-words.ts';
import { withoutInsertions } from './insertions.ts';
import { praisedByDenial } from './praised.ts';
import { saidAgainst } from './said.ts';
import { verbFollows } from './subject.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** What the whole answer tells before its mentions are judged one by one. */
export type Setting = {
  /** The client's name is in the question, so that repeating it is not citing it (R3). */
  asked: boolean;
  /** The answer says that it knows nothing of the client. */
  ignorant: boolean;
  /** The answer declines to name anybody. */
  declines: boolean;
  /** The question uses the client's name as ordinary words (R9). */
  ordinary: boolean;
  /** The answer has no capitals to read. */
  caseless: boolean;
  /** The businesses to which the question wants an alternative. */
  left: ReadonlySet<NameForm>;
  /** The businesses that the question weighs against each other. */
  compared: ReadonlySet<NameForm>;
  /** The question is about somebody under age. */
  minor: boolean;
  /** What the question asks for, as stems of its words. */
  need: ReadonlySet<string>;
  /** Stems of every word of the question and of the client's trade. */
  about: ReadonlySet<string>;
  /** The question is about leaving, a complaint, a dispute. */
  grievance: boolean;
  /** Words of the client's town. */
  town: ReadonlySet<string>;
};

/** R3: the question names the client; an answer that goes on to describe it as a choice cites it. */
function describes(c: Candidate, a: Around, setting: Setting): boolean {
  const said = `${a.after} ${a.next}`;
  if (setting.grievance) return holds(STILL_GOOD, said);
  return (
    holds(STILL_GOOD, said) ||
    holds(STILL_OPEN, withoutInsertions(said)) ||
    LOCATED.test(a.after) ||
    verbFollows(c) ||
    (!setting.ignorant && !setting.declines && /^ ?(?:it|they|ils?|elles?) /u.test(a.next)) ||
    /\d ?€|€ ?\d|\d h\b|\d %/u.test(said)
  );
}

/** A question that repeats what the customer said: "Vous trouvez X trop cher ?". */
const ASKS_BACK = /(?:^|\s)(?:(?<!rendez )vous|votre|vos|you|your|decue?s?|envie|besoin|marre)\b[^.]*\? ?$/u;

/** "Je ne peux rien garantir, mais X…": what comes before "mais" is not said of the name after it. */
const CONCEDED = /^.* (?:mais|but|en revanche|par contre|toutefois|cependant|however) /u;
/** Verdict on one mention of a known business. */
export function judgeKnown(c: Candidate, a: Around, setting: Setting): Verdict {
  if (c.unit.marks.some((m) => m.kind === 'strike' && m.from <= (c.unit.tokens[c.i]?.from ?? 0)))
    return no('fermé', 'R2d · nom barré', true);
  if (c.head && /[❌🚫⛔✖✘✗]/u.test(c.unit.text.slice(0, c.unit.tokens[c.i]?.from ?? 0)))
    return no('déconseillé', 'R2c · barré d’une croix', true);
  if (!usedAsName(c, a, setting)) return no('mot courant', 'R9 · mots ordinaires, pas le nom');
  const against = saidAgainst(c, a);
  if (
    against !== null &&
    !(against.counted === false && against.reason === 'echo' && holds(STILL_GOOD, a.after))
  )
    return against;
  if (
    c.form !== null &&
    setting.left.has(c.form) &&
    !c.head &&
    !holds(STILL_GOOD, `${a.after} ${a.next}`) &&
    !(holds(STAY_BEFORE, a.tail) && holds(WORTH_STAYING, a.after)) &&
    !recommends(a.tail)
  )
    return no('echo', 'R3 · la question demande autre chose');
  if (!c.head && holds(ASKS_BACK, a.whole)) return no('echo', 'R2b · question retournée');
  if (c.form?.who === 'client') {
    const answered = /^ ?\? ?$/u.test(a.after) ? a.next : '';
    const line = `${a.before.replace(CONCEDED, '')} ${a.after}${answered}`;
    if (
      !c.head &&
      !praisedByDenial(a.tail) &&
      holds(NOTHING_KNOWN, line) &&
      !holds(STILL_GOOD, line) &&
      !holds(HIGH_PRAISE, line)
    )
      return no('sans information', 'R2a');
    if ((setting.ignorant || setting.declines) && !c.head && !describes(c, a, setting))
      return no('echo', 'R2b · reprise de la question');
    if (
      setting.asked &&
      !c.head &&
      ((holds(ABOUT_BEFORE, a.tail) && !holds(WELL_REVIEWED, a.after)) ||
        !(setting.compared.has(c.form) || describes(c, a, setting)))
    )
      return no('echo', 'R3 · nom repris sans être décrit');
  }
  if (
    c.form?.who === 'concurrent' &&
    !c.head &&
    !praisedByDenial(a.tail) &&
    holds(UNKNOWN_TO_ME, `${a.before}${a.after}`)
  )
    return no('sans information', 'R2a');
  const sure = c.how === 'exact' ? 0.95 : c.how === 'misspelt' ? 0.75 : 0.85;
  return yes(c.head ? 'R1 · entrée de liste' : 'R1 · proposé dans le texte', c.otherKind ? 0.5 : sure);
}
