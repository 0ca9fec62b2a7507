import type { Candidate } from '../candidates/types.ts';

/** "X, à Caussade": the town of the name. */
export function townAfter({ unit, j }: Candidate): boolean {
  const [link, first, second] = unit.tokens.slice(j, j + 3);
  return (
    link !== undefined &&
    /^\s*[,(]\s*$/u.test(link.gap) &&
    /^(?:a|au|aux|en|pres|de|d)$/u.test(link.fold) &&
    (first?.capital === true || second?.capital === true)
  );
}
