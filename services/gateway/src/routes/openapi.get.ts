import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/public-route.ts';
import { publicDocument } from '../openapi/public.ts';

const DOCUMENT = publicDocument();

/** The description of the two open routes. */
export const openapiGet: PublicRoute = {
  method: 'GET',
  path: '/openapi.json',
  answer: async (_, res) => answers.ok(res, DOCUMENT),
};
