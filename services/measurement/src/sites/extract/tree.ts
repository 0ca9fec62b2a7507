import { load } from 'cheerio/slim';

type Root = NonNullable<ReturnType<ReturnType<typeof load>['root']>[0]>;
type Node = Root['children'][number];

/** An element of the page, in source order. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
};

/** A step of the walk, in order. `hidden`: inside an element that readers do not see. */
export type Step =
  | { readonly kind: 'open' | 'close'; readonly element: Element; readonly hidden: boolean }
  | { readonly kind: 'text'; readonly text: string; readonly hidden: boolean };

const UNSEEN = new Set('head script style noscript template svg iframe object select textarea'.split(' '));

/**
 * Walks a page without recursion and in linear time: cheerio's selectors are quadratic on a hostile page, its `text()`
 * overflows the stack on a deep one. htmlparser2 (`cheerio/slim`) because parse5 multiplies unclosed formatting.
 */
export function* stepsOf(html: string): Generator<Step> {
  const lineOf = liner(html);
  const [root] = load(html, { xml: { xmlMode: false, withStartIndices: true } }).root();
  const todo: (Node | { close: Step })[] = [...(root?.children ?? [])].reverse();
  let unseen = 0;
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if ('close' in next) {
      yield next.close;
      if (next.close.kind === 'close' && isUnseen(next.close.element)) unseen -= 1;
    } else if (next.type === 'text') yield { kind: 'text', text: next.data, hidden: unseen > 0 };
    else if ('name' in next && 'attribs' in next) {
      const element = { name: next.name, attributes: next.attribs, line: lineOf(next.startIndex ?? 0) };
      if (isUnseen(element)) unseen += 1;
      yield { kind: 'open', element, hidden: unseen > 0 };
      todo.push({ close: { kind: 'close', element, hidden: unseen > 0 } });
      for (let i = next.children.length - 1; i >= 0; i--) todo.push(next.children[i] as Node);
    }
  }
}

const isUnseen = ({ name, attributes }: Element): boolean =>
  UNSEEN.has(name) ||
  'hidden' in attributes ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes['style'] ?? '');

/** The line of a position; positions must ascend. */
const liner = (text: string): ((index: number) => number) => {
  let line = 1;
  let at = 0;
  return (index) => {
    for (let end = text.indexOf('\n', at); end !== -1 && end < index; end = text.indexOf('\n', at)) {
      line += 1;
      at = end + 1;
    }
    return line;
  };
};
