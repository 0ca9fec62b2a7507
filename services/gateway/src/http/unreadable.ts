import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { fr } from '@agence/gesture';
import type { SafeHeaders } from './safe-headers.ts';

const REFUSED: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    fr`Les en-têtes de cet appel sont trop longs : 16\u00a0ko au plus.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    fr`Cet appel n'est pas arrivé en entier à temps. Rien n'a été fait ; renvoyez-le.`,
  ],
};
const NOT_HTTP = [
  '400 Bad Request',
  fr`Cet appel n'est pas du HTTP lisible. Rien n'a été fait ; corrigez-le et renvoyez-le.`,
] as const;

/** Time that a caller has to read such an answer. */
const READ_MS = 1_000;

/** Answers bytes that never became a request (broken HTTP, headers too long or too slow), and closes the connection. */
export const refuseUnreadable =
  (headers: SafeHeaders) =>
  (fault: Error & { code?: string }, socket: Duplex): void => {
    if (fault.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, sentence] = REFUSED[fault.code ?? ''] ?? NOT_HTTP;
    const body = JSON.stringify({ erreur: sentence });
    const head = [
      `HTTP/1.1 ${status}`,
      ...Object.entries(headers).map((header) => header.join(': ')),
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // A caller that never closes its side would keep the connection for ever.
    setTimeout(() => socket.destroy(), READ_MS).unref();
  };
