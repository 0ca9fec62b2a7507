import type { Candidate } from '../candidates/types.ts';
import { words } from '../lexicons/list.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';

/** What may stand between a subject and its verb. */
const CLITICS = words('ne n y s se lui elle eux aussi vous me nous en les l le la also itself themselves still now peut-etre egalement quant');

/** True when a provider's verb follows the name, brackets after the name skipped: "Soupirail (fermé lundi) travaille". */
export function verbFollows(c: Candidate): boolean {
  const { tokens } = c.unit;
  let k = c.j;
  if (/^\s*\(/u.test(tokens[k]?.gap ?? '')) {
    const close = tokens.findIndex((t, n) => n > k && t.gap.includes(')'));
    if (close < 0 || close - k > 14) return false;
    k = close;
    if (/\)\s*[,.;:]/u.test(tokens[k]?.gap ?? '')) return false;
  } else if (!sameName(tokens[k]?.gap ?? ',')) return false;
  for (let n = 0; n < 4; n++, k++) {
    const token = tokens[k];
    if (token === undefined || token.opening || (n > 0 && !sameName(token.gap))) return false;
    if (PROVIDER_VERBS.has(token.fold) && !CLITICS.has(token.fold)) return (token.fold !== 'a' || token.raw === 'a') && !/é(?:e?s?)$/u.test(token.raw);
    if (!CLITICS.has(token.fold)) return false;
  }
  return false;
}
