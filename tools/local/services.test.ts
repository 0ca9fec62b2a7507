import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Plan } from './plan.ts';
import { gatewayEnvironment, serviceEnvironment } from './services.ts';

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');

const plan: Plan = {
  data: '/data',
  compiled: '/cache/compiled',
  mongodb_url: 'mongodb://127.0.0.1:1/?replicaSet=rs0',
  nats_url: 'nats://127.0.0.1:2',
  internal_token: 'token',
  service_tokens: {
    gateway: 'of gateway',
    console: 'of console',
    mail: 'of mail',
    measurement: 'of measurement',
    clients: 'of clients',
    billing: 'of billing',
  },
  operator_token: 'the operator',
  secrets: { task_secret: 'task', link_keys: 'k1:link' },
  grpc: {
    accounts: [11],
    clients: [12],
    measurement: [13],
    billing: [14],
    form: [15],
    mail: [16],
    console: [17],
  },
  http: { form: [23], console: [24] },
  orders: [25],
  gateway_ports: [31, 32],
};

describe('the environment of a process', () => {
  test('tells a service its own ports, those of its peers, and the digests of who calls it', () => {
    const environment = serviceEnvironment('form', plan, {});
    expect(environment).toMatchObject({
      ...{ GRPC_PORT: '15', HTTP_PORT: '23', ACCOUNTS_GRPC: '127.0.0.1:11', CONSOLE_HTTP: '127.0.0.1:24' },
      ...{ AGENCE_DATA: '/data', MONGODB_URL: plan.mongodb_url, PUBLIC_URL: 'http://127.0.0.1:31' },
      ...{ TOOL_TOKEN_SHA256: sha256('token'), OPERATOR_TOKEN_SHA256: sha256('the operator') },
    });
    const tokens = Object.keys(environment).filter((name) => name.includes('TOKEN'));
    expect(tokens.sort()).toEqual([
      ...['GATEWAY_TOKEN_SHA256', 'MAIL_TOKEN_SHA256', 'MEASUREMENT_TOKEN_SHA256'],
      ...['OPERATOR_TOKEN_SHA256', 'TOOL_TOKEN_SHA256'],
    ]);
  });

  test('tells where each process of a service is; the pages are those of the first', () => {
    const two = { ...plan, grpc: { ...plan.grpc, form: [15, 25] }, http: { ...plan.http, form: [23, 33] } };
    expect(serviceEnvironment('form', two, {}, 1)).toMatchObject({
      ...{ FORM_GRPC: 'ipv4:127.0.0.1:15,127.0.0.1:25', FORM_HTTP: '127.0.0.1:23' },
      ...{ GRPC_PORT: '25', HTTP_PORT: '33' },
    });
  });

  test('keeps a second gateway on the public address of the first', () =>
    expect(gatewayEnvironment(32, plan, {})).toMatchObject({
      PORT: '32',
      PUBLIC_URL: 'http://127.0.0.1:31',
    }));

  test("never holds the operator's token or that of a caller, drawn or inherited", () => {
    const inherited = { OPERATOR_TOKEN: 'theirs', SERVICE_TOKEN: 'theirs', OPERATOR_TOKEN_SHA256: 'theirs' };
    const { SERVICE_TOKEN, OPERATOR_TOKEN, OPERATOR_TOKEN_SHA256 } = serviceEnvironment(
      'clients',
      plan,
      inherited,
    );
    expect([SERVICE_TOKEN, OPERATOR_TOKEN, OPERATOR_TOKEN_SHA256]).toEqual([
      ...['of clients', undefined, sha256('the operator')],
    ]);
    expect(serviceEnvironment('form', plan, inherited)).not.toHaveProperty('SERVICE_TOKEN');
  });

  test('in production does not know the token of tools, nor believes a sender on this machine', () => {
    const environment = serviceEnvironment('mail', plan, { NODE_ENV: 'production' });
    expect(environment).toMatchObject({ NODE_ENV: 'production', ORDERS_SMTP_PORT: '25' });
    expect(environment).not.toHaveProperty('TOOL_TOKEN_SHA256');
    expect(environment).not.toHaveProperty('ORDERS_TRUST_LOOPBACK');
  });

  test('hands on what we inherited, a public address included, but not another data folder', () =>
    expect(
      serviceEnvironment('mail', plan, { TEST_CLOCK: '1', PUBLIC_URL: 'https://ia.fr', AGENCE_DATA: '/x' }),
    ).toMatchObject({
      ...{ TEST_CLOCK: '1', PUBLIC_URL: 'https://ia.fr', AGENCE_DATA: '/data', ORDERS_TRUST_LOOPBACK: '1' },
    }));
});
