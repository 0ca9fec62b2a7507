import { machineNow as theMachines } from '@agence/platform/clock';
import type { Platform } from '@agence/platform/service';
import { slidingLimit } from '@agence/platform/sliding-limit';
import { listen } from './http/server.ts';
import { surface } from './http/surface.ts';
import type { Leads } from './lead.store.ts';
import type { Needs } from './needs.ts';
import { sceaux } from './sceau/sceau.ts';

/** Requests taken in per address in the sliding hour (the contract). */
const PAR_ADRESSE = 20;

type Settings = {
  readonly HTTP_HOST: string;
  readonly HTTP_PORT: number;
  readonly LIMIT_WINDOW_S: number;
  readonly LINK_KEYS: string;
  readonly SERVICE_NAME: string;
  readonly MAIL_FROM: string;
  readonly CONTACT_EMAIL?: string | undefined;
};

type Parts = Pick<Platform, 'bus' | 'clock' | 'log'> & {
  readonly leads: Leads;
  readonly machineNow?: () => Date;
};

/** Puts the pages together and listens. */
export function form(
  { bus, clock, log, leads, machineNow = theMachines }: Parts,
  config: Settings,
): ReturnType<typeof listen> {
  const { MAIL_FROM: expediteur, SERVICE_NAME: nom, CONTACT_EMAIL, LIMIT_WINDOW_S: window_s } = config;
  const needs: Needs = {
    leads,
    clock,
    machineNow,
    log,
    limite: slidingLimit(bus, { name: 'LEAD', limit: PAR_ADRESSE, window_s }, log),
    sceaux: sceaux(config.LINK_KEYS),
    identite: { nom, expediteur, contact: CONTACT_EMAIL || expediteur },
  };
  return listen({ host: config.HTTP_HOST, port: config.HTTP_PORT, log, handle: surface(needs) });
}
