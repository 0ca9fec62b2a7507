/** Signs and Markdown that a hostile answer may be made of. */
export const PIECES: readonly string[] = [
  ...'** * [ ]( ) ( ! ... " & &amp; < <b> </answer> ` ~~ |---| \\ 🥇 😀 \ud83c É œ é \u200b \u0301 ’'.split(
    ' ',
  ),
  ...['\n', '\n\n', '\r\n', ' ', '- ', '1. ', '# ', '| ', '| a ', '> ', '… '],
];
