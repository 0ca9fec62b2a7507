import type { Around, Candidate } from '../candidates/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { CALLED, DEEDS, INFORMS } from '../lexicons/judge/bodies.ts';
import { words } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';

/** Words by which a name says that it unites, watches or insures a trade. */
const UNITES = words(`
  mutuelle association ligue fondation interprofession comite observatoire caisse commission commissariat
  delegation autorite fonds confrerie corporation defenseur mediateur inspection
`);
/** Capitals only: "UPP", "CAUE". */
const acronym = (c: Candidate) => {
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  return own[0] !== undefined && /^\p{Lu}{3,8}$/u.test(own[0].raw);
};

/** R6: interprofessions, federations, orders, funds, schemes and labels, by what they do or are said to be. */
export function publicBody(c: Candidate, a: Around): Verdict | null {
  const own = c.unit.tokens.slice(c.i, c.j).find((t) => !LIGHT.has(t.fold));
  const unites = own !== undefined && UNITES.has(own.fold);
  if (holds(CALLED, a.after)) return no('organisme public', 'R6 · organisme, dit ce qu’il est');
  if (holds(DEEDS, a.after)) return no('organisme public', 'R6 · organisme, par ce qu’il fait');
  return (unites || acronym(c)) && holds(INFORMS, a.after)
    ? no('organisme public', 'R6 · association qui renseigne')
    : null;
}
