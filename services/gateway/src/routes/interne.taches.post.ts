import { createHash, timingSafeEqual } from 'node:crypto';
import { callerOf } from '@agence/words/caller';
import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/public-route.ts';
import type { Needs } from '../needs.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

type TaskNeeds = Pick<Needs, 'tasks' | 'refusedKeys' | 'log'>;

/** The scheduler's door: a shared secret opens it. It does not exist for what comes through the trusted proxy, from outside. */
export const interneTachesPost = ({ tasks, refusedKeys, log }: TaskNeeds, secret: string): PublicRoute => ({
  method: 'POST',
  path: '/interne/taches/{id}/',
  answer: async (req, res, name) => {
    if (secret === '') return answers.unknown(res);
    const from = callerOf(req.ip ?? '');
    if (req.ips.length > 0) {
      log.warn({ from }, 'a scheduled task was asked for from outside');
      return answers.unknown(res);
    }
    if (!timingSafeEqual(digest(req.get('x-task-secret') ?? ''), digest(secret))) {
      const { accepted, reset_s } = await refusedKeys.take(from);
      if (!accepted) return answers.tooManyRefusedKeys(res, reset_s);
      log.warn({ from }, 'a task secret was refused');
      return answers.unknown(res);
    }
    if (!tasks.knows(name)) return answers.unknown(res);
    await tasks.run(name);
    return answers.ok(res, { tache: name, faite: true });
  },
});
