import { createHash } from 'node:crypto';
import type { ReadingContext, Who } from '../types.ts';

/** The client or a declared competitor, under a neutral letter. */
export type Member = { letter: string; name: string; is: Who; details: string };

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A text of the agency on one line, of a bounded length. */
export const oneLine = (text: string, most = 200): string =>
  text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, most);

/** A to Z, then AA, AB… */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** The businesses to recognise, in an order drawn from `seed`: nothing says which one pays. */
export function rosterOf({ client, concurrents }: ReadingContext, seed: string): Member[] {
  const details = [client.metier, client.ville, client.site].map((text) => oneLine(text, 100));
  const members: Omit<Member, 'letter'>[] = [
    { name: client.entreprise, is: 'client', details: details.filter((text) => text !== '').join(', ') },
    ...concurrents.map((name) => ({ name, is: 'concurrent' as const, details: '' })),
  ];
  return members
    .map((member) => ({ member, drawn: digest(`${seed}\n${member.name}`) }))
    .toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1))
    .map(({ member }, index) => ({ letter: letterOf(index), ...member }));
}

export const rosterLine = ({ letter, name, details }: Member): string =>
  `${letter}: ${oneLine(name)}${details === '' ? '' : ` (${details})`}`;
