import { formAway } from '../http/form-away.ts';
import { forward } from '../http/forward.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** The public form, as the form service draws it. */
export const leadGet = (form: string): PublicRoute => ({
  method: 'GET',
  path: '/lead/',
  answer: forward(form, formAway('GET')),
});
