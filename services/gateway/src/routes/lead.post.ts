import { forward } from '../http/forward.ts';
import { formAway } from '../http/page-away.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** A sent form, byte for byte: the form service bounds and reads it, counts it, and answers with its own pages. */
export const leadPost = (form: string): PublicRoute => ({
  method: 'POST',
  path: '/lead/',
  answer: forward(form, formAway('POST')),
});
