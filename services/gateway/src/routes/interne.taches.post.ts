import { createHash, timingSafeEqual } from 'node:crypto';
import { signatureRefused } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/pipeline.ts';
import type { Needs } from '../needs.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

type TaskNeeds = Pick<Needs, 'tasks' | 'refusedKeys' | 'log'>;

/** The scheduler's endpoint, opened by a shared secret. Calls from outside, through the trusted proxy, get 404. */
export const interneTachesPost = ({ tasks, refusedKeys, log }: TaskNeeds, secret: string): PublicRoute => ({
  method: 'POST',
  path: '/interne/taches/{id}/',
  answer: async (req, res, name) => {
    if (secret === '') return answers.unknown(res);
    const from = callerOf(req.ip ?? '');
    if (req.ips.length > 0) {
      signatureRefused(log, { from, door: 'tâche, de dehors' });
      return answers.unknown(res);
    }
    if (!timingSafeEqual(digest(req.get('x-task-secret') ?? ''), digest(secret))) {
      signatureRefused(log, { from, door: 'tâche' });
      const { accepted, reset_s } = await refusedKeys.take(from, from);
      return accepted ? answers.unknown(res) : answers.tooManyRefusedKeys(res, reset_s);
    }
    if (!tasks.knows(name)) return answers.unknown(res);
    await tasks.run(name);
    return answers.ok(res, { tache: name, faite: true });
  },
});
