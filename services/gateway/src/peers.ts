import { connectPeer, type Peer } from '@agence/platform/grpc-client';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { BillingClient, type BillingServer } from '@agence/proto/billing/v1/billing';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import { ProspectionsClient, type ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import { SuiviClient, type SuiviServer } from '@agence/proto/clients/v1/suivi';
import { AuditsClient, type AuditsServer } from '@agence/proto/measurement/v1/audits';
import { DiagnosticsClient, type DiagnosticsServer } from '@agence/proto/measurement/v1/diagnostics';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';

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

type Addresses = {
  readonly ACCOUNTS_GRPC: string;
  readonly CLIENTS_GRPC: string;
  readonly MEASUREMENT_GRPC: string;
  readonly BILLING_GRPC: string;
  readonly INTERNAL_TOKEN: string;
};

export const connectPeers = (at: Addresses): Peers => ({
  accounts: connectPeer<AccountsServer>(AccountsClient, at.ACCOUNTS_GRPC, at.INTERNAL_TOKEN),
  clients: connectPeer<ClientsServer>(ClientsClient, at.CLIENTS_GRPC, at.INTERNAL_TOKEN),
  suivi: connectPeer<SuiviServer>(SuiviClient, at.CLIENTS_GRPC, at.INTERNAL_TOKEN),
  prospections: connectPeer<ProspectionsServer>(ProspectionsClient, at.CLIENTS_GRPC, at.INTERNAL_TOKEN),
  measurement: connectPeer<MeasurementServer>(MeasurementClient, at.MEASUREMENT_GRPC, at.INTERNAL_TOKEN),
  audits: connectPeer<AuditsServer>(AuditsClient, at.MEASUREMENT_GRPC, at.INTERNAL_TOKEN),
  diagnostics: connectPeer<DiagnosticsServer>(DiagnosticsClient, at.MEASUREMENT_GRPC, at.INTERNAL_TOKEN),
  billing: connectPeer<BillingServer>(BillingClient, at.BILLING_GRPC, at.INTERNAL_TOKEN),
});
