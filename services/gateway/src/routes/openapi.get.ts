import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/public-route.ts';
import { publicDocument } from '../openapi/public.ts';

const DOCUMENT = publicDocument();

export const openapiGet: PublicRoute = {
  method: 'GET',
  path: '/openapi.json',
  answer: async (_, res) => answers.ok(res, DOCUMENT),
};
