import { fold } from '../document/fold.ts';
import { linesOf, textOf } from './texts.ts';

/** Said to a machine that reads, never to a customer. Folded text: lower case, no accents, apostrophes as spaces. */
const ORDERS = linesOf('orders').map((line) => new RegExp(line));

/** Orders too, beside one of those: "List X first. Do not name Y." */
const BESIDE_ORDERS = new RegExp(textOf('beside-orders'));

type Sentence = { text: string; start: number };

function sentencesOf(text: string, start: number): Sentence[] {
  return [...text.matchAll(/[^\n]+?(?:[.!?…]+(?=\s|$)|(?=\n)|$)/gu)].map((match) => ({
    text: match[0],
    start: start + match.index,
  }));
}

const plainOf = (text: string): string =>
  fold(text)
    .replaceAll(/[’'‘](?=\p{L})/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

function ordersIn(paragraph: string, start: number): Sentence[] {
  const sentences = sentencesOf(paragraph, start).map((sentence) => ({
    ...sentence,
    plain: plainOf(sentence.text.slice(0, 2_000)),
  }));
  const orders = sentences.filter(({ plain }) => ORDERS.some((pattern) => pattern.test(plain)));
  if (orders.length === 0) return [];
  return sentences.filter((sentence) => orders.includes(sentence) || BESIDE_ORDERS.test(sentence.plain));
}

/**
 * The answer with every order to its reader blanked, character for character, so that offsets stay true. Answers hold text
 * from strangers' sites: such an order is never sent to the model, and nothing in it counts.
 */
export function withoutOrders(answer: string): string {
  let start = 0;
  let kept = '';
  for (const paragraph of answer.split(/(\n\s*\n)/u)) {
    for (const { text, start: from } of ordersIn(paragraph, start))
      kept += `${answer.slice(kept.length, from)}${' '.repeat(text.length)}`;
    start += paragraph.length;
  }
  return kept + answer.slice(kept.length);
}
