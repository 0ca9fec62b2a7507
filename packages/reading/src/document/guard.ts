/** Inline marks kept in one paragraph; a human text of that length has far fewer. */
const BUDGET = 300;
/** Empty list lines kept in one answer. */
const LINES = 2_000;
/** Lists and quotes that one line opens in one another: deeper, a walk over them would not come back. */
const NESTED = /^([ \t]*(?:[-*+>\d.)]+[ \t]+){24})([-*+>\d.) \t]+)/gm;
/** Stands for a mark taken out: no Markdown meaning, and rendered as the space it looks like. */
const BLANK = '\u00a0';
const LONG_GAP = ' '.repeat(32);
const MARK = /[*_[\]()`~<>!]/g;

/** Too short to hold too many lines, too few marks to hold too many in a paragraph, no long run of spaces or quotes. */
const honest = (text: string): boolean =>
  text.length < 2 * LINES &&
  !text.includes(LONG_GAP) &&
  !(text.includes('>') && /[\s>]{24}/.test(text)) &&
  text.search(NESTED) < 0 &&
  (text.match(MARK)?.length ?? 0) <= BUDGET;

/**
 * The same text with excess markup blanked, character for character, so that a hostile paragraph (10,000 stars,
 * nested brackets, quotes in quotes) costs the parser no more than an honest one and offsets stay true.
 */
export function tame(answer: string): string {
  const returns = answer.includes('\r') ? answer.replaceAll('|\r', ' |').replaceAll('\r', ' ') : answer;
  // A list that the model typed itself is a list, also right under its title.
  const unix = returns.includes('•') ? returns.replaceAll(/^([ \t]*)•(?=[ \t])/gm, '$1-') : returns;
  if (unix.length < BUDGET || honest(unix)) return unix;
  let lines = LINES;
  return unix
    .replaceAll(/ {32,}/g, (run) => BLANK.repeat(run.length))
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => {
      let left = BUDGET;
      return (
        paragraph
          .replaceAll(/^[\s>]{24,}/gm, (m) => m.replaceAll('>', ' '))
          .replaceAll(
            NESTED,
            (_, line: string, deeper: string) => line + deeper.replaceAll(/[-*+>.)]/g, BLANK),
          )
          // The first one blanked is a space: as far as that the parser looks for the end of each link left open.
          .replaceAll(MARK, (mark) => (left-- > 0 ? mark : left === -1 ? ' ' : BLANK))
          .replaceAll(/^([ \t]*)[-*+](?=[ \t]*$)/gm, (m, space: string) =>
            lines-- > 0 ? m : `${space}${BLANK}`,
          )
      );
    })
    .join('');
}
