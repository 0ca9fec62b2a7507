import type { ProductClock } from '@agence/platform/clock';
import type { Platform } from '@agence/platform/service';
import { type Comptes, compteStore } from './compte.store.ts';
import type { config as Config } from './config.ts';

/** What the handlers of this service work with. */
export type Needs = {
  readonly comptes: Comptes;
  readonly clock: ProductClock;
  /** Mail domain of ordering addresses. */
  readonly mailDomain: string;
};

/** Opens the store. */
export const gather = (platform: Platform, config: typeof Config): Needs => ({
  comptes: compteStore(platform),
  clock: platform.clock,
  mailDomain: config.MAIL_DOMAIN,
});
