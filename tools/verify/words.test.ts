import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parseSync } from 'oxc-parser';
import { filesOf } from './files.ts';

const LONGEST_SENTENCE = 30;

/** Pronouns where a noun belongs. */
const VAGUE = /\b(?:the ones? that|what was|whoever|of which|to the letter(?=[.,;:]|$)|for itself)\b/i;
const GENERATED_OR_DATA = /\/gen\/|\/cases\/|test-data/;

type Comment = { readonly value: string; readonly start: number; readonly end: number };

/** Comments on consecutive lines are one text. */
function joined(source: string, comments: readonly Comment[]): readonly string[] {
  const texts: string[] = [];
  let end = -1;
  for (const comment of comments) {
    const text = comment.value.replace(/^\s*\*+/gm, ' ');
    const continues = end >= 0 && /^\n?[ \t]*$/.test(source.slice(end, comment.start));
    if (continues) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    end = comment.end;
  }
  return texts;
}

const protoComments = (source: string): readonly Comment[] =>
  [...source.matchAll(/\/\/(.*)/g)].map(({ 0: whole, 1: value = '', index }) => ({
    value,
    start: index,
    end: index + whole.length,
  }));

/** Paragraphs, list items and table cells, without blocks of code and the targets of links. */
const paragraphs = (markdown: string): readonly string[] =>
  markdown
    .replace(/```.*?```/gs, '\n\n')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n\s*(?:[-*#]|\d+\.)\s|\|/);

const textsOf = (file: string, source: string): readonly string[] => {
  if (file.endsWith('.md')) return paragraphs(source);
  return joined(source, file.endsWith('.ts') ? parseSync(file, source).comments : protoComments(source));
};

/** An expression in code counts as one word. */
const sentences = (text: string): readonly string[] =>
  text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?;:]["”)]?) | \| /);

const wordCount = (sentence: string): number =>
  sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’./-]*/gu)?.length ?? 0;

const files = filesOf('*.md', '*.ts', '*.proto').filter((file) => !GENERATED_OR_DATA.test(file));

it('comments and documents have short sentences and name things', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const wrong = textsOf(file, source)
      .flatMap(sentences)
      .filter((sentence) => wordCount(sentence) > LONGEST_SENTENCE || VAGUE.test(sentence));
    return wrong.map((text) => `${file}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});
