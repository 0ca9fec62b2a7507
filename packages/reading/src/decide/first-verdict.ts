import type { Entry } from '../candidates/entries.ts';
import { hasSignWord } from '../candidates/likeness.ts';
import { earlierInUnit, firstFrom, follows, followsLater, nextKnown } from '../judge/beside.ts';
import { tellsOfHouse } from '../judge/facts.ts';
import { otherHouse } from '../judge/identity.ts';
import { leadsTo } from '../judge/introduced.ts';
import type { Judges } from '../judge/judges.ts';
import { judgeKnown } from '../judge/known.ts';
import { sentenceAgainst } from '../judge/lines.ts';
import { no, type Verdict } from '../judge/verdict.ts';
import type { Met } from './met.ts';

/** A verdict, and the name it is given under when the client's is not its own after all. */
type First = { verdict: Verdict; as: string | null };

/** Title of a part rather than a business: deeper entries or other names stand under it. */
function titleOfPart({ c, company, answer: { all } }: Met, entry: Entry): boolean {
  const { unit } = entry;
  if (all.fields.cards.has(unit)) return false;
  if (unit.kind === 'heading') {
    if ((company < 3 || entry.like !== 'strong') && all.fields.groups.has(entry.group))
      return unit.ordinal === null;
    const own = unit.tokens.slice(c.i, c.j);
    // "### Maison Rouzaud"; not "### Transports et Accès", "### Restaurant ou Traiteur ?".
    const sign =
      company > 0 &&
      hasSignWord(own) &&
      !own.some((t) => /^(?:et|ou|and|or)$/u.test(t.raw)) &&
      !unit.text.includes('?');
    if (company > 0 && unit.ordinal !== null) return false;
    if (company < 2 && !sign) return true;
    if (company > 2 && entry.like === 'strong') return false;
    return firstFrom(all.marked, unit.index + 1) < firstFrom(all.headings, unit.index + 1);
  }
  return entry.parent && all.partLists.has(entry.group);
}

function ofKnown({ c, a, entry, answer: { all, bench } }: Met): First {
  const first = judgeKnown(c, a, bench.setting);
  const other = otherHouse(c, a, bench, all);
  // What is said of a namesake or of another branch is not said of the client.
  if (other !== null && 'as' in other) return { verdict: first, as: other.as };
  if (other !== null && (first.counted || first.veto)) return { verdict: other, as: null };
  if (entry === undefined || !first.counted) return { verdict: first, as: null };
  return { verdict: underAgainst(entry) ?? first, as: null };
}

/** What the lines under an entry say against the house that heads it. */
function underAgainst({ body }: Entry): Verdict | null {
  for (const line of body.split(/\n|[.;:!] |, (?:mais|but) /u).slice(1, 6)) {
    const verdict = sentenceAgainst(line);
    if (verdict !== null) return verdict;
  }
  return null;
}

function ofEntry(met: Met, entry: Entry, judges: Judges): Verdict {
  const { c, a, company, soFar, answer } = met;
  const { unit } = c;
  if (titleOfPart(met, entry)) return no('pas un nom d’entreprise', 'R6 · titre de partie');
  return (
    tellsOfHouse(entry, soFar.lastHead, answer.bench.units, company) ??
    (unit.kind === 'heading' || company > 1 ? underAgainst(entry) : null) ??
    judges.head(c, a, entry.body, company, answer.bench.here)
  );
}

function inProse({ c, a, before, inside, soFar, answer }: Met, judges: Judges): Verdict {
  if (answer.all.fields.labels.has(c.unit))
    return no('pas un nom d’entreprise', 'R6 · champ de la maison au-dessus');
  return judges.prose(c, a, answer.bench.here, {
    joined: follows(c, before) || followsLater(c, before),
    ahead: leadsTo(c, nextKnown(c, answer.all)),
    inside,
    after: before !== undefined || earlierInUnit(c, soFar.found),
    again: answer.alike(c) > 1,
    where: answer.where(c.unit.index),
    latest: soFar.latest,
    emphasis: answer.emphasis(c),
  });
}

/** What its own place says of a mention: a cell, a declared name, the head of a row or of an entry, or running text. */
export function firstVerdict(met: Met, judges: Judges): First {
  const { c, a, cell, entry, answer } = met;
  const just = (verdict: Verdict): First => ({ verdict, as: null });
  if (c.form !== null) return ofKnown(met);
  if (cell !== undefined) {
    const row = cell.row.map((unit) => unit.text).join('\n');
    return just(judges.head(c, a, row, cell.sure ? 3 : 1, answer.bench.here));
  }
  return just(entry === undefined ? inProse(met, judges) : ofEntry(met, entry, judges));
}
