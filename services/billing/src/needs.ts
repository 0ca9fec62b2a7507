import { connectPeer, type Remote } from '@agence/platform/grpc/grpc-client';
import type { ProductClock } from '@agence/platform/process/clock';
import type { Platform } from '@agence/platform/service';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import { isoDay } from '@agence/words/paris';
import { amountsOf } from './carte/prices.ts';
import { stripeCarte } from './carte/stripe.ts';
import type { config as Config } from './config.ts';
import { facturationStore } from './facturation.store.ts';
import { FACTURATIONS } from './facturation.ts';
import { gardesStore } from './gardes/gardes.store.ts';

export type Needs = Awaited<ReturnType<typeof gather>>;

/** The moment of a gesture, and its day in Paris. */
export const momentOf = ({ clock }: Pick<Needs, 'clock'>) => {
  const now = clock.now();
  return { now, today: isoDay(now) };
};

type Clients = Pick<Remote<ClientsServer>, 'lirePortefeuille' | 'fixerLimites'>;

export const gather = async (platform: Platform, config: typeof Config) => ({
  facturations: facturationStore(platform.store(FACTURATIONS)),
  /** Messages of the card provider about customers not yet known. */
  gardes: gardesStore(platform),
  clients: connectPeer<ClientsServer>(ClientsClient, config.CLIENTS_GRPC, { service: config.SERVICE_TOKEN })
    .call as Clients,
  /** Null when no card provider is configured: accounts pay by transfer. */
  carte: await stripeCarte(config, platform.log),
  /** What each plan costs, in words; none when the operator shows no prices. */
  prix: amountsOf(config.PLAN_PRICES),
  clock: platform.clock as ProductClock,
  log: platform.log,
});
