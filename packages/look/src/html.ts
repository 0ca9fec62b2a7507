import htm from 'htm';
import { type ComponentChildren, Fragment, h } from 'preact';
import { render } from 'preact-render-to-string';

/** The result of a view; its text is escaped when the page is written. */
export type Vue = ComponentChildren;

type Html = (strings: TemplateStringsArray, ...values: unknown[]) => Vue;

/** htm declares its types for CommonJS only; at run time its default export is the function itself. */
const factory = htm as unknown as { bind(create: typeof h): Html };

/** Tagged template that builds views without a compiler. */
export const html: Html = factory.bind(h);

/** A view, or a part of it, as text; text values are escaped. */
export const written = (view: Vue): string => render(h(Fragment, null, view));

/** A whole page, from its `<html>`. */
export const writtenPage = (view: Vue): string => `<!DOCTYPE html>\n${written(view)}\n`;
