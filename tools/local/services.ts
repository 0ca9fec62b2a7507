import { createHash } from 'node:crypto';
import { CALLERS, callersOf, digestSetting } from '@agence/proto/callers';
import { grpcServices, httpServices, type Plan, type ServiceName } from './plan.ts';

/** Every service with a program. */
export const serviceNames = [...grpcServices, 'gateway'] as const;

type Environment = Readonly<Record<string, string>>;

const at = (port: number | undefined): string => `127.0.0.1:${port}`;

/** A gRPC target: one address, or several for round robin. */
const targetOf = (ports: readonly number[]): string =>
  ports.length === 1 ? at(ports[0]) : `ipv4:${ports.map(at).join()}`;

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The environment of a service's processes; it overrides what we inherited, but for a public address that was given.
 * No service gets the operator's token or a caller's: each knows their digests.
 */
function environmentOf(name: string, plan: Plan, inherited: Environment): Environment {
  const { OPERATOR_TOKEN: _, SERVICE_TOKEN: __, ...handedOn } = inherited;
  const peers = grpcServices.map((peer) => [`${peer.toUpperCase()}_GRPC`, targetOf(plan.grpc[peer])]);
  const pages = httpServices.map((page) => [`${page.toUpperCase()}_HTTP`, at(plan.http[page][0])]);
  const digests = callersOf(name).map((caller) => [
    digestSetting(caller),
    sha256(plan.service_tokens[caller] ?? ''),
  ]);
  return {
    PUBLIC_URL: `http://127.0.0.1:${plan.gateway_ports[0]}`,
    NODE_COMPILE_CACHE: plan.compiled,
    ...handedOn,
    TASK_SECRET: plan.secrets.task_secret,
    LINK_KEYS: plan.secrets.link_keys,
    ...Object.fromEntries([...peers, ...pages, ...digests]),
    AGENCE_DATA: plan.data,
    MONGODB_URL: plan.mongodb_url,
    NATS_URL: plan.nats_url,
    ...(CALLERS.includes(name) ? { SERVICE_TOKEN: plan.service_tokens[name] ?? '' } : {}),
    ...(inherited['NODE_ENV'] === 'production' ? {} : { TOOL_TOKEN_SHA256: sha256(plan.internal_token) }),
    OPERATOR_TOKEN_SHA256: sha256(plan.operator_token),
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
    ...environmentOf(name, plan, inherited),
    GRPC_PORT: String(plan.grpc[name][i]),
    ...(page === undefined ? {} : { HTTP_PORT: String(plan.http[page][i]) }),
  };
}

export function gatewayEnvironment(port: number, plan: Plan, inherited: Environment): Environment {
  return { ...environmentOf('gateway', plan, inherited), HOST: '127.0.0.1', PORT: String(port) };
}

/** The name of a service's `i`th process, from 0: `clients`, `clients-2`. */
export const nameOf = (service: string, i: number): string => (i === 0 ? service : `${service}-${i + 1}`);
