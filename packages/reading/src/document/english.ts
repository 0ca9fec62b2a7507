const SMALL_WORDS = /\b(?:(the|and|of|for|is|with|you)|le|la|les|des|et|est|pour|vous|une)\b/gi;

/** More small words of English than of French. */
export function inEnglish(answer: string): boolean {
  let more = 0;
  for (const found of answer.slice(0, 3_000).matchAll(SMALL_WORDS)) more += found[1] === undefined ? -1 : 1;
  return more > 0;
}
