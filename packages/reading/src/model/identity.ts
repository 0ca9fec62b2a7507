import type { Who } from '../types.ts';
import type { Match } from './matches.ts';
import type { Member } from './roster.ts';

/** What says which business an entry is: the letter of the model, and name matching. */
type Signs = {
  member: Member | null;
  match: Match | null;
  /** The model gave letters in this reply: where it gave none, it says that the business is another. */
  lettered: boolean;
  roster: readonly Member[];
  /** The name in the answer. */
  written: string;
};

/** `doubt` is the roster member that the entry may be. */
type Identity = { name: string; is: Who; doubt: Member | null; why: string };

/**
 * Identity is decided twice, by letter and by name (R7, R8, R10). Both alike: settled. The name of a competitor settles it
 * alone when it is whole (R8a) or has no letter against it; so does the client's in a reply without any letter.
 */
export function identityOf({ member, match, lettered, roster, written }: Signs): Identity {
  const matched = roster.find(({ is, name }) => is === match?.is && name === match.name) ?? null;
  const settled = ({ is, name }: Member, why: string): Identity => ({ name, is, doubt: null, why });
  const name = match?.is === 'autre' ? match.name : written;
  const other: Identity = { name, is: 'autre', doubt: null, why: 'modèle' };
  if (matched === null && member === null) return other;
  if (matched !== null) {
    if (matched === member) return settled(matched, 'modèle · R7, lettre et nom');
    const exact = match?.exact === true;
    if (matched.is === 'concurrent' && (exact || (member === null && !lettered)))
      return settled(matched, 'modèle · R8a, nom déclaré');
    if (matched.is === 'concurrent' && member === null) return other;
    if (member === null && !lettered && exact && match.counted) return settled(matched, 'modèle · R7, nom');
  }
  // The client first: a wrong answer about it would change a state.
  const doubt = [member, matched].find((one) => one?.is === 'client') ?? member ?? matched;
  return { name: written, is: 'autre', doubt, why: 'modèle · identité incertaine' };
}
