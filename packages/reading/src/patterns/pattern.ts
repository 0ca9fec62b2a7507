/** The source of a pattern, written one alternative a line: a break and the spaces after it are no part of it. */
export const pattern = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): string =>
  String.raw({ raw: raw.map((text) => text.replaceAll(/\n\s*/gu, '')) }, ...parts);
