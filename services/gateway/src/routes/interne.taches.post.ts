import { createHash, timingSafeEqual } from 'node:crypto';
import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/public-route.ts';
import type { Needs } from '../needs.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The scheduler's door: a shared secret opens it; without the right one it does not exist. */
export const interneTachesPost = ({ tasks }: Needs, secret: string): PublicRoute => ({
  method: 'POST',
  path: '/interne/taches/{id}/',
  answer: async (req, res, name) => {
    const given = digest(req.get('x-task-secret') ?? '');
    if (secret === '' || !timingSafeEqual(given, digest(secret)) || !tasks.knows(name))
      return answers.unknown(res);
    await tasks.run(name);
    return answers.ok(res, { tache: name, faite: true });
  },
});
