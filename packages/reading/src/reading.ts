/** Who is cited in an answer: all that other packages may use of the reader. */
export { explain, parseCase, parseReplies, predict, readingOffline } from './detect.ts';
export { linesShown } from './document/shown.ts';
export { type NextStep, READING_VERSION, readByModel } from './model/read-by-model.ts';
export type { ModelReading, ReadingStep, Replies } from './model/types.ts';
export { type Line, typesetAnswer } from './model/typeset.ts';
export { type NamesAnother, namesAnother } from './names/names-another.ts';
export { READER_VERSION, readAnswer } from './read-answer.ts';
export type { Mention, Reading, ReadingContext, State, Who } from './types.ts';
