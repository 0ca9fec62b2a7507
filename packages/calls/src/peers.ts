import type { SentTokens } from '@agence/platform/grpc/callers';
import { connectPeer } from '@agence/platform/grpc/grpc-client';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { BillingClient, type BillingServer } from '@agence/proto/billing/v1/billing';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import { ProspectionsClient, type ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import { SuiviClient, type SuiviServer } from '@agence/proto/clients/v1/suivi';
import { AuditsClient, type AuditsServer } from '@agence/proto/measurement/v1/audits';
import { DiagnosticsClient, type DiagnosticsServer } from '@agence/proto/measurement/v1/diagnostics';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';

export type Peers = ReturnType<typeof connectPeers>;

/** Where each of them listens for gRPC, host:port. */
export type Addresses = Readonly<Record<'accounts' | 'clients' | 'measurement' | 'billing', string>>;

export const connectPeers = ({ accounts, clients, measurement, billing }: Addresses, tokens: SentTokens) => ({
  accounts: connectPeer<AccountsServer>(AccountsClient, accounts, tokens, {
    together: ['authenticate', 'lireCompte'],
  }),
  clients: connectPeer<ClientsServer>(ClientsClient, clients, tokens, {
    together: ['lirePortefeuille', 'lireClient', 'lireQuestions'],
  }),
  suivi: connectPeer<SuiviServer>(SuiviClient, clients, tokens),
  prospections: connectPeer<ProspectionsServer>(ProspectionsClient, clients, tokens, {
    together: ['lireProspection', 'lireDemande'],
  }),
  measurement: connectPeer<MeasurementServer>(MeasurementClient, measurement, tokens),
  audits: connectPeer<AuditsServer>(AuditsClient, measurement, tokens),
  diagnostics: connectPeer<DiagnosticsServer>(DiagnosticsClient, measurement, tokens),
  billing: connectPeer<BillingServer>(BillingClient, billing, tokens, { together: ['lireFacturation'] }),
});
