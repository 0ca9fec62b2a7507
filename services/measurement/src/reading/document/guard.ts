/** Inline marks kept in one paragraph; a human text of that length has far fewer. */
const BUDGET = 300;
/** Empty list lines kept in one answer. */
const LINES = 2_000;
/** Stands for a mark taken out: no Markdown meaning, and rendered as the space it looks like. */
const BLANK = '\u00a0';
const MARK = /[*_[\]()`~<>!]/g;

/**
 * The same text with excess markup blanked, character for character, so that a hostile paragraph (10,000 stars,
 * nested brackets, quotes in quotes) costs the parser no more than an honest one and offsets stay true.
 */
export function tame(answer: string): string {
  const unix = answer.replaceAll('|\r', ' |').replaceAll('\r', ' ');
  if (unix.length < BUDGET) return unix;
  let lines = LINES;
  return unix
    .replaceAll(/ {32,}/g, (run) => BLANK.repeat(run.length))
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => {
      let left = BUDGET;
      return paragraph
        .replaceAll(/^[\s>]{24,}/gm, (m) => m.replaceAll('>', ' '))
        .replaceAll(MARK, (mark) => (left-- > 0 ? mark : BLANK))
        .replaceAll(/^([ \t]*)[-*+](?=[ \t]*$)/gm, (m, space: string) =>
          lines-- > 0 ? m : `${space}${BLANK}`,
        );
    })
    .join('');
}
