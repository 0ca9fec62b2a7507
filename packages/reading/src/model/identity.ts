import type { Match } from './matches.ts';
import type { Member } from './roster.ts';

/** Which member of the roster an entry is (null: another business), or may be. */
export type Identity = { member: Member | null; doubt: Member | null; why: string };

/**
 * Identity is decided twice, by the letter of the model and by name matching (R7, R8, R10). Both alike: settled. The whole
 * name of a competitor settles it alone (R8a). In a reply without any letter (not `lettered`) the name alone settles it;
 * else a missing letter says that the business is another.
 */
export function identityOf(letter: Member | null, match: Match | null, lettered: boolean): Identity {
  const named = match?.member ?? null;
  const settled = (member: Member | null, why: string): Identity => ({ member, doubt: null, why });
  const namesake = match?.namesake ?? null;
  // The same name beside another site: neither the letter nor its absence proves anything.
  if (namesake !== null && (letter === null || letter === namesake))
    return { member: null, doubt: namesake, why: 'modèle · même nom, autre site' };
  if (named === letter) return settled(named, named === null ? 'modèle' : 'modèle · R7, lettre et nom');
  if (named?.is === 'concurrent') {
    if (match?.exact || (letter === null && !lettered)) return settled(named, 'modèle · R8a, nom déclaré');
    if (letter === null) return settled(null, 'modèle');
  }
  if (named?.is === 'client' && letter === null && !lettered && match?.exact && match.counted)
    return settled(named, 'modèle · R7, nom');
  if (named?.is === 'client' && letter === null && match?.proven)
    return settled(named, 'modèle · R7, nom et site');
  // The client first: a wrong answer about it would change a state.
  const doubt = [letter, named].find((member) => member?.is === 'client') ?? letter ?? named;
  return { member: null, doubt, why: 'modèle · identité incertaine' };
}
