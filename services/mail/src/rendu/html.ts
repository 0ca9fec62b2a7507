import htm from 'htm';
import { type ComponentChildren, h } from 'preact';

type Html = (strings: TemplateStringsArray, ...values: unknown[]) => ComponentChildren;

/** htm declares its types for CommonJS only; at run time its default export is the function itself. */
const factory = htm as unknown as { bind(create: typeof h): Html };

/** Builds views without a compiler; text is escaped when the view is written. */
export const html: Html = factory.bind(h);
