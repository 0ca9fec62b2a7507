import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import { accord, nombre } from '@agence/words/french';

const HOUR_S = 3600;

/** "dans 17 h", "dans moins d'une heure". */
export const dans = (ts: number, now: Date): string => {
  const hours = Math.floor((ts - now.getTime() / 1000) / HOUR_S);
  return hours < 1 ? fr`dans moins d'une heure` : fr`dans ${hours} h`;
};

/** What an agency should look at, in the order in which it matters. */
export function attend(clients: readonly Client[], now: Date): readonly string[] {
  const actifs = clients.filter(({ actif }) => actif);
  const waiting = actifs.filter(({ demarre_ts }) => demarre_ts !== undefined);
  const [first] = waiting.map(({ demarre_ts = 0 }) => demarre_ts).toSorted((a, b) => a - b);
  const failed = actifs.filter(({ mesure }) => mesure === 'en échec');
  const running = actifs.filter(({ mesure }) => mesure === 'en cours').length;
  return [
    ...failed.map(({ entreprise, mesure_detail = '' }) => `${entreprise}${fr` : `}${mesure_detail}`),
    ...(first === undefined
      ? []
      : [
          fr`${nombre(waiting.length)} ${accord(waiting.length, 'client', 'clients')} à valider : la première mesure démarre d'elle-même ${dans(first, now)}.`,
        ]),
    ...(running === 0
      ? []
      : [fr`${nombre(running)} ${accord(running, 'mesure', 'mesures')} en cours : le rapport suivra.`]),
  ];
}
