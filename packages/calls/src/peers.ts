import { connectPeer, type Peer } from '@agence/platform/grpc-client';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { BillingClient, type BillingServer } from '@agence/proto/billing/v1/billing';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import { ProspectionsClient, type ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import { SuiviClient, type SuiviServer } from '@agence/proto/clients/v1/suivi';
import { AuditsClient, type AuditsServer } from '@agence/proto/measurement/v1/audits';
import { DiagnosticsClient, type DiagnosticsServer } from '@agence/proto/measurement/v1/diagnostics';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';

/** The services that carry the calls out. */
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

/** Where each of them listens for gRPC, host:port. */
export type Addresses = Readonly<Record<'accounts' | 'clients' | 'measurement' | 'billing', string>>;

export const connectPeers = (
  { accounts, clients, measurement, billing }: Addresses,
  token: string,
): Peers => ({
  accounts: connectPeer<AccountsServer>(AccountsClient, accounts, token, {
    together: ['authenticate', 'lireCompte'],
  }),
  clients: connectPeer<ClientsServer>(ClientsClient, clients, token, {
    together: ['lirePortefeuille', 'lireClient', 'lireQuestions'],
  }),
  suivi: connectPeer<SuiviServer>(SuiviClient, clients, token),
  prospections: connectPeer<ProspectionsServer>(ProspectionsClient, clients, token, {
    together: ['lireProspection', 'lireDemande'],
  }),
  measurement: connectPeer<MeasurementServer>(MeasurementClient, measurement, token),
  audits: connectPeer<AuditsServer>(AuditsClient, measurement, token),
  diagnostics: connectPeer<DiagnosticsServer>(DiagnosticsClient, measurement, token),
  billing: connectPeer<BillingServer>(BillingClient, billing, token, { together: ['lireFacturation'] }),
});
