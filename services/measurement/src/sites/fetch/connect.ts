import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { sameAddress } from '@agence/words/public-address';
import type { buildConnector } from 'undici';

/**
 * Connects to a checked address without resolving the name again, as undici would. The peer is compared before a byte
 * is sent. `signal` closes the socket, also while it connects.
 */
export const connectTo =
  (address: string, signal: AbortSignal): buildConnector.connector =>
  ({ hostname, protocol, port }, callback) => {
    const secure = protocol === 'https:';
    const socket = connectTcp({ host: address, port: Number(port || (secure ? 443 : 80)), signal });
    const fail = (error: Error): void => {
      socket.destroy();
      callback(error, null);
    };
    socket.setNoDelay(true);
    socket.once('error', fail);
    socket.once('connect', () => {
      if (!sameAddress(socket.remoteAddress ?? '', address)) return fail(new Error('connected elsewhere'));
      if (secure) return secured(socket, hostname, fail, callback);
      socket.off('error', fail);
      callback(null, socket);
    });
  };

const secured = (
  socket: Socket,
  hostname: string,
  fail: (error: Error) => void,
  callback: buildConnector.Callback,
): void => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const servername = isIP(host) === 0 ? host : '';
  const session = connectTls({ socket, host, servername, ALPNProtocols: ['http/1.1'] });
  session.once('error', fail);
  session.once('secureConnect', () => {
    session.off('error', fail);
    callback(null, session);
  });
};
