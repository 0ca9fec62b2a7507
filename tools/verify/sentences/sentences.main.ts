import { listed, shown, sources } from './all.ts';

/** Prints every sentence that an agency, its clients, a prospect or the reader of a mail can read, with what says it and where. */
for (const { origin, refusal, text, file, line } of [...listed(sources()), ...shown()])
  console.log([origin, refusal ?? '', text, `${file}:${line}`].join('\t'));
