import { readdirSync } from 'node:fs';
import type { Candidate } from '../../src/candidates/types.ts';
import { withKind } from '../../src/candidates/with-kind.ts';
import { headSignsOf } from '../../src/judge/head-signs.ts';
import { headBesidesWeight } from '../../src/judge/heads.ts';
import { JUDGES, type Judges } from '../../src/judge/judges.ts';
import { notBusiness } from '../../src/judge/not-business.ts';
import { besidesWeight } from '../../src/judge/unknown.ts';
import type { Verdict } from '../../src/judge/verdict.ts';
import { signsOf } from '../../src/judge/weigh.ts';
import { mentionsIn } from '../../src/read-answer.ts';
import type { ReadingContext } from '../../src/types.ts';
import { contextOf, RULES } from '../rules/describe-rule.ts';
import type { Weighed } from './fit.ts';
import { type Labelled, nameKey } from './score.ts';

/** The names that only their signs decide, with the label of the case. */
export type Learnt = { prose: Weighed[]; heads: Weighed[] };

/** Whether a name is among those expected; null when it is only a part of one, or holds one. */
function labelOf(c: Candidate, expected: readonly string[]): boolean | null {
  const own = [c.name, withKind(c).name].map(nameKey);
  if (own.some((name) => expected.includes(name))) return true;
  const partly = expected.some((e) =>
    own.some((name) => e.length > 4 && name.length > 4 && (e.includes(name) || name.includes(e))),
  );
  return partly || own.includes('') ? null : false;
}

/** Reads an answer and keeps each unknown name that its signs decide, with what they are. */
export function weighedIn(
  answer: string,
  context: ReadingContext,
  expected: readonly string[],
  from: string,
): Learnt {
  const keys = expected.map(nameKey);
  const learnt: Learnt = { prose: [], heads: [] };
  /** What was counted for its signs; what was set aside afterwards for another reason was not decided by them. */
  const rows = new Map<string, { kept: Weighed[]; row: Weighed }>();
  const keep = (kept: Weighed[], c: Candidate, signs: readonly string[], verdict: Verdict): Verdict => {
    const offered = labelOf(c, keys);
    if (offered === null) return verdict;
    const row = { name: c.name, signs, offered, from };
    kept.push(row);
    if (verdict.counted) rows.set(placeOf(c), { kept, row });
    return verdict;
  };
  const judges: Judges = {
    head: (...asked) => {
      const [c, a, body, company] = asked;
      const verdict = JUDGES.head(...asked);
      return headBesidesWeight(...asked) === null
        ? keep(learnt.heads, c, headSignsOf(c, a, body, company), verdict)
        : verdict;
    },
    prose: (...asked) => {
      const [c, a, here, beside] = asked;
      const verdict = JUDGES.prose(...asked);
      return notBusiness(c, a, here) === null && besidesWeight(c, a, beside) === null
        ? keep(learnt.prose, c, signsOf(c, a, beside), verdict)
        : verdict;
    },
  };
  const { found } = mentionsIn(answer, context, judges);
  for (const { c, verdict } of found) {
    const decided = rows.get(placeOf(c));
    if (decided !== undefined && !verdict.counted) decided.kept.splice(decided.kept.indexOf(decided.row), 1);
  }
  // Whoever heads an entry is counted whatever the text says of it elsewhere.
  const heads = new Set(
    found.filter(({ c, verdict }) => c.head && verdict.counted).map(({ c }) => nameKey(c.name)),
  );
  learnt.prose = learnt.prose.filter(({ name, offered }) => !offered || !heads.has(nameKey(name)));
  return learnt;
}

/** A name goes by where it ends: a kind may be added before it. */
const placeOf = ({ unit, j }: Candidate): string => `${unit.index} ${j}`;

export const weighedInCase = ({ one, expected }: Labelled): Learnt =>
  weighedIn(
    one.answer,
    one,
    [...expected.all_businesses, ...Object.values(expected.accept ?? {}).flat()],
    one.id,
  );

/** The sentences of the `*.cases.ts` files that tell whom an answer cites: those of one file are of one hand, and count as one case. */
export async function weighedInRules(): Promise<Learnt[]> {
  const folder = new URL('../rules/', import.meta.url);
  const learnt: Learnt[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cases.ts'))) {
    const before = RULES.length;
    await import(new URL(file, folder).href);
    for (const one of RULES.slice(before).flatMap(({ cases }) => cases))
      learnt.push(weighedIn(one.answer, contextOf(one), one.cited, file));
  }
  return learnt;
}
