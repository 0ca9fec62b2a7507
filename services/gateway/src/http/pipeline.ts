import { createHash, randomUUID } from 'node:crypto';
import { ask } from '@agence/calls/ask';
import type { AgencyRoute } from '@agence/calls/route';
import { proposes } from '@agence/calls/shape/shape';
import type { Verdict } from '@agence/platform/limits/sliding-limit';
import { type Found, find, type Served } from '@agence/platform/paths';
import { actingAs } from '@agence/platform/process/actor';
import { elapsed } from '@agence/platform/process/clock';
import { assertInTime, within } from '@agence/platform/process/deadline';
import { isHeld, isTransient } from '@agence/platform/process/faults';
import { keyRefused } from '@agence/platform/process/security-events';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { callerOf } from '@agence/words/caller';
import type { Request, Response } from 'express';
import type { Needs } from '../needs.ts';
import { answers, okReply, type Reply, refusedReply } from './answers.ts';
import { readBody } from './body.ts';
import { observed } from './observed.ts';
import { once } from './once.ts';

/** A route without a key: it writes its own answer. */
export type PublicRoute = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (req: Request, res: Response, id: string) => Promise<void>;
};

type Surface = Needs & { readonly served: readonly Served<AgencyRoute | PublicRoute>[] };

export type Handle = (req: Request, res: Response) => Promise<void>;

const NO_BODY = { body: {}, bytes: Buffer.alloc(0) };

/** How far a call came before a fault; `gesture`: something may have been written. */
type Progress = { gesture: boolean; compte?: string };

type Asked = Found<AgencyRoute | PublicRoute> & { readonly path: string; readonly query: string | undefined };

/** Time that the services have for one call, so that its 503 leaves within two seconds. The caller's upload is not counted. */
const SERVICES_MS = 1_800;

const lastSigns = (req: Request): string => `…${(req.get('x-api-key') ?? '').slice(-4)}`;

const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

const rateHeaders = (res: Response, { limit, remaining, reset_s }: Verdict): void => {
  res.set('RateLimit-Limit', String(limit));
  res.set('RateLimit-Remaining', String(remaining));
  res.set('RateLimit-Reset', String(reset_s));
};

/** Every call goes through these steps, in the order of refusals (docs/limits.md); the first that answers ends it. */
export const pipeline =
  (needs: Surface): Handle =>
  async (req, res) => {
    const request_id = randomUUID();
    res.set('X-Request-Id', request_id);
    const [path = '', query] = req.url.split(/\?(.*)/s);
    const asked = { ...find(needs.served, req.method, path), path, query };
    const route = asked.kind === 'route' ? asked.route.path : undefined;
    const progress: Progress = { gesture: false };
    await observed(req, res, { request_id, route }, async () => {
      try {
        await answer(needs, asked, req, res, progress);
      } catch (fault) {
        const transient = isTransient(fault);
        needs.log.error(
          { request_id, compte: progress.compte, fault: String(fault) },
          transient ? 'a dependency is away' : 'call failed',
        );
        if (res.headersSent) res.destroy();
        else if (isHeld(fault)) answers.held(res);
        else if (transient) answers.unavailable(res, progress.gesture);
        else answers.failed(res);
      }
    });
  };

async function answer(
  needs: Needs,
  found: Asked,
  req: Request,
  res: Response,
  progress: Progress,
): Promise<void> {
  const { path, query } = found;
  // 1. The path: 308 when only the slash is missing, 404 when nobody knows it.
  if (found.kind === 'unknown') return answers.unknown(res);
  if (found.kind === 'slash_missing')
    return answers.redirected(res, `${path}/${query === undefined ? '' : `?${query}`}`);

  // 2. A route switched off does not exist; another method is 405.
  if (found.kind === 'wrong_method') return answers.wrongMethod(res, found.allowed);
  const { route, id } = found;
  if ('answer' in route) return route.answer(req, res, id);

  // 3. The key: 401, 403 (429 after too many refused from one address), the account: 403, the key's calls: 429.
  const spent = elapsed();
  const key_hash = keyHash(req.get('x-api-key') ?? '');
  const [compte, readAhead] = await within(SERVICES_MS, async () => {
    const early = needs.ahead.begin(key_hash, route, id);
    const compte = await authenticated(needs, key_hash, req, res);
    needs.ahead.note(key_hash, compte);
    return [compte, early] as const;
  });
  const left = SERVICES_MS - spent();
  if (compte === undefined) return;
  progress.compte = compte.slug;

  // 4. The body: 422; then the service decides: 404, 422, 409, or the answer.
  const read = route.method === 'GET' ? NO_BODY : await readBody(req, res);
  const decide = async (command_id: string): Promise<Reply> => {
    if ('sentence' in read) return refusedReply({ kind: 'invalid', sentence: read.sentence });
    assertInTime();
    progress.gesture = route.method === 'POST' && !proposes(route.body, read.body);
    const call = { compte, id, body: read.body, command_id, peers: needs.peers };
    const acting = { compte: compte.slug, porte: 'api', qui: lastSigns(req) };
    const result = await (readAhead(compte) ?? actingAs(acting, () => ask(route, call)));
    return 'refusal' in result ? refusedReply(result.refusal) : okReply(result.ok);
  };
  const key = route.method === 'GET' ? undefined : req.get('idempotency-key');
  const keyed = { compte: compte.slug, path, key, bytes: read.bytes };
  const reply = await within(route.within_ms ?? left, () => once(needs.records, needs.log, keyed, decide));
  answers.sent(res, reply);
}

/** The calling account, or undefined when the caller was already answered. The account is never cached. */
async function authenticated(
  needs: Needs,
  key_hash: string,
  req: Request,
  res: Response,
): Promise<Compte | undefined> {
  if (key_hash === keyHash('')) {
    answers.noKey(res);
    return undefined;
  }
  const { result } = await needs.peers.accounts.call.authenticate({ key_hash });
  if (result?.$case !== 'compte') {
    const from = callerOf(req.ip ?? '');
    keyRefused(needs.log, { from });
    const { accepted, reset_s } = await needs.refusedKeys.take(from, from);
    if (accepted) answers.keyRefused(res);
    else answers.tooManyRefusedKeys(res, reset_s);
    return undefined;
  }
  const compte = result.value;
  if (compte.statut !== 'actif') {
    answers.suspended(res, compte.statut);
    return undefined;
  }
  const verdict = await needs.callsPerKey.take(key_hash);
  rateHeaders(res, verdict);
  if (verdict.accepted) return compte;
  answers.tooManyCalls(res, verdict.reset_s);
  return undefined;
}
