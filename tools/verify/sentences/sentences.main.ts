import { listed, shown, sources } from './all.ts';

/** Prints every sentence for an agency, its clients, a prospect or a mail reader, with its origin and place. */
for (const { origin, refusal, text, file, line } of [...listed(sources()), ...shown()])
  console.log([origin, refusal ?? '', text, `${file}:${line}`].join('\t'));
