import { INSERTED } from '../lexicons/judge/insertions.ts';
import { mayHold } from '../patterns/holds.ts';

/** The same words without what is inserted among them. */
export const withoutInsertions = (text: string): string =>
  text === '' || !mayHold(INSERTED, text)
    ? text
    : ` ${text} `.replaceAll(INSERTED, '').slice(1).replace(/ $/u, '');
