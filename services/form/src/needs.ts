import { type SlidingLimit, slidingLimit } from '@agence/platform/limits/sliding-limit';
import { machineNow, type ProductClock } from '@agence/platform/process/clock';
import type { Logger } from '@agence/platform/process/logger';
import type { Platform } from '@agence/platform/service';
import { APPELS_LEAD } from '@agence/words/promises';
import type { config as Config } from './config.ts';
import { type Leads, leadStore } from './lead.store.ts';
import type { Identite } from './pages/cadre.ts';
import { type Seals, seals } from './seal/seal.ts';
import { empreinteur, type Signer, signer } from './seal/signer.ts';
import { type Jours, jourStore } from './tours/jour.ts';

export type Needs = {
  readonly leads: Leads;
  readonly jours: Jours;
  /** Turns in a day (docs/limits.md). */
  readonly par_jour: number;
  readonly empreinte: (text: string) => string;
  /** Requests per address. */
  readonly limit: SlidingLimit;
  readonly seals: Seals;
  /** Signs the ids of leads, for the links that confirm an address. */
  readonly confirmations: Signer;
  /** The product's clock dates stored data; the machine's dates seals and limits. */
  readonly clock: ProductClock;
  readonly machineNow: () => Date;
  readonly identite: Identite;
  readonly log: Logger;
};

/** Requests taken in per address in the sliding hour (the contract). */
export const PER_ADDRESS = 20;

type Opened = Pick<Platform, 'db' | 'store' | 'bus' | 'clock' | 'log'>;
type Settings = Pick<
  typeof Config,
  'LIMIT_WINDOW_S' | 'LINK_KEYS' | 'SERVICE_NAME' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'LEAD_CALLS_PER_DAY'
>;

export function gather(platform: Opened, config: Settings): Needs {
  const { bus, clock, log } = platform;
  const { MAIL_FROM: expediteur, SERVICE_NAME: nom, CONTACT_EMAIL, LIMIT_WINDOW_S: window_s } = config;
  return {
    leads: leadStore(platform),
    jours: jourStore(platform),
    par_jour: Math.max(1, Math.floor(config.LEAD_CALLS_PER_DAY / APPELS_LEAD)),
    empreinte: empreinteur(config.LINK_KEYS),
    limit: slidingLimit(bus, { name: 'LEAD', limit: PER_ADDRESS, window_s }, log),
    seals: seals(config.LINK_KEYS),
    confirmations: signer(config.LINK_KEYS, 'confirmer'),
    clock,
    machineNow,
    identite: { nom, expediteur, contact: CONTACT_EMAIL || expediteur },
    log,
  };
}
