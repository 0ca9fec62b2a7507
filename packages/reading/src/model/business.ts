import { cleanName } from '../candidates/candidate.ts';
import { SOFTWARE } from '../lexicons/platforms.ts';
import { wordsOf } from '../names/forms.ts';
import { listedAs } from '../names/listed.ts';
import type { ReadingContext, Reason } from '../types.ts';
import type { Place } from './text.ts';

/** The name as the answer writes it, without emoji or tagline (R11). */
export function writtenAt({ unit, from, to }: Place): string {
  const name = cleanName(unit.text.slice(from, to));
  return /^(.{3,}?)\s+[–—|:]\s+\p{Ll}/u.exec(name)?.[1] ?? name;
}

const LISTS: ReadonlySet<Reason> = new Set(['plateforme', 'organisme public']);

/** What the lists say of a name that the rules leave out although a model may name it (R6). */
export function noBusiness(name: string, { client, question }: ReadingContext): Reason | null {
  const reason = (listedAs(name) ?? listedAs(name.replace(/(?:\.[a-z]{2,})+$/iu, '')))?.[0];
  if (reason === undefined || !LISTS.has(reason)) return null;
  const asked = wordsOf(`${question} ${client.metier}`);
  return reason === 'plateforme' && SOFTWARE.some((word) => asked.includes(word)) ? null : reason;
}
