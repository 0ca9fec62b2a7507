import { machineNow, type ProductClock } from '@agence/platform/clock';
import type { Platform } from '@agence/platform/service';
import { type Comptes, compteStore } from './compte.store.ts';
import type { config as Config } from './config.ts';
import { type Liens, lienStore } from './lien/lien.store.ts';

/** What the handlers of this service work with. */
export type Needs = {
  readonly comptes: Comptes;
  readonly liens: Liens;
  readonly clock: ProductClock;
  /** Links and sessions live by the machine's clock. */
  readonly machineNow: () => Date;
  /** Mail domain of ordering addresses. */
  readonly mailDomain: string;
};

/** Opens the store. */
export const gather = (platform: Platform, config: typeof Config): Needs => ({
  comptes: compteStore(platform, machineNow),
  liens: lienStore(platform),
  clock: platform.clock,
  machineNow,
  mailDomain: config.MAIL_DOMAIN,
});
