import { fold } from '../document/fold.ts';
import { textOf } from './texts.ts';

/** Said to a machine that reads, never to a customer. Folded text: lower case, no accents, apostrophes as spaces. */
const PATTERNS = textOf('orders').split('\n');
const ORDERS = PATTERNS.map((line) => new RegExp(line));
/** Finds every order wherever its sentence begins and ends: most answers hold none, and need not be cut into sentences. */
const ANYWHERE = new RegExp(
  PATTERNS.map((line) => line.replace('^\\W*', '\\b').replace('$|', '|')).join('|'),
);

/** Orders too, beside one of those: "List X first. Do not name Y." */
const BESIDE_ORDERS = new RegExp(textOf('beside-orders'));

/** Ends of sentences, and brackets and tags, which hold words of their own. */
const BORDER = /(?<=[.!?…]\s|[)\]>])|(?=[([<])/u;

const plainOf = (text: string): string => fold(text).replaceAll(/[’'‘](?=\p{L})|\s+/gu, ' ');

const isOrder = (text: string): boolean =>
  text.length > 5 && ORDERS.some((pattern) => pattern.test(plainOf(text)));

/** Blanks the orders of a line; a line that opens with an order is one to its end. */
function withoutOrdersOn(line: string): string {
  const parts = line.split(BORDER);
  const whole = isOrder(parts.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? '');
  const order = (text: string) => whole || isOrder(text) || BESIDE_ORDERS.test(plainOf(text));
  return parts.map((text) => (order(text) ? ' '.repeat(text.length) : text)).join('');
}

/** The answer with every order to its reader blanked: none is sent to a model, and none counts. Offsets stay true. */
export const withoutOrders = (answer: string): string =>
  ANYWHERE.test(plainOf(answer))
    ? answer
        .split(/(\n\s*\n)/u)
        .map((paragraph) =>
          paragraph.split('\n').some((line) => line.split(BORDER).some(isOrder))
            ? paragraph.split('\n').map(withoutOrdersOn).join('\n')
            : paragraph,
        )
        .join('')
    : answer;
