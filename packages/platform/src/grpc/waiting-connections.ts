import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '@agence/words/caller';

type Bounds = { readonly inAll: number; readonly ofOneCaller?: number };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Bounds the connections that wait for a whole request, since their start or last answer. Beyond the bound the longest
 * waiting one is cut, so that half-open requests keep nobody else out.
 */
export function boundWaiting(server: Server, { inAll, ofOneCaller = inAll }: Bounds): void {
  const waiting = new Set<Socket>();
  const ofCaller = new Map<string, Set<Socket>>();
  const callers = new WeakMap<Socket, string>();

  const leave = (socket: Socket): void => {
    const caller = callers.get(socket) ?? '';
    const own = ofCaller.get(caller);
    waiting.delete(socket);
    own?.delete(socket);
    if (own?.size === 0) ofCaller.delete(caller);
  };
  const cutLongest = (sockets: ReadonlySet<Socket>): void => {
    const [longest] = sockets;
    if (longest === undefined) return;
    leave(longest);
    longest.destroy();
  };
  const wait = (socket: Socket): void => {
    if (socket.destroyed) return;
    const caller = callers.get(socket) ?? '';
    const own = ofCaller.get(caller) ?? new Set();
    ofCaller.set(caller, own.add(socket));
    waiting.add(socket);
    if (own.size > ofOneCaller) cutLongest(own);
    else if (waiting.size > inAll) cutLongest(waiting);
  };

  server.on('connection', (socket: Socket) => {
    callers.set(socket, callerOf(socket.remoteAddress ?? ''));
    wait(socket);
    socket.once('close', () => leave(socket));
  });
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    if (hasBody(req)) req.once('end', () => leave(socket));
    else leave(socket);
    res.once('close', () => wait(socket));
  });
}
