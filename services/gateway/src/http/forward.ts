import { type IncomingHttpHeaders, request } from 'node:http';
import type { Request, Response } from 'express';

/** Short enough for the caller to have its 503 within about two seconds, whatever is away. */
const CONNECT_MS = 2000;
/** From the end of the body on: the service behind has given up long before, and said so. */
const ANSWER_MS = 2000;
/** A body that no service would read to its end is cut. */
const BODY_BYTES = 8 * 1024 * 1024;

/** Headers that belong to one connection, and those that only we may say. */
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

/** Hands a call to the service at `to` (host:port) and its answer back as it comes; `away` answers when there is none. */
export const forward =
  (to: string, away: (res: Response) => void) =>
  (req: Request, res: Response): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { hostname: host, port } = new URL(`http://${to}`);
    const chunked = req.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
    const headers = {
      ...passed(req.headers),
      ...chunked,
      host: to,
      'x-forwarded-for': req.ip ?? '',
      // We close it: a service that answers early would otherwise cut off what it has not read, and its answer with it.
      connection: 'keep-alive',
    };
    // A connection of its own: one that was kept could be closed at this moment, and a form is not sent twice.
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
    // Also told when the answer is already on its way: then there is nothing to add.
    const gone = (): void => {
      if (!res.headersSent && !res.destroyed) away(res);
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
