import { forward } from '../http/forward.ts';
import { consoleAway } from '../http/page-away.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** Every screen of the console, as the console service draws it. */
export const consoleAll = (to: string): readonly PublicRoute[] =>
  (['GET', 'POST'] as const).flatMap((method) =>
    ['/console/', '/console/{reste}'].map((path) => ({
      ...{ method, path },
      answer: forward(to, consoleAway(method)),
    })),
  );
