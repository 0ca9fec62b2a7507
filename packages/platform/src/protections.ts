import type { MongoOptions } from 'mongodb';
import { busAddress } from './bus/bus-address.ts';

/** One line for each protection that the addresses of the stores lack. */
export function missingProtections(mongodb: MongoOptions, nats_url: string): readonly string[] {
  const nats = busAddress(nats_url);
  const missing = [
    [mongodb.credentials === undefined, 'MONGODB_URL: MongoDB is used without a user'],
    [mongodb.tls !== true, 'MONGODB_URL: MongoDB is used without TLS'],
    [
      mongodb.rejectUnauthorized === false || mongodb.checkServerIdentity !== undefined,
      'MONGODB_URL: the certificate of MongoDB is not checked',
    ],
    [nats.user === undefined && nats.token === undefined, 'NATS_URL: NATS is used without a user'],
    [nats.tls === undefined, 'NATS_URL: NATS is used without TLS'],
  ] as const;
  return missing.flatMap(([isMissing, line]) => (isMissing ? [line] : []));
}
