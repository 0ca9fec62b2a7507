import { isFrenchWord } from './dictionary.ts';
import { wordsOf } from './list.ts';

/**
 * French verbs told by their forms: a word is a verb of the third person when undoing its ending gives an infinitive of
 * the dictionary, so that no list of verbs has to be complete. Endings from any table of conjugation.
 */

/** Forms that no rule below leads back to their infinitive. */
const IRREGULAR = wordsOf('irregular');

/** Forms that are far more often a noun, an adjective or a small word after a name. */
const NOT_VERBS = wordsOf('not-verbs');

/** How each ending is undone, the longest first. */
const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/issent$/u, ['ir']],
  [/iennent$/u, ['enir']],
  [/ennent$/u, ['endre']],
  [/aissent$/u, ['aître', 'aisser']],
  [/ignent$/u, ['indre', 'igner']],
  [/isent$/u, ['ire', 'iser']],
  [/iss(?:ait|aient)$/u, ['ir']],
  [/(?:ait|aient)$/u, ['er', 'ir', 're']],
  [/(?<=er|ir)(?:a|ont)$/u, ['']],
  [/(?<=r)(?:a|ont)$/u, ['e']],
  [/ent$/u, ['er', 'ir', 're']],
  [/ient$/u, ['enir']],
  [/(?<=[aeo]in)t$/u, ['dre']],
  [/(?<=i)t$/u, ['r', 're']],
  [/(?<=[eî]|ba)t$/u, ['ttre', 'tre']],
  [/(?<=[dp])$/u, ['re']],
  [/e$/u, ['er', 'ir']],
];

/** "complète" from "compléter", "achète" from "acheter", "appelle" from "appeler". */
const respelled = (stem: string): string[] => [
  stem,
  ...(/è[^aeiou]+$/u.test(stem)
    ? [stem.replace(/è(?=[^è]+$)/u, 'é'), stem.replace(/è(?=[^è]+$)/u, 'e')]
    : []),
  ...(/(?:ll|tt)$/u.test(stem) ? [stem.slice(0, -1)] : []),
  ...(/i$/u.test(stem) ? [`${stem.slice(0, -1)}y`] : []),
];

function hasInfinitive(word: string): boolean {
  return ENDINGS.some(([ending, infinitives]) => {
    if (!ending.test(word)) return false;
    const stem = word.replace(ending, '');
    return (
      stem.length > 1 && infinitives.some((end) => respelled(stem).some((s) => isFrenchWord(`${s}${end}`)))
    );
  });
}

/** The words met last are kept. */
const kept = new Map<string, boolean>();

/** A French verb of the third person: present, imperfect, future or conditional. `plain` is the word without accents. */
export function conjugated(raw: string, plain: string): boolean {
  if (IRREGULAR.has(plain)) return true;
  if (plain.length < 3 || NOT_VERBS.has(plain) || !/[eatdp]$|nt$/u.test(plain) || /é$/u.test(raw))
    return false;
  const known = kept.get(raw);
  if (known !== undefined) return known;
  const verb = hasInfinitive(raw);
  if (kept.size >= 20_000) kept.clear();
  kept.set(raw, verb);
  return verb;
}

/** "Vérifier", "choisir", "prendre": the future is made of it. */
export const infinitive = (raw: string): boolean =>
  /(?:[ei]r|re)$/iu.test(raw) && (/^faire$/iu.test(raw) || isFrenchWord(`${raw.replace(/e$/iu, '')}ont`));
