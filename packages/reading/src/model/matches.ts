import type { Found } from '../judge/verdict.ts';
import type { Member } from './roster.ts';
import { type Place, placeIn } from './text.ts';

/** A place where name matching finds a member of the roster, or (null) a namesake of one, or another branch. */
export type Match = Place & {
  member: Member | null;
  name: string;
  /** The whole name as declared, in whatever spelling. */
  exact: boolean;
  /** The rule reader finds it offered here: no echo of the question, source, common word, house advised against. */
  counted: boolean;
  /** The client's own site stands beside its name. */
  proven: boolean;
  /** The member whose name it has, while another site stands beside it. */
  namesake: Member | null;
};

/** Where names match in the answer (R7, R8, R10), in the order of the text. */
export const matchesOf = (found: readonly Found[], roster: readonly Member[]): Match[] =>
  found
    .filter(({ c }) => c.form !== null || c.who !== 'autre')
    .map(({ c, as, verdict, site }) => {
      const another = as !== null || (!verdict.counted && verdict.reason === 'homonyme');
      const member = roster.find(({ is, name }) => is === c.who && name === c.name) ?? null;
      return {
        ...placeIn(c.unit, c.unit.tokens[c.i]?.from ?? 0, c.unit.tokens[c.j - 1]?.to ?? 1),
        member: another ? null : member,
        name: as ?? c.name,
        exact: c.how === 'exact' || c.how === 'domain',
        counted: verdict.counted,
        proven: site === 'own',
        namesake: site === 'other' ? member : null,
      };
    })
    .toSorted((a, b) => a.start - b.start);
