import { fold } from '../document/fold.ts';

const NUMBER =
  /^(?:n°?|no|numero|rang|place|position|#|top)? ?(\d{1,2}) ?(?:er|ere|e|re|eme|ieme|nde?|st|nd|rd|th|°|\.)?(?: place| position| ex ?aequo| ?\/ ?\d{1,2})?$/u;
const WORDS = [
  'premiere?|first|or|medaille d or|gold',
  'deuxieme|seconde?|second|argent|medaille d argent|silver',
  'troisieme|third|bronze|medaille de bronze',
  'quatrieme|fourth',
  'cinquieme|fifth',
  'sixieme|sixth',
  'septieme|seventh',
  'huitieme|eighth',
].map((words) => new RegExp(`^(?:${words})(?: place| position| marche| prix)?$`, 'u'));

const MEDALS: Record<string, number> = { '🥇': 1, '🥈': 2, '🥉': 3 };
/** "8,1 (3ᵉ)": the rank in brackets beside a score. */
const BESIDE_SCORE = /\((?:n°?|no|#)? ?(\d{1,2}) ?(?:er|ere|e|re|eme|ieme|nde?|st|nd|rd|th)?\)$/u;

/** The rank that a short text says: "3ᵉ", "n° 2", "1re place", "Deuxième", "🥇"; null when it says none. */
export function rankOf(text: string): number | null {
  const bare = text.trim();
  const medal = MEDALS[[...bare][0] ?? ''];
  if (medal !== undefined) return medal;
  const plain = fold(bare.replaceAll(/[ᵉʳᵃᵐⁿᵈˢᵗʰ]+/gu, (s) => s.normalize('NFKD'))).replaceAll(
    /[\s\u00a0'’-]+/gu,
    ' ',
  );
  const number = NUMBER.exec(plain) ?? BESIDE_SCORE.exec(plain);
  if (number?.[1] !== undefined) return Number(number[1]);
  const word = WORDS.findIndex((w) => w.test(plain));
  return word < 0 ? null : word + 1;
}
