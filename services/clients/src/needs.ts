import type { ProductClock } from '@agence/platform/clock';
import type { Remote } from '@agence/platform/grpc-client';
import type { AccountsServer } from '@agence/proto/accounts/v1/accounts';
import type { Stores } from './clients.store.ts';
import type { ModelCount } from './models.ts';

/** What the handlers of this service work with. */
export type Needs = Stores & {
  readonly clock: ProductClock;
  readonly accounts: Remote<AccountsServer>;
  readonly models: ModelCount;
  /** `host:port` addresses opened for tests. */
  readonly allowed: ReadonlySet<string>;
};

/** Whether the account is served now, as accounts says. */
export const isServi = async ({ accounts }: Needs, compte: string): Promise<boolean> => {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' && result.value.servi;
};
