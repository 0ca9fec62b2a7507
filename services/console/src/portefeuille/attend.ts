import { aRemettre, aValider } from '@agence/calls/attente';
import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import { accord, nombre } from '@agence/words/french';

const HOUR_S = 3600;

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
      fr`${nombre(running.length)} ${accord(running.length, 'mesure', 'mesures')} en cours : un e-mail annoncera le rapport.`,
      '/console/?q=en+cours',
    ],
  ];
  return all
    .filter(([which]) => which.length > 0)
    .map(([which, dit, ou]) => ({ dit, vers: vers(which, ou) }));
}
