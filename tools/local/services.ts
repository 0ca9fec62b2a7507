import { createHash } from 'node:crypto';
import { CALLERS, callersOf, digestSetting } from '@agence/proto/callers';
import type { Secrets } from './data-folder.ts';

/** Services with a gRPC door; a gateway has none, and there may be several gateways. */
export const grpcServices = [
  'accounts',
  'clients',
  'measurement',
  'billing',
  'form',
  'mail',
  'console',
] as const;
/** Services that also serve HTTP behind the gateway: the lead form and the console. */
export const httpServices = ['form', 'console'] as const;

/** Every service with a program. */
export const serviceNames = [...grpcServices, 'gateway'] as const;

export type ServiceName = (typeof grpcServices)[number];

/** The addresses and secrets of one start, for the environment of each process. */
export interface Plan {
  readonly data: string;
  /** Node's compile cache, kept for the next start. */
  readonly compiled: string;
  readonly mongodb_url: string;
  readonly nats_url: string;
  /** For tools on this machine: opens the calls that any service may make. */
  readonly internal_token: string;
  /** The token of each service that calls others. */
  readonly service_tokens: Readonly<Record<string, string>>;
  readonly operator_token: string;
  readonly secrets: Secrets;
  /** The gRPC ports of each service's processes, in order. */
  readonly grpc: Readonly<Record<ServiceName, readonly number[]>>;
  readonly http: Readonly<Record<(typeof httpServices)[number], readonly number[]>>;
  /** The SMTP port of each mail process, for orders by mail. */
  readonly orders: readonly number[];
  /** The first port is the public address. */
  readonly gateway_ports: readonly number[];
}

type Environment = Readonly<Record<string, string>>;

const at = (port: number | undefined): string => `127.0.0.1:${port}`;

/** A gRPC target: one address, or several for round robin. */
const perKey = (ports: readonly number[]): string =>
  ports.length === 1 ? at(ports[0]) : `ipv4:${ports.map(at).join()}`;

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A service's own token, and the digests of the tokens of its callers.
 */
function identity(name: string, plan: Plan, { NODE_ENV }: Environment): Environment {
  const digests = callersOf(name).map((caller) => [
    digestSetting(caller),
    sha256(plan.service_tokens[caller] ?? ''),
  ]);
  return {
    ...(CALLERS.includes(name) ? { SERVICE_TOKEN: plan.service_tokens[name] ?? '' } : {}),
    ...Object.fromEntries(digests),
    ...(NODE_ENV === 'production' ? {} : { TOOL_TOKEN_SHA256: sha256(plan.internal_token) }),
    OPERATOR_TOKEN_SHA256: sha256(plan.operator_token),
  };
}

/**
 * The environment of every process; it overrides what we inherited, but for a public address that was given. No
 * service gets the operator's token: each knows its digest.
 */
function sharedEnvironment(plan: Plan, inherited: Environment): Record<string, string> {
  const peers = grpcServices.map((name) => [`${name.toUpperCase()}_GRPC`, perKey(plan.grpc[name])]);
  const { OPERATOR_TOKEN: _, SERVICE_TOKEN: __, ...handedOn } = inherited;
  const pages = httpServices.map((name) => [`${name.toUpperCase()}_HTTP`, at(plan.http[name][0])]);
  return {
    PUBLIC_URL: `http://127.0.0.1:${plan.gateway_ports[0]}`,
    NODE_COMPILE_CACHE: plan.compiled,
    ...handedOn,
    TASK_SECRET: plan.secrets.task_secret,
    LINK_KEYS: plan.secrets.link_keys,
    ...Object.fromEntries([...peers, ...pages]),
    AGENCE_DATA: plan.data,
    MONGODB_URL: plan.mongodb_url,
    NATS_URL: plan.nats_url,
  };
}

/** Orders by mail come only from this machine, whose senders are believed unless this is production. */
const ordersEnvironment = (port: number | undefined, { NODE_ENV }: Environment): Environment => ({
  ORDERS_SMTP_HOST: '127.0.0.1',
  ORDERS_SMTP_PORT: String(port),
  ...(NODE_ENV === 'production' ? {} : { ORDERS_TRUST_LOOPBACK: '1' }),
});

/** A process of the service: the `i`th of several, from 0. */
export function serviceEnvironment(
  name: ServiceName,
  plan: Plan,
  inherited: Environment,
  i = 0,
): Environment {
  const page = httpServices.find((pageService) => pageService === name);
  return {
    ...(name === 'mail' ? ordersEnvironment(plan.orders[i], inherited) : {}),
    ...sharedEnvironment(plan, inherited),
    ...identity(name, plan, inherited),
    GRPC_PORT: String(plan.grpc[name][i]),
    ...(page === undefined ? {} : { HTTP_PORT: String(plan.http[page][i]) }),
  };
}

export function gatewayEnvironment(port: number, plan: Plan, inherited: Environment): Environment {
  const shared = { ...sharedEnvironment(plan, inherited), ...identity('gateway', plan, inherited) };
  return { ...shared, HOST: '127.0.0.1', PORT: String(port) };
}

/** The name of a service's `i`th process, from 0: `clients`, `clients-2`. */
export const nameOf = (service: string, i: number): string => (i === 0 ? service : `${service}-${i + 1}`);
