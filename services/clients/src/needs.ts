import { connectPeer, type Remote } from '@agence/platform/grpc/grpc-client';
import type { ProductClock } from '@agence/platform/process/clock';
import type { Platform } from '@agence/platform/service';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import { clientsStore } from './clients.store.ts';
import type { config as Config } from './config.ts';
import { modelCount } from './models.ts';

export type Needs = ReturnType<typeof gather>;

/** Whether the account is served now, according to accounts. */
export const isServi = async ({ accounts }: Needs, compte: string): Promise<boolean> => {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' && result.value.servi;
};

export function gather(platform: Platform, config: typeof Config) {
  const tokens = { service: config.SERVICE_TOKEN };
  const measurement = connectPeer<MeasurementServer>(MeasurementClient, config.MEASUREMENT_GRPC, tokens).call;
  return {
    ...clientsStore(platform),
    clock: platform.clock as ProductClock,
    log: platform.log,
    accounts: connectPeer<AccountsServer>(AccountsClient, config.ACCOUNTS_GRPC, tokens).call,
    measurement: measurement as Pick<Remote<MeasurementServer>, 'lireLivrables' | 'lireMesures'>,
    models: modelCount(measurement),
    /** `host:port` addresses opened for tests. */
    allowed: new Set(
      config.SITE_FETCH_ALLOW.split(',').filter((address) => address !== ''),
    ) as ReadonlySet<string>,
  };
}
