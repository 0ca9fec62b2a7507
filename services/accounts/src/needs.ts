import { join } from 'node:path';
import { markedSince, marksOnce } from '@agence/platform/bus/mark-once';
import { machineNow, type ProductClock } from '@agence/platform/process/clock';
import { signer } from '@agence/platform/process/signer';
import type { Platform } from '@agence/platform/service';
import { compteStore } from './compte.store.ts';
import type { config as Config } from './config.ts';
import { connexionStore } from './connexion/connexion.store.ts';
import { onDiskToo } from './coupures/on-disk.ts';
import { lienStore } from './lien/lien.store.ts';

export type Needs = ReturnType<typeof gather>;

export const gather = (platform: Platform, config: typeof Config) => ({
  comptes: compteStore(platform, machineNow),
  liens: lienStore(platform),
  connexions: connexionStore(platform),
  /** Mark cut keys by their hash outside the database, and list at least those cut since a date. */
  ...onDiskToo(
    { mark: marksOnce(platform.bus, 'cuts'), markedSince: markedSince(platform.bus, 'cuts') },
    join(config.AGENCE_DATA, 'waters', `${platform.db.databaseName}.cuts`),
    platform.log,
  ),
  /** Keys cut after the copy from which the database was restored. */
  recoupees: new Set<string>(),
  clock: platform.clock as ProductClock,
  /** Links and sessions live by the machine's clock. */
  machineNow,
  /** Signs the link that switches an account's monthly letter off. */
  lettres: signer(config.LINK_KEYS, 'lettre'),
  mailDomain: config.MAIL_DOMAIN,
});
