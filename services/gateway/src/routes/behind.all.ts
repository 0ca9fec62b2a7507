import { forward } from '../http/forward.ts';
import { consoleAway, formAway } from '../http/page-away.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** Paths that another service answers, whether it draws a page or takes a form. */
const behind = (to: string, away: typeof formAway, paths: readonly string[]): readonly PublicRoute[] =>
  (['GET', 'POST'] as const).flatMap((method) =>
    paths.map((path) => ({ ...{ method, path }, answer: forward(to, away(method)) })),
  );

export const consoleAll = (to: string) => behind(to, consoleAway, ['/console/', '/console/{reste}']);

/** The public form, and its confirmation link with its button. */
export const leadAll = (to: string) => behind(to, formAway, ['/lead/', '/lead/confirmer/{id}']);
