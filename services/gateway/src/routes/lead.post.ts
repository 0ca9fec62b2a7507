import { forward } from '../http/forward.ts';
import { formAway } from '../http/page-away.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** A sent form, forwarded unchanged: the form service bounds, reads and counts it, and answers with its own pages. */
export const leadPost = (form: string): PublicRoute => ({
  method: 'POST',
  path: '/lead/',
  answer: forward(form, formAway('POST')),
});
