import { join } from 'node:path';
import { CALLERS } from '@agence/proto/callers';
import type { LocalConfig } from './config.ts';
import { type Secrets, secret } from './data-folder.ts';
import type { Options } from './options.ts';
import { freePorts, isFree } from './ports.ts';

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

export type ServiceName = (typeof grpcServices)[number];

export type Plan = Readonly<Awaited<ReturnType<typeof drawPlan>>>;

/** Draws the addresses and secrets of one start; a process keeps its own when it is restarted. */
export async function drawPlan(
  options: Options,
  config: LocalConfig,
  secrets: Secrets,
  servers: { mongodb_url: string; nats_url: string },
) {
  const { gateways, replicas } = options;
  const wanted = (grpcServices.length + httpServices.length + 1) * replicas + gateways;
  const ports = (await freePorts(wanted)).values();
  const draw = () => ports.next().value ?? 0;
  const draws = (count: number) => Array.from({ length: count }, draw);
  const portsOf = <N extends string>(names: readonly N[]) =>
    Object.fromEntries(names.map((name) => [name, draws(replicas)])) as Record<N, number[]>;
  const given = config.inherited;
  return {
    ...servers,
    data: options.data,
    /** Node's compile cache, kept for the next start. */
    compiled: join(config.cache, 'compiled'),
    /** For tools on this machine: opens the calls that any service may make. */
    internal_token: secret(),
    service_tokens: Object.fromEntries(CALLERS.map((name) => [name, secret()])) as Record<string, string>,
    operator_token: given['OPERATOR_TOKEN'] || secret(),
    secrets: {
      task_secret: given['TASK_SECRET'] || secrets.task_secret,
      link_keys: given['LINK_KEYS'] || secrets.link_keys,
    },
    /** The ports of each service's processes, in order. */
    grpc: portsOf(grpcServices),
    http: portsOf(httpServices),
    /** The SMTP port of each mail process, for orders by mail. */
    orders: draws(replicas),
    /** The first port is the public address. */
    gateway_ports: [options.port || draw(), ...draws(gateways - 1)],
  };
}

/** Checked before anything is fetched or started. */
export async function refuseTakenPort(port: number): Promise<void> {
  if (port !== 0 && !(await isFree(port)))
    throw new Error(`port ${port} is taken: choose another one with --port N`);
}
