import type { Token } from '../document/types.ts';
import { KINDS, SIGN_OPENERS, TITLES } from '../lexicons/kinds.ts';
import { GENERIC } from '../lexicons/legal.ts';
import { sameName } from '../names/spelling.ts';
import type { Candidate } from './types.ts';
import { visible } from './visible.ts';

/** "Thibault Desnoues", "Jean-Marc Rey": a first name, or two joined by a hyphen, then a surname. */
const isPerson = (own: readonly Token[]): boolean =>
  (own.length === 2 || (own.length === 3 && own[1]?.gap === '-')) &&
  own.every((t) => t.capital && sameName(t.gap)) &&
  own.at(-1)?.gap !== '-' &&
  own.at(-1)?.common === false;

/** "la ferme des [Trois Chênes]": the kind is a part of such a name. */
export function withKind(c: Candidate): Candidate {
  const { tokens } = c.unit;
  const [link, before] = [tokens[c.i - 1], tokens[c.i - 2]];
  const kind =
    link !== undefined &&
    !/^(?:equipe|duo|trio|stand|banc|agent|guide|adresse|table)$/u.test(before?.fold ?? '') &&
    /^(?:des|du)$/u.test(link.fold) &&
    before !== undefined &&
    KINDS.has(before.fold) &&
    !GENERIC.has(before.fold);
  const own = tokens.slice(c.i, c.j);
  // R11: a surname, a person's name or a common word alone keeps the kind before it: "la boucherie [Vossot]".
  const lone =
    (own.length === 1 || (link?.fold !== 'chez' && isPerson(own))) &&
    c.form === null &&
    !c.emphasised &&
    link !== undefined &&
    !link.capital &&
    sameName(own[0]?.gap ?? ',') &&
    SIGN_OPENERS.has(link.fold) &&
    !TITLES.has(link.fold) &&
    !/^(?:chez|groupe|collectif|compagnie|cooperative|table|transports|fleurs|agence)$/u.test(link.fold);
  if (lone) return { ...c, i: c.i - 1, name: visible(c.unit, c.i - 1, c.j) };
  return kind ? { ...c, i: c.i - 2, name: visible(c.unit, c.i - 2, c.j) } : c;
}
