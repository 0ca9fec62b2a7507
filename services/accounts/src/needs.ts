import { join } from 'node:path';
import { type MarkedSince, type MarkOnce, markedSince, marksOnce } from '@agence/platform/bus/mark-once';
import { machineNow, type ProductClock } from '@agence/platform/process/clock';
import type { Platform } from '@agence/platform/service';
import { type Comptes, compteStore } from './compte.store.ts';
import type { config as Config } from './config.ts';
import { type Connexions, connexionStore } from './connexion/connexion.store.ts';
import { onDiskToo } from './coupures/on-disk.ts';
import { type Liens, lienStore } from './lien/lien.store.ts';

export type Needs = {
  readonly comptes: Comptes;
  readonly liens: Liens;
  readonly connexions: Connexions;
  /** Mark cut keys by their hash outside the database, and list at least those cut since a date. */
  readonly mark: MarkOnce;
  readonly markedSince: MarkedSince;
  /** Keys cut after the copy from which the database was restored. */
  readonly recoupees: Set<string>;
  readonly clock: ProductClock;
  /** Links and sessions live by the machine's clock. */
  readonly machineNow: () => Date;
  /** Mail domain of ordering addresses. */
  readonly mailDomain: string;
};

export const gather = (platform: Platform, config: typeof Config): Needs => ({
  comptes: compteStore(platform, machineNow),
  liens: lienStore(platform),
  connexions: connexionStore(platform),
  ...onDiskToo(
    { mark: marksOnce(platform.bus, 'cuts'), markedSince: markedSince(platform.bus, 'cuts') },
    join(config.AGENCE_DATA, 'waters', `${platform.db.databaseName}.cuts`),
    platform.log,
  ),
  recoupees: new Set(),
  clock: platform.clock,
  machineNow,
  mailDomain: config.MAIL_DOMAIN,
});
