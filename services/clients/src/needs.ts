import { sentTokens } from '@agence/platform/grpc/callers';
import { connectPeer, type Remote } from '@agence/platform/grpc/grpc-client';
import type { ProductClock } from '@agence/platform/process/clock';
import type { Logger } from '@agence/platform/process/logger';
import type { Platform } from '@agence/platform/service';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import { clientsStore, type Stores } from './clients.store.ts';
import type { config as Config } from './config.ts';
import { type ModelCount, modelCount } from './models.ts';

export type Needs = Stores & {
  readonly clock: ProductClock;
  readonly log: Logger;
  readonly accounts: Remote<AccountsServer>;
  readonly measurement: Pick<Remote<MeasurementServer>, 'lireLivrables' | 'lireMesures'>;
  readonly models: ModelCount;
  /** `host:port` addresses opened for tests. */
  readonly allowed: ReadonlySet<string>;
};

/** Whether the account is served now, according to accounts. */
export const isServi = async ({ accounts }: Needs, compte: string): Promise<boolean> => {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' && result.value.servi;
};

export function gather(platform: Platform, config: typeof Config): Needs {
  const tokens = sentTokens(config);
  const measurement = connectPeer<MeasurementServer>(MeasurementClient, config.MEASUREMENT_GRPC, tokens).call;
  return {
    ...clientsStore(platform),
    clock: platform.clock,
    log: platform.log,
    accounts: connectPeer<AccountsServer>(AccountsClient, config.ACCOUNTS_GRPC, tokens).call,
    measurement,
    models: modelCount(measurement),
    allowed: new Set(config.SITE_FETCH_ALLOW.split(',').filter((address) => address !== '')),
  };
}
