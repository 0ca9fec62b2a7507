import { isCommon } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { ABOUT_BEFORE, NOTHING_KNOWN, STILL_GOOD } from '../lexicons/cues.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { GENERIC } from '../lexicons/legal.ts';
import { HIGH_PRAISE, STAY_BEFORE, STILL_OPEN, WORTH_STAYING } from '../lexicons/staying.ts';
import { ANNOUNCING, recommends } from '../lexicons/verbs.ts';
import { type NameForm, singular } from '../names/forms.ts';
import { withoutInsertions } from './insertions.ts';
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

const LOCATED =
  /^ ?(?:, |\( ?|– |: )?(?:\d+ ?,? )?(?:rue|avenue|place|quai|boulevard|cours|route|chemin|impasse|allee|a|au|aux|en|dans|pres|derriere|face|sous|sur|qui|dont|ou|un|une|le|la|les|l|ouvert|ouverte|installe|installee|tenu|tenue|situe|situee|base|basee|quartier)\b/u;

/** Capitals as the name has them: every own word that the name capitalises is capitalised here. */
function wellCased(c: Candidate): boolean {
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  const wanted = new Set(
    (c.form?.name.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((w) => /^\p{Lu}/u.test(w))
      .map((w) => singular(w.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))),
  );
  const mine = own.filter((t) => wanted.has(singular(t.fold)));
  return mine.length === 0 ? own.some((t) => t.capital || /\d/u.test(t.raw)) : mine.every((t) => t.capital);
}

/** An address follows the name. */
const ADDRESSED =
  /^ ?[,(] ?(?:\d+ ?,? ?(?:bis |ter )?)?(?:rue|avenue|place|quai|boulevard|cours|route|chemin|impasse|allee|passage|square)\b/u;

const recommended = (a: Around) => recommends(a.tail) || ANNOUNCING.test(a.tail);

/** The trade and the town as plain words: "un taxi à Colmar", "les brasseries du Vieux-Port". */
function plainWords(c: Candidate, town: ReadonlySet<string>): boolean {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const lead = own[0];
  if (lead === undefined || lead.capital || c.form === null || c.head) return false;
  if (/[sx]$/u.test(lead.fold) && !c.form.tokens.includes(lead.fold)) return true;
  return (
    c.form.cores.length === 0 && own.some((t) => town.has(t.fold)) && tokens.length > c.form.tokens.length
  );
}

/** R9: a name made of ordinary words counts only where it is used as a name. */
function usedAsName(c: Candidate, a: Around, setting: Setting): boolean {
  if (c.form === null || c.how === 'domain' || c.how === 'acronym') return true;
  if (plainWords(c, setting.town)) return false;
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  const ordinary = own.every((t) => isCommon(t) || setting.town.has(t.fold));
  if (c.head && !c.unit.quoted) {
    if (!ordinary || /^ ?, (?:rue|place|quai|avenue|boulevard)/u.test(a.after)) return true;
    if (!wellCased(c) && own.length === 1 && c.unit.tokens[c.i]?.capital === true && !own[0]?.opening)
      return false;
    return c.emphasised || !/^ ?(?:,|et|ou|de|d|du|des|pour|est|etant|que|qui)\b/u.test(a.after);
  }
  if (!ordinary)
    return (
      setting.caseless ||
      own.some((t) => t.capital || /\d/u.test(t.raw)) ||
      ADDRESSED.test(a.after) ||
      /(?:^|\s)chez $/u.test(a.tail)
    );
  const presented = LOCATED.test(a.after) || verbFollows(c) || recommended(a);
  if (setting.ordinary)
    return (
      wellCased(c) &&
      (verbFollows(c) ||
        /(?:^|\s)chez $/u.test(a.before) ||
        recommends(a.tail) ||
        /^ ?[,(] ?(?:rue|place|quai|avenue|boulevard)/u.test(a.after))
    );
  if (own[0]?.opening && own.length === 1)
    return (
      verbFollows(c) ||
      /^ ?[,(] ?(?:rue|place|quai|avenue|boulevard|un |une |qui |dont |a |au )/u.test(a.after)
    );
  const proper = own.filter((t) => !isKind(t.fold) && !GENERIC.has(t.fold));
  if (
    own.length > 1 &&
    proper.length > 0 &&
    c.how === 'exact' &&
    proper.every((t) => t.capital && !t.opening && !setting.town.has(t.fold))
  )
    return true;
  if (!setting.caseless && !wellCased(c)) {
    if (own.length > 1 && c.how === 'exact' && (ADDRESSED.test(a.after) || recommends(a.tail))) return true;
    return (
      own.length > 1 && presented && own.some((t) => t.capital && !t.opening && !setting.town.has(t.fold))
    );
  }
  if (own[0]?.opening || /(?:^|\s)(?:l|le|la|les) $/u.test(a.before))
    return presented || own.filter((t) => t.capital).length > 1;
  return true;
}

/** R3: the question names the client; an answer that goes on to describe it as a choice cites it. */
function describes(c: Candidate, a: Around, setting: Setting): boolean {
  if (c.head) return true;
  const said = `${a.after} ${a.next}`;
  if (setting.grievance) return STILL_GOOD.test(said);
  return (
    STILL_GOOD.test(said) ||
    STILL_OPEN.test(withoutInsertions(said)) ||
    recommended(a) ||
    LOCATED.test(a.after) ||
    verbFollows(c) ||
    /\d ?€|\d h\b|\d %/u.test(said)
  );
}

/** A question that repeats what the customer said: "Vous trouvez X trop cher ?". */
const ASKS_BACK = /(?:^|\s)(?:vous|votre|vos|you|your|decue?s?|envie|besoin|marre)\b[^.]*\? ?$/u;

/** The writer says to know nothing of it. */
const UNKNOWN_TO_ME =
  /(?:je ne (?:le |la |les )?(?:connais|trouve|retrouve|vois|dispose)|(?:pas|aucune?)(?: [a-z]+){0,2} (?:d )?informations?|i (?:don t|do not|can t|cannot) (?:know|have any|find)|no (?:reliable )?information (?:about|on)|ne (?:figure|apparait|ressort)(?:nt)? (?:pas|nulle|dans aucune?)|rien (?:trouve )?(?:sur|de fiable))/u;

/** Verdict on one mention of a known business. */
export function judgeKnown(c: Candidate, a: Around, setting: Setting): Verdict {
  if (c.unit.marks.some((m) => m.kind === 'strike' && m.from <= (c.unit.tokens[c.i]?.from ?? 0)))
    return no('fermé', 'R2d · nom barré', true);
  if (!usedAsName(c, a, setting)) return no('mot courant', 'R9 · mots ordinaires, pas le nom');
  const against = saidAgainst(c, a);
  if (
    against !== null &&
    !(against.counted === false && against.reason === 'echo' && STILL_GOOD.test(a.after))
  )
    return against;
  if (
    c.form !== null &&
    setting.left.has(c.form) &&
    !c.head &&
    !STILL_GOOD.test(`${a.after} ${a.next}`) &&
    !(STAY_BEFORE.test(a.tail) && WORTH_STAYING.test(a.after)) &&
    !recommends(a.tail)
  )
    return no('echo', 'R3 · la question demande autre chose');
  if (!c.head && ASKS_BACK.test(a.whole)) return no('echo', 'R2b · question retournée');
  if (c.form?.who === 'client') {
    const line = `${a.before} ${a.after}`;
    if (!c.head && NOTHING_KNOWN.test(line) && !STILL_GOOD.test(line) && !HIGH_PRAISE.test(line))
      return no('sans information', 'R2a', true);
    if ((setting.ignorant || setting.declines) && !c.head && !describes(c, a, setting))
      return no('echo', 'R2b · reprise de la question');
    if (
      setting.asked &&
      !c.head &&
      (ABOUT_BEFORE.test(a.tail) || !(setting.compared.has(c.form) || describes(c, a, setting)))
    )
      return no('echo', 'R3 · nom repris sans être décrit');
    if (!c.head && ABOUT_BEFORE.test(a.tail) && /\?/u.test(a.after))
      return no('echo', 'R2b · reprise de la question');
  }
  if (c.form?.who === 'concurrent' && !c.head && UNKNOWN_TO_ME.test(`${a.before}${a.after}`))
    return no('sans information', 'R2a', true);
  const sure = c.how === 'exact' ? 0.95 : c.how === 'misspelt' ? 0.75 : 0.85;
  return yes(c.head ? 'R1 · entrée de liste' : 'R1 · proposé dans le texte', c.otherKind ? 0.5 : sure);
}
