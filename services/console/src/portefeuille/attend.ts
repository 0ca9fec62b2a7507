import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import { accord, nombre } from '@agence/words/french';

const HOUR_S = 3600;

/** "dans 17 h", "dans moins d'une heure". */
export const dans = (ts: number, now: Date): string => {
  const hours = Math.floor((ts - now.getTime() / 1000) / HOUR_S);
  return hours < 1 ? fr`dans moins d'une heure` : fr`dans ${hours} h`;
};

/** A sentence, and the client that it is about when there is one alone. */
export type Attente = { readonly dit: string; readonly client?: string };

const seul = (clients: readonly Client[]): { readonly client?: string } =>
  clients.length === 1 && clients[0] !== undefined ? { client: clients[0].id } : {};

/** What an agency should look at, in the order in which it matters. */
export function attend(clients: readonly Client[], now: Date): readonly Attente[] {
  const actifs = clients.filter(({ actif }) => actif);
  const waiting = actifs.filter(({ demarre_ts }) => demarre_ts !== undefined);
  const [first] = waiting.map(({ demarre_ts = 0 }) => demarre_ts).toSorted((a, b) => a - b);
  const failed = actifs.filter(({ mesure }) => mesure === 'en échec');
  const running = actifs.filter(({ mesure }) => mesure === 'en cours');
  return [
    ...failed.map(({ id, entreprise, mesure_detail = '' }) => ({
      dit: `${entreprise}${fr` : `}${mesure_detail}`,
      client: id,
    })),
    ...(first === undefined
      ? []
      : [
          {
            dit: fr`${nombre(waiting.length)} ${accord(waiting.length, 'client', 'clients')} à valider : la première mesure démarre d'elle-même ${dans(first, now)}.`,
            ...seul(waiting),
          },
        ]),
    ...(running.length === 0
      ? []
      : [
          {
            dit: fr`${nombre(running.length)} ${accord(running.length, 'mesure', 'mesures')} en cours : le rapport suivra.`,
            ...seul(running),
          },
        ]),
  ];
}
