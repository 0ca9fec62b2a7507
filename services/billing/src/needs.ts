import { sentTokens } from '@agence/platform/grpc/callers';
import { connectPeer, type Remote } from '@agence/platform/grpc/grpc-client';
import type { ProductClock } from '@agence/platform/process/clock';
import type { Logger } from '@agence/platform/process/logger';
import type { Platform } from '@agence/platform/service';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import type { Carte } from './carte/carte.ts';
import { stripeCarte } from './carte/stripe.ts';
import type { config as Config } from './config.ts';
import { type Facturations, facturationStore } from './facturation.store.ts';
import { FACTURATIONS } from './facturation.ts';
import { type Gardes, gardesStore } from './gardes/gardes.store.ts';

export type Needs = {
  readonly facturations: Facturations;
  /** Messages of the card provider about customers not yet known. */
  readonly gardes: Gardes;
  readonly clients: Pick<Remote<ClientsServer>, 'lirePortefeuille' | 'fixerLimites'>;
  /** Null when no card provider is configured: accounts pay by transfer. */
  readonly carte: Carte | null;
  readonly clock: ProductClock;
  readonly log: Logger;
};

export const gather = async (platform: Platform, config: typeof Config): Promise<Needs> => ({
  facturations: facturationStore(platform.store(FACTURATIONS)),
  gardes: gardesStore(platform),
  clients: connectPeer<ClientsServer>(ClientsClient, config.CLIENTS_GRPC, sentTokens(config)).call,
  carte: await stripeCarte(config, platform.log),
  clock: platform.clock,
  log: platform.log,
});
