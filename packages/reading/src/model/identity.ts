import type { Who } from '../types.ts';
import type { Match } from './matches.ts';
import type { Member } from './roster.ts';

/** Which business an entry is; `doubt` is the roster member that it may be. */
export type Identity = { name: string; is: Who; doubt: Member | null; why: string };

/**
 * Identity is decided twice: by the letter of the model and by name matching (R7, R8, R10).
 * Both alike: settled. The whole name of a competitor settles it alone (R8a); so does a likeness that the letter leaves out.
 */
export function identityOf(
  member: Member | null,
  match: Match | null,
  roster: readonly Member[],
  written: string,
): Identity {
  const matched = roster.find(({ is, name }) => is === match?.is && name === match.name) ?? null;
  const settled = ({ is, name }: Member, why: string): Identity => ({ name, is, doubt: null, why });
  const inDoubt = (doubt: Member): Identity => ({
    name: written,
    is: 'autre',
    doubt,
    why: 'modèle · identité incertaine',
  });
  if (matched === null && member === null) {
    const name = match?.is === 'autre' ? match.name : written;
    return { name, is: 'autre', doubt: null, why: 'modèle' };
  }
  if (matched !== null && matched === member) return settled(matched, 'modèle · R7, lettre et nom');
  if (matched?.is === 'concurrent' && (match?.exact === true || member === null))
    return settled(matched, 'modèle · R8a, nom déclaré');
  // The client first: a wrong answer about it would change a state.
  return inDoubt([member, matched].find((one) => one?.is === 'client') ?? member ?? (matched as Member));
}
