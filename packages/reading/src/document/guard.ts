/** Most inline marks kept in one paragraph; honest paragraphs have far fewer. */
const BUDGET = 300;
/** Most empty list lines kept in one answer. */
const LINES = 2_000;
/** More than 24 lists and quotes nested on one line: deeper nesting would overflow the recursive walk. */
const NESTED = /^([ \t]*(?:[-*+>\d.)]+[ \t]+){24})([-*+>\d.) \t]+)/gm;
/** Replaces a removed mark: it has no Markdown meaning and renders as a space. */
const BLANK = '\u00a0';
const LONG_GAP = ' '.repeat(32);
const MARK = /[*_[\]()`~<>!]/g;

/** A cheap test that no limit below can be exceeded, so that `tame` need not cut the text. */
const honest = (text: string): boolean =>
  text.length < 2 * LINES &&
  !text.includes(LONG_GAP) &&
  !(text.includes('>') && /[\s>]{24}/.test(text)) &&
  text.search(NESTED) < 0 &&
  (text.match(MARK)?.length ?? 0) <= BUDGET;

/** Blanks excess markup, so that a hostile paragraph costs the parser no more than an honest one. Offsets stay valid. */
export function tame(answer: string): string {
  const returns = answer.includes('\r') ? answer.replaceAll('|\r', ' |').replaceAll('\r', ' ') : answer;
  // "•" becomes "-", so that Markdown reads the lines as a list even right under their title.
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
          // The first removed mark becomes a plain space: there the parser stops looking for the end of an open link.
          .replaceAll(MARK, (mark) => (left-- > 0 ? mark : left === -1 ? ' ' : BLANK))
          .replaceAll(/^([ \t]*)[-*+](?=[ \t]*$)/gm, (m, space: string) =>
            lines-- > 0 ? m : `${space}${BLANK}`,
          )
      );
    })
    .join('');
}
