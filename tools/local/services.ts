import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from './data-folder.ts';

/** Services with a gRPC door; a gateway has none and there may be several. */
export const grpcServices = ['accounts', 'clients', 'measurement', 'billing', 'form', 'mail'] as const;
/** Those that also serve HTTP behind the gateway: the lead form. */
export const httpServices = ['form'] as const;

/** All that have a program. */
export const serviceNames = [...grpcServices, 'gateway'] as const;

export type ServiceName = (typeof grpcServices)[number];

/** Every address and secret of one start, from which each process's environment is made. */
export interface Plan {
  readonly data: string;
  /** Where Node keeps what it compiled, for the next start. */
  readonly compiled: string;
  readonly mongodb_url: string;
  readonly nats_url: string;
  readonly internal_token: string;
  readonly secrets: Secrets;
  readonly grpc: Readonly<Record<ServiceName, number>>;
  readonly http: Readonly<Record<(typeof httpServices)[number], number>>;
  /** The first one is the public address. */
  readonly gateway_ports: readonly number[];
}

type Environment = Readonly<Record<string, string>>;

/** What every process is given, over what we inherited; a public address that was given to us is kept. */
function sharedEnvironment(plan: Plan, inherited: Environment): Record<string, string> {
  const peers = grpcServices.map((name) => [`${name.toUpperCase()}_GRPC`, `127.0.0.1:${plan.grpc[name]}`]);
  const pages = httpServices.map((name) => [`${name.toUpperCase()}_HTTP`, `127.0.0.1:${plan.http[name]}`]);
  return {
    PUBLIC_URL: `http://127.0.0.1:${plan.gateway_ports[0]}`,
    NODE_COMPILE_CACHE: plan.compiled,
    ...inherited,
    TASK_SECRET: plan.secrets.task_secret,
    LINK_KEYS: plan.secrets.link_keys,
    INTERNAL_TOKEN: plan.internal_token,
    ...Object.fromEntries([...peers, ...pages]),
    AGENCE_DATA: plan.data,
    MONGODB_URL: plan.mongodb_url,
    NATS_URL: plan.nats_url,
  };
}

export function serviceEnvironment(name: ServiceName, plan: Plan, inherited: Environment): Environment {
  const page = httpServices.find((each) => each === name);
  return {
    ...sharedEnvironment(plan, inherited),
    GRPC_PORT: String(plan.grpc[name]),
    ...(page === undefined ? {} : { HTTP_PORT: String(plan.http[page]) }),
  };
}

export function gatewayEnvironment(port: number, plan: Plan, inherited: Environment): Environment {
  return { ...sharedEnvironment(plan, inherited), HOST: '127.0.0.1', PORT: String(port) };
}

/** Program of a service, `undefined` while it has none. */
export function mainOf(services: string, name: string): string | undefined {
  const main = join(services, name, 'src/main.ts');
  return existsSync(main) ? main : undefined;
}
