import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { looseKey } from './keys.ts';
import { networksOf } from './name-parts.ts';

/** "Kéria Coiffure Toulon Mourillon" in Toulon is a branch of "Kéria Coiffure" (R10). */
function ofDistrict(tokens: string[], town: ReadonlySet<string>): string[] {
  const at = tokens.findIndex((t) => town.has(t));
  const last = tokens.findLastIndex((t) => town.has(t));
  const stem = tokens.slice(0, at);
  const district = tokens.slice(last + 1).filter((t) => !LIGHT.has(t));
  if (at < 1 || district.length === 0 || looseKey(stem).length < 4) return [];
  return [looseKey(stem), looseKey([...stem, ...district])];
}

/** The networks of which a name may be a branch, as keys; "Vision 4 Fontaines" is none of "4". */
export function stemsOf(
  tokens: string[],
  written: readonly Token[],
  town: ReadonlySet<string>,
  droppable: (word: string) => boolean,
): Set<string> {
  const networks = networksOf(written, droppable).map(looseKey);
  return new Set([...ofDistrict(tokens, town), ...networks.filter((stem) => !/^\d+$/u.test(stem))]);
}
