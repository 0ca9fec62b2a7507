import type { ConnectionOptions } from '@nats-io/transport-node';

type Address = Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token' | 'tls'>;

/**
 * `nats://host:port[,…]`, with `user:password@` or `token@` before the first host. `tls://` encrypts the connection;
 * the host must be the name in the certificate. Node's NODE_EXTRA_CA_CERTS adds a certificate authority.
 */
export function busAddress(setting: string): Address {
  const urls = setting.split(',').map((url) => new URL(url.includes('://') ? url : `nats://${url}`));
  const [first] = urls;
  const servers = urls.map(({ host }) => host);
  const tls = first?.protocol === 'tls:' ? { tls: {} } : {};
  const [user, pass] = [first?.username ?? '', first?.password ?? ''].map(decodeURIComponent);
  if (user === '' || user === undefined) return { servers, ...tls };
  return pass === '' || pass === undefined
    ? { servers, token: user, ...tls }
    : { servers, user, pass, ...tls };
}

export const isBusAddress = (setting: string): boolean =>
  setting.split(',').every((server) => {
    const url = URL.parse(server.includes('://') ? server : `nats://${server}`);
    return url !== null && /^(nats|tls):$/.test(url.protocol) && url.hostname !== '';
  });

/** Connects as soon as there is a server, and again after each loss. */
export const FOR_EVER: ConnectionOptions = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 250,
  reconnectJitter: 100,
  waitOnFirstConnect: true,
  // While a password is being changed, the server or this process may not know it yet.
  ignoreAuthErrorAbort: true,
  // A stack for each request would cost more than the request.
  noAsyncTraces: true,
  timeout: 2_000,
  pingInterval: 5_000,
  maxPingOut: 2,
};
