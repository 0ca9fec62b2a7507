import type { Client } from '@agence/proto/clients/v1/clients';

/** A report waits to be handed over until the next one, a month later. */
const RECENT_S = 31 * 24 * 3600;

/** The clients whose questions wait for the agency. */
export const aValider = (clients: readonly Client[]): readonly Client[] =>
  clients.filter(({ actif, demarre_ts }) => actif && demarre_ts !== undefined);

/** The clients whose last report nobody noted as handed over. */
export const aRemettre = (clients: readonly Client[], now: Date): readonly Client[] =>
  clients.filter(
    ({ actif, mesure, suivi, a_remettre }) =>
      actif &&
      a_remettre !== undefined &&
      mesure === 'faite' &&
      (suivi.at(-1)?.le_ts ?? 0) > now.getTime() / 1000 - RECENT_S,
  );
