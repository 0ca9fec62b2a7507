import { completes, sharesFate } from '../judge/beside.ts';
import { unknownAgainst } from '../judge/further.ts';
import { cellsAgainst } from '../judge/lines.ts';
import { lacksNeed } from '../judge/need.ts';
import { staff } from '../judge/staff.ts';
import { no, type Verdict } from '../judge/verdict.ts';
import { recommends } from '../lexicons/verbs.ts';
import { scopeOver } from '../scope.ts';
import type { Met } from './met.ts';

/** What may still speak against a mention that counts, or for it in other words; null says nothing. */
type Thought = (met: Met) => Verdict | null;

const ofItsScope: Thought = ({ c, a, entry, company, answer }) => {
  const scope = scopeOver(answer.bench.scopes, c, entry !== undefined && company < 2);
  // "À éviter : X. Préférez Y": the other is offered.
  const preferred = scope?.counted === false && scope.reason !== 'source seulement' && recommends(a.tail);
  return preferred ? null : scope;
};

/** In the order in which they are heard. */
const THOUGHTS: readonly Thought[] = [
  ({ c, a, answer }) => lacksNeed(a, answer.bench.setting) ?? unknownAgainst(c, a),
  ({ c, a, before }) =>
    completes(c, a, before)
      ? no('référence ou fournisseur', 'R2e · complète ce qui est dit d’une autre maison')
      : null,
  ({ c, a, soFar, inside }) => staff(c, a, soFar.found, inside),
  ({ c, soFar }) => sharesFate(c, soFar.found),
  ofItsScope,
  ({ cell }) => (cell === undefined ? null : cellsAgainst(cell.row, cell.headings)),
];

export function secondThoughts(met: Met, first: Verdict): Verdict {
  let verdict = first;
  for (const thought of THOUGHTS) {
    if (!verdict.counted) return verdict;
    verdict = thought(met) ?? verdict;
  }
  return verdict;
}
