import { elapsed } from '@agence/platform/process/clock';
import { duration } from '@agence/platform/process/metrics';
import { inSpan } from '@agence/platform/process/telemetry';
import type { Request, Response } from 'express';

const requests = duration('http.server.request.duration', 'Calls of the public address');

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The caller disconnected before the answer. */
const GONE = 499;

/** Answers inside a new trace and records the duration by route, never by path, which names clients. */
export function observed(
  req: Request,
  res: Response,
  { request_id, route }: { readonly request_id: string; readonly route: string | undefined },
  answer: () => Promise<void>,
): Promise<void> {
  const spent = elapsed();
  const method = METHODS.has(req.method) ? req.method : '_OTHER';
  const asked = { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) };
  const answered = () => ({ 'http.response.status_code': res.headersSent ? res.statusCode : GONE });
  res.once('close', () => requests(spent() / 1000, { ...asked, ...answered() }));
  const attributes = { ...asked, 'agence.request_id': request_id };
  return inSpan(`${method} ${route ?? ''}`.trim(), { kind: 'SERVER', attributes }, async (span) => {
    await answer();
    span.note(answered());
    if (res.statusCode >= 500) span.failed();
  });
}
