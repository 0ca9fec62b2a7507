import { slidingLimit } from '@agence/platform/limits/sliding-limit';
import { machineNow, type ProductClock } from '@agence/platform/process/clock';
import { empreinteur, signer } from '@agence/platform/process/signer';
import type { Platform } from '@agence/platform/service';
import { APPELS_LEAD } from '@agence/words/promises';
import type { config as Config } from './config.ts';
import { leadStore } from './lead.store.ts';
import { seals } from './seal/seal.ts';
import { jourStore } from './tours/jour.ts';

export type Needs = ReturnType<typeof gather>;

/** Requests taken in per address in the sliding hour (the contract). */
export const PER_ADDRESS = 20;

type Opened = Pick<Platform, 'db' | 'store' | 'bus' | 'clock' | 'log'>;
type Settings = Pick<
  typeof Config,
  'LIMIT_WINDOW_S' | 'LINK_KEYS' | 'SERVICE_NAME' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'LEAD_CALLS_PER_DAY'
>;

export function gather(platform: Opened, config: Settings) {
  const { bus, clock, log } = platform;
  const { MAIL_FROM: expediteur, SERVICE_NAME: nom, CONTACT_EMAIL, LIMIT_WINDOW_S: window_s } = config;
  return {
    leads: leadStore(platform),
    jours: jourStore(platform),
    /** Turns in a day (docs/limits.md). */
    par_jour: Math.max(1, Math.floor(config.LEAD_CALLS_PER_DAY / APPELS_LEAD)),
    empreinte: empreinteur(config.LINK_KEYS),
    /** Requests per address. */
    limit: slidingLimit(bus, { name: 'LEAD', limit: PER_ADDRESS, window_s }, log),
    seals: seals(config.LINK_KEYS),
    /** Signs the ids of leads, for the links that confirm an address. */
    confirmations: signer(config.LINK_KEYS, 'confirmer'),
    /** The product's clock dates stored data; the machine's dates seals and limits. */
    clock: clock as ProductClock,
    machineNow,
    identite: { nom, expediteur, contact: CONTACT_EMAIL || expediteur },
    log,
  };
}
