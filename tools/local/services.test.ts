import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Plan } from './plan.ts';
import { gatewayEnvironment, serviceEnvironment } from './services.ts';

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');
const digestsOf = (...callers: string[]) =>
  Object.fromEntries(
    callers.map((caller) => [`${caller.toUpperCase()}_TOKEN_SHA256`, sha256(`of ${caller}`)]),
  );

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

const orders = {
  ORDERS_SMTP_HOST: '127.0.0.1',
  ORDERS_SMTP_PORT: '25',
  ORDERS_TRUST_LOOPBACK: '1',
};
const shared = {
  AGENCE_DATA: '/data',
  NODE_COMPILE_CACHE: '/cache/compiled',
  MONGODB_URL: plan.mongodb_url,
  NATS_URL: plan.nats_url,
  TOOL_TOKEN_SHA256: sha256('token'),
  OPERATOR_TOKEN_SHA256: '5f706bd5324236c0ace88446f979c73f8c939ec4f5944dbbd8af0f4fba697ee6',
  TASK_SECRET: 'task',
  LINK_KEYS: 'k1:link',
  PUBLIC_URL: 'http://127.0.0.1:31',
  ACCOUNTS_GRPC: '127.0.0.1:11',
  CLIENTS_GRPC: '127.0.0.1:12',
  MEASUREMENT_GRPC: '127.0.0.1:13',
  BILLING_GRPC: '127.0.0.1:14',
  FORM_GRPC: '127.0.0.1:15',
  MAIL_GRPC: '127.0.0.1:16',
  CONSOLE_GRPC: '127.0.0.1:17',
  FORM_HTTP: '127.0.0.1:23',
  CONSOLE_HTTP: '127.0.0.1:24',
};

const form = { ...shared, ...digestsOf('gateway', 'mail', 'measurement') };
const clients = {
  ...{ ...shared, SERVICE_TOKEN: 'of clients' },
  ...digestsOf('gateway', 'console', 'mail', 'measurement', 'billing'),
};
const mail = { ...shared, SERVICE_TOKEN: 'of mail', ...digestsOf('gateway', 'console', 'measurement') };
const gateway = { ...shared, SERVICE_TOKEN: 'of gateway' };

describe('the environment of a process', () => {
  test('tells a service its own ports and those of its peers', () =>
    expect(serviceEnvironment('form', plan, {})).toEqual({ ...form, GRPC_PORT: '15', HTTP_PORT: '23' }));

  test('has no HTTP port where there is no page', () =>
    expect(serviceEnvironment('clients', plan, {})).toEqual({ ...clients, GRPC_PORT: '12' }));

  test('tells where each process of a service is; the pages are those of the first', () => {
    const two = { ...plan, grpc: { ...plan.grpc, form: [15, 25] }, http: { ...plan.http, form: [23, 33] } };
    const told = { ...form, FORM_GRPC: 'ipv4:127.0.0.1:15,127.0.0.1:25' };
    expect(serviceEnvironment('form', two, {}, 1)).toEqual({ ...told, GRPC_PORT: '25', HTTP_PORT: '33' });
  });

  test('keeps a second gateway on the public address of the first', () =>
    expect(gatewayEnvironment(32, plan, {})).toEqual({ ...gateway, HOST: '127.0.0.1', PORT: '32' }));

  test("never holds the operator's token, drawn or inherited", () => {
    const inherited = { OPERATOR_TOKEN: plan.operator_token, OPERATOR_TOKEN_SHA256: 'of another' };
    expect(serviceEnvironment('clients', plan, inherited)).toEqual({ ...clients, GRPC_PORT: '12' });
    expect(gatewayEnvironment(31, plan, inherited)).toEqual({ ...gateway, HOST: '127.0.0.1', PORT: '31' });
  });

  test('does not know the token of tools in production', () => {
    const { TOOL_TOKEN_SHA256: _, ...others } = clients;
    const inherited = { NODE_ENV: 'production' };
    expect(serviceEnvironment('clients', plan, inherited)).toEqual({
      ...others,
      ...inherited,
      GRPC_PORT: '12',
    });
  });

  test('hands on what we inherited, a public address included, but not another data folder', () =>
    expect(
      serviceEnvironment('mail', plan, { TEST_CLOCK: '1', PUBLIC_URL: 'https://ia.fr', AGENCE_DATA: '/x' }),
    ).toEqual({ ...mail, ...orders, GRPC_PORT: '16', TEST_CLOCK: '1', PUBLIC_URL: 'https://ia.fr' }));
});
