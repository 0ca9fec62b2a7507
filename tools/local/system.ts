import { fileURLToPath } from 'node:url';
import { type ProgramOf, programs } from './bundles.ts';
import { type LocalConfig, readLocalConfig } from './config.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { healthy } from './healthy.ts';
import { failureOfService, type Logs, openLogs } from './logs.ts';
import type { Options } from './options.ts';
import { drawPlan, grpcServices, type Plan, refuseTakenPort } from './plan.ts';
import { type Guard, startGuard } from './processes/guard.ts';
import { type Charge, type Kept, keep } from './processes/keep.ts';
import { type RunFile, removeRunFile, writeRunFile } from './run-file.ts';
import type { Prepared } from './servers/server.ts';
import { prepareMongodb, prepareNats } from './servers.ts';
import { serviceCharge } from './service.ts';
import { gatewayEnvironment, nameOf, serviceEnvironment } from './services.ts';
import { sayWhenSlow } from './slow.ts';
import type { Say } from './sources/source.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GRACE = 15_000;
const HELD = 'only reads go on: a database was put back from an older copy (npm run operate -- restore show)';

/** MongoDB or NATS as the services see it; `serves` is undefined for a given server. */
interface Server {
  readonly url: string;
  readonly pid: () => number | null;
  readonly serves: Promise<void> | undefined;
}

/**
 * A whole system: MongoDB, NATS and every service, kept running until `stop`. `settings`: for the services, unless the
 * environment has other values.
 */
export function createSystem(options: Options, say: Say, settings: Readonly<Record<string, string>> = {}) {
  const groups: Kept[][] = [];
  let folder: DataFolder | undefined;
  let logs: Logs | undefined;
  let guard: Guard | undefined;
  let run: (() => RunFile) | undefined;
  let demo: RunFile['demo'] = null;
  let stopped: Promise<void> | undefined;
  let held = false;

  const changed = () => run !== undefined && stopped === undefined && writeRunFile(options.data, run());

  const reason = (name: string): string => logs?.reason(name) ?? '';

  /** Starts a group at once; it serves once every `first` has settled. */
  function keepAll(charges: readonly Charge[]): Kept[] {
    if (stopped !== undefined) throw new Error('stopped while starting');
    const group = charges.map((charge) => keep(guarded(charge), { say, changed, reason }));
    groups.push(group);
    return group;
  }

  const serving = async (kept: Kept): Promise<void> => {
    const { name } = kept;
    await sayWhenSlow({ name, what: 'starting', reason: () => reason(name) }, say, kept.first);
    say(kept.name, `ready, process ${kept.pid()}`);
  };

  const guarded = (charge: Charge): Charge => ({
    ...charge,
    start: async () => {
      const alive = await charge.start();
      return guard?.watch(alive) ?? alive;
    },
  });

  async function keepServer(name: string, prepared: Promise<Prepared>): Promise<Server> {
    const { url, charge } = await sayWhenSlow({ name, what: 'looking for a server' }, say, prepared);
    const [kept] = charge === undefined ? [] : keepAll([charge]);
    return { url, pid: () => kept?.pid() ?? null, serves: kept === undefined ? undefined : serving(kept) };
  }

  async function start(): Promise<RunFile> {
    folder = openDataFolder(options.data);
    removeRunFile(options.data);
    await refuseTakenPort(options.port);
    const own = readLocalConfig(options.data);
    const config = { ...own, inherited: { ...settings, ...own.inherited } };
    logs = openLogs(options.data, say);
    guard = startGuard();
    const preparing = { data: options.data, config, logs, say };
    const servers = [
      keepServer('nats', prepareNats(preparing)),
      keepServer('mongodb', prepareMongodb(preparing)),
    ] as const;
    const [programOf, nats, mongodb] = await Promise.all([programs(root, options.services), ...servers]);
    const plan = await drawPlan(options, config, folder.secrets, {
      mongodb_url: mongodb.url,
      nats_url: nats.url,
    });
    const charges = chargesOf(programOf, plan, config, logs);
    // Services load while MongoDB starts, and connect once it serves.
    const kept = [keepAll(charges.services), keepAll(charges.gateways)] as const;
    await Promise.all([nats.serves, mongodb.serves, ...kept.flat().map(serving)]);
    run = () => runFile(plan, { mongodb: mongodb.pid(), nats: nats.pid() }, kept[0], kept[1], demo);
    changed();
    const { gateways } = run();
    const health = Promise.all(gateways.map(({ base_url }) => healthy(base_url)));
    const found = await sayWhenSlow({ name: 'gateway', what: 'waiting for services' }, say, health);
    logs.show();
    held = found.some((gateway) => gateway.held);
    if (held) say('agence', HELD);
    return run();
  }

  async function stopAll(): Promise<void> {
    for (const group of groups.toReversed()) await Promise.all(group.map((kept) => kept.stop(GRACE)));
    if (folder !== undefined) removeRunFile(options.data);
    logs?.close();
    guard?.dismiss();
    folder?.release();
  }

  return {
    /** Settles when everything serves and `run.json` is written; rejects when something cannot start. */
    start,
    /** Once started: whether the system is read-only until a person accepts the restored database. */
    held: (): boolean => held,
    /** Records the demo agency in `run.json`. */
    setDemo: (agency: RunFile['demo']): void => {
      demo = agency;
      changed();
    },
    /** Stops everything in order: gateways, services, NATS, MongoDB. May be called at any time, more than once. */
    stop: (): Promise<void> => {
      stopped ??= stopAll();
      return stopped;
    },
  };
}

function chargesOf(programOf: ProgramOf, plan: Plan, config: LocalConfig, logs: Logs) {
  const charge = (service: string, name: string, env: Readonly<Record<string, string>>): Charge[] => {
    const main = programOf(service);
    if (main === undefined) return [];
    return [serviceCharge({ name, main, env, output: logs.of(name, failureOfService) })];
  };
  return {
    services: grpcServices.flatMap((service) =>
      plan.grpc[service].flatMap((_, i) =>
        charge(service, nameOf(service, i), serviceEnvironment(service, plan, config.inherited, i)),
      ),
    ),
    gateways: plan.gateway_ports.flatMap((port, i) =>
      charge('gateway', nameOf('gateway', i), gatewayEnvironment(port, plan, config.inherited)),
    ),
  };
}

function runFile(
  plan: Plan,
  servers: { mongodb: number | null; nats: number | null },
  services: readonly Kept[],
  gateways: readonly Kept[],
  demo: RunFile['demo'],
): RunFile {
  const grpc = Object.fromEntries(
    grpcServices.flatMap((service) => plan.grpc[service].map((port, i) => [nameOf(service, i), port])),
  );
  return {
    base_url: `http://127.0.0.1:${plan.gateway_ports[0]}`,
    pid: process.pid,
    services: Object.fromEntries(
      services.map((kept) => [kept.name, { pid: kept.pid(), grpc: `127.0.0.1:${grpc[kept.name]}` }]),
    ),
    mongodb: { pid: servers.mongodb, url: plan.mongodb_url },
    nats: { pid: servers.nats, url: plan.nats_url },
    orders_smtp: plan.orders[0] ?? 0,
    task_secret: plan.secrets.task_secret,
    internal_token: plan.internal_token,
    operator_token: plan.operator_token,
    gateways: plan.gateway_ports.map((port, i) => ({
      pid: gateways[i]?.pid() ?? null,
      base_url: `http://127.0.0.1:${port}`,
    })),
    demo,
  };
}
