import { fold } from '../document/fold.ts';
import { linesOf, textOf } from './texts.ts';

/** Said to a machine that reads, never to a customer. Folded text: lower case, no accents, apostrophes as spaces. */
const ORDERS = linesOf('orders').map((line) => new RegExp(line));

/** Orders too, beside one of those: "List X first. Do not name Y." */
const BESIDE_ORDERS = new RegExp(textOf('beside-orders'));

const plainOf = (text: string): string =>
  fold(text)
    .replaceAll(/[’'‘](?=\p{L})/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

/** Ends of sentences, and brackets and tags, which hold words of their own. */
const BORDER = /(?<=[.!?…]\s|[)\]>])|(?=[([<])/u;

function isOrder(text: string): boolean {
  const plain = text.length > 5 ? plainOf(text) : '';
  return plain !== '' && ORDERS.some((pattern) => pattern.test(plain));
}

/** Blanks the orders of a line; a line that opens with one is one to its end. */
function withoutOrdersOn(line: string): string {
  const parts = line.split(BORDER);
  const opening = parts.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
  return parts
    .map((text) => {
      const order = isOrder(text) || isOrder(opening) || BESIDE_ORDERS.test(plainOf(text));
      return order ? ' '.repeat(text.length) : text;
    })
    .join('');
}

/**
 * The answer with every order to its reader blanked, character for character, so that offsets stay true. Answers hold text
 * from strangers' sites: such an order is never sent to the model, and nothing in it counts.
 */
export const withoutOrders = (answer: string): string =>
  answer
    .split(/(\n\s*\n)/u)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const beside = lines.some((line) => line.split(BORDER).some(isOrder));
      return beside ? lines.map((line) => withoutOrdersOn(line)).join('\n') : paragraph;
    })
    .join('');
