import htm from 'htm';
import { type ComponentChildren, h } from 'preact';

/** What a view gives back: text is escaped when the page is written. */
export type Vue = ComponentChildren;

type Html = (strings: TemplateStringsArray, ...values: unknown[]) => Vue;

/** htm declares its types for CommonJS only; at run time its default export is the function itself. */
const factory = htm as unknown as { bind(create: typeof h): Html };

/** Tagged template that builds views without a compiler. */
export const html: Html = factory.bind(h);
