/**
 * The source of a pattern, written one alternative a line as the reader does: a break and the spaces after it are no part of
 * it. Alternatives that end with a space have their bar behind them.
 */
export const pattern = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): string =>
  String.raw({ raw: raw.map((text) => text.replaceAll(/\n\s*/gu, '')) }, ...parts);

export const regex = (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(pattern(text, ...parts), 'u');
