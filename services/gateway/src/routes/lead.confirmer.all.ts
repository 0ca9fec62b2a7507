import { forward } from '../http/forward.ts';
import { formAway } from '../http/page-away.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** The confirmation link and its button: the form service answers. */
export const leadConfirmerAll = (form: string): readonly PublicRoute[] =>
  (['GET', 'POST'] as const).map((method) => ({
    ...{ method, path: '/lead/confirmer/{id}' },
    answer: forward(form, formAway(method)),
  }));
