import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import { accord, nombre } from '@agence/words/french';

const HOUR_S = 3600;
/** A report waits to be handed over until the next one, a month later. */
const RECENT_S = 31 * 24 * HOUR_S;

/** "dans 17 h", "dans moins d'une heure". */
export const dans = (ts: number, now: Date): string => {
  const hours = Math.floor((ts - now.getTime() / 1000) / HOUR_S);
  return hours < 1 ? fr`dans moins d'une heure` : fr`dans ${hours} h`;
};

export const VALIDER = '/console/valider/';
export const REMETTRE = '/console/remettre/';

/** A sentence, and the screen that it leads to. */
export type Attente = { readonly dit: string; readonly vers: string };

/** Leads to the client when there is one, else to `ou`. */
const vers = ([first, ...others]: readonly Client[], ou: string): string =>
  first !== undefined && others.length === 0 ? `/console/clients/${first.id}/` : ou;

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

/** What an agency should look at, the most important first. */
export function attend(clients: readonly Client[], now: Date): readonly Attente[] {
  const actifs = clients.filter(({ actif }) => actif);
  const waiting = aValider(clients);
  const first = Math.min(...waiting.map(({ demarre_ts = 0 }) => demarre_ts));
  const failed = actifs.filter(({ mesure }) => mesure === 'en échec');
  const running = actifs.filter(({ mesure }) => mesure === 'en cours');
  const ready = aRemettre(clients, now);
  const all: readonly (readonly [clients: readonly Client[], dit: string, ou: string])[] = [
    ...failed.map(
      (client) =>
        [[client], `${client.entreprise}${fr` : `}${client.mesure_detail ?? client.mesure}`, ''] as const,
    ),
    [
      waiting,
      fr`${nombre(waiting.length)} ${accord(waiting.length, 'client', 'clients')} à valider : la première mesure démarre d'elle-même ${dans(first, now)}.`,
      VALIDER,
    ],
    [
      ready,
      fr`${nombre(ready.length)} ${accord(ready.length, 'rapport prêt', 'rapports prêts')}, à remettre.`,
      REMETTRE,
    ],
    [
      running,
      fr`${nombre(running.length)} ${accord(running.length, 'mesure', 'mesures')} en cours : le rapport suivra, dans quelques minutes ou quelques heures.`,
      '/console/?q=en+cours',
    ],
  ];
  return all
    .filter(([which]) => which.length > 0)
    .map(([which, dit, ou]) => ({ dit, vers: vers(which, ou) }));
}
