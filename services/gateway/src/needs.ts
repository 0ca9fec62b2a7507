import { connectPeer, type Peer } from '@agence/platform/grpc-client';
import { type HealthWatch, watchHealth } from '@agence/platform/health-watch';
import type { Logger } from '@agence/platform/logger';
import type { Platform } from '@agence/platform/service';
import { type SlidingLimit, slidingLimit } from '@agence/platform/sliding-limit';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { BillingClient, type BillingServer } from '@agence/proto/billing/v1/billing';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import { ProspectionsClient, type ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import { SuiviClient, type SuiviServer } from '@agence/proto/clients/v1/suivi';
import { AuditsClient, type AuditsServer } from '@agence/proto/measurement/v1/audits';
import { DiagnosticsClient, type DiagnosticsServer } from '@agence/proto/measurement/v1/diagnostics';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import type { config as Config } from './config.ts';
import { type Idempotency, idempotencyStore } from './idempotency/idempotency.store.ts';
import { type Tasks, tasks } from './tasks.ts';

/** The services behind the gateway. */
export type Peers = {
  readonly accounts: Peer<AccountsServer>;
  readonly clients: Peer<ClientsServer>;
  readonly suivi: Peer<SuiviServer>;
  readonly prospections: Peer<ProspectionsServer>;
  readonly measurement: Peer<MeasurementServer>;
  readonly audits: Peer<AuditsServer>;
  readonly diagnostics: Peer<DiagnosticsServer>;
  readonly billing: Peer<BillingServer>;
};

/** What the routes and the steps before them work with. */
export type Needs = {
  readonly peers: Peers;
  readonly tasks: Tasks;
  /** Whether what the API needs serves. */
  readonly watch: HealthWatch;
  readonly callsPerKey: SlidingLimit;
  readonly refusedKeys: SlidingLimit;
  readonly records: Idempotency;
  readonly log: Logger;
  readonly close: () => void;
};

/** Calls per key, and refused keys per address, in the sliding hour (the contract). */
const CALLS_PER_KEY = 600;
const REFUSED_KEYS = 30;

/** Connects the peers, opens the limits and the records. */
export function gather(platform: Platform, config: typeof Config): Needs {
  const { bus, log } = platform;
  const { ACCOUNTS_GRPC: accounts, CLIENTS_GRPC: clients, MEASUREMENT_GRPC: measurement } = config;
  const { BILLING_GRPC: billing, FORM_GRPC: form, MAIL_GRPC: mail } = config;
  const { INTERNAL_TOKEN: token, LIMIT_WINDOW_S: window_s } = config;
  const peers: Peers = {
    accounts: connectPeer<AccountsServer>(AccountsClient, accounts, token),
    clients: connectPeer<ClientsServer>(ClientsClient, clients, token),
    suivi: connectPeer<SuiviServer>(SuiviClient, clients, token),
    prospections: connectPeer<ProspectionsServer>(ProspectionsClient, clients, token),
    measurement: connectPeer<MeasurementServer>(MeasurementClient, measurement, token),
    audits: connectPeer<AuditsServer>(AuditsClient, measurement, token),
    diagnostics: connectPeer<DiagnosticsServer>(DiagnosticsClient, measurement, token),
    billing: connectPeer<BillingServer>(BillingClient, billing, token),
  };
  const watch = watchHealth([accounts, clients, measurement, billing]);
  return {
    peers,
    tasks: tasks({ clients, measurement, billing, form, mail }, token),
    watch,
    callsPerKey: slidingLimit(bus, { name: 'KEY', limit: CALLS_PER_KEY, window_s }, log),
    refusedKeys: slidingLimit(bus, { name: 'REFUSED', limit: REFUSED_KEYS, window_s }, log),
    records: idempotencyStore(platform),
    log,
    close: () => {
      watch.stop();
      for (const peer of Object.values(peers)) peer.close();
    },
  };
}
