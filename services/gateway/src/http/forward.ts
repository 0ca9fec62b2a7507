import { type IncomingHttpHeaders, request } from 'node:http';
import type { Request, Response } from 'express';

/** Short enough that the caller gets its 503 within about two seconds. */
const CONNECT_MS = 2000;
/** Counted from the end of the body: the service's own timeout answers long before. */
const ANSWER_MS = 2000;
/** Larger bodies are cut: no service would read them to the end. */
const BODY_BYTES = 8 * 1024 * 1024;

/** Headers of one connection, and headers that only we may set. */
const OURS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-for',
]);

const passed = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.has(name)));

/** Proxies a call to the service at `to` (host:port) and streams its answer back; `unavailable` answers when there is none. */
export const forward =
  (to: string, unavailable: (res: Response) => void) =>
  (req: Request, res: Response): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { hostname: host, port } = new URL(`http://${to}`);
    const chunked = req.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
    const headers = {
      ...passed(req.headers),
      ...chunked,
      host: to,
      'x-forwarded-for': req.ip ?? '',
      // We close it: a service that answers early would otherwise close on unread data and lose its answer.
      connection: 'keep-alive',
    };
    // A new connection: a pooled one could be closing at this moment, and a form is not sent twice.
    const behind = request({ host, port, method: req.method, path: req.url, headers, agent: false });
    const timers = [setTimeout(() => behind.destroy(), CONNECT_MS)];
    let bytes = 0;

    behind.once('socket', (socket) => socket.once('connect', () => clearTimeout(timers[0])));
    req.once('end', () => timers.push(setTimeout(() => behind.destroy(), ANSWER_MS)));
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > BODY_BYTES) req.destroy();
    });
    behind.once('response', (answer) => {
      for (const timer of timers) clearTimeout(timer);
      res.writeHead(answer.statusCode ?? 502, passed(answer.headers));
      answer.once('error', () => res.destroy());
      answer.pipe(res);
    });
    // May also fire when the answer is already on its way: then there is nothing to add.
    const gone = (): void => {
      if (!res.headersSent && !res.destroyed) unavailable(res);
    };
    behind.on('error', gone).once('close', gone);
    res.once('close', () => {
      for (const timer of timers) clearTimeout(timer);
      behind.destroy();
      req.unpipe(behind);
      req.resume();
      resolve();
    });
    req.pipe(behind);
    return promise;
  };
