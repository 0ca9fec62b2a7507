import { expect, it } from '@jest/globals';
import { missingProtections } from './protections.ts';
import { openMongo } from './store/mongo.ts';

const missing = (mongodb_url: string, nats_url: string): readonly string[] =>
  missingProtections(openMongo(mongodb_url, 'test').client.options, nats_url);

const MONGODB = 'mongodb://accounts:password@m1,m2/agence?replicaSet=rs0&tls=true';
const NATS = 'tls://accounts:password@nats:4222';
const lines = {
  mongodb_user: 'MONGODB_URL: MongoDB is used without a user',
  mongodb_tls: 'MONGODB_URL: MongoDB is used without TLS',
  certificate: 'MONGODB_URL: the certificate of MongoDB is not checked',
  nats_user: 'NATS_URL: NATS is used without a user',
  nats_tls: 'NATS_URL: NATS is used without TLS',
};

it.each([
  ['nothing', MONGODB, NATS, []],
  ['a certificate is a user', 'mongodb://m1/?tls=true&authMechanism=MONGODB-X509', NATS, []],
  ['a token is a user', MONGODB, 'tls://token@nats', []],
  [
    'everything but a certificate to check',
    'mongodb://m1/?replicaSet=rs0',
    'nats://nats',
    [lines.mongodb_user, lines.mongodb_tls, lines.nats_user, lines.nats_tls],
  ],
  ['a check of all', `${MONGODB}&tlsInsecure=true`, NATS, [lines.certificate]],
  ['a check of the signature', `${MONGODB}&tlsAllowInvalidCertificates=true`, NATS, [lines.certificate]],
  ['a check of the name', `${MONGODB}&tlsAllowInvalidHostnames=true`, NATS, [lines.certificate]],
  ['a user of MongoDB', 'mongodb://m1/?ssl=true', NATS, [lines.mongodb_user]],
  ['TLS to MongoDB', 'mongodb://a:b@m1/', NATS, [lines.mongodb_tls]],
  ['a user of NATS', MONGODB, 'tls://n1,n2', [lines.nats_user]],
  ['TLS to NATS', MONGODB, 'nats://a:b@n1,n2', [lines.nats_tls]],
])('%s is missing: %#', (_, mongodb_url, nats_url, expected) =>
  expect(missing(mongodb_url, nats_url)).toEqual(expected),
);
