import { forward } from '../http/forward.ts';
import { formAway } from '../http/page-away.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** The public form, as the form service draws it. */
export const leadGet = (form: string): PublicRoute => ({
  method: 'GET',
  path: '/lead/',
  answer: forward(form, formAway('GET')),
});
