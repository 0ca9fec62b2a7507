import { aRemettre, aValider } from '@agence/calls/attente';
import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import { combien } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';

const HOUR_S = 3600;

/** "dans 17 h", "dans moins d'une heure". */
export const dans = (ts: number, now: Date): string => {
  const hours = Math.floor((ts - now.getTime() / 1000) / HOUR_S);
  return hours < 1 ? fr`dans moins d'une heure` : fr`dans ${hours} h`;
};

export const VALIDER = '/console/valider/';
export const REMETTRE = '/console/remettre/';

export const actifs = async ({ needs, compte }: Visit): Promise<readonly Client[]> => {
  const which = { compte: compte.slug, actifs: true };
  return (await needs.peers.clients.call.lirePortefeuille(which)).clients;
};

/** What an agency should look at, the most important first: a sentence, and the screen that it leads to. */
export function attend(clients: readonly Client[], now: Date): { dit: string; vers: string }[] {
  const waiting = aValider(clients);
  const first = Math.min(...waiting.map(({ demarre_ts = 0 }) => demarre_ts));
  const inState = (etat: string) => clients.filter(({ actif, mesure }) => actif && mesure === etat);
  const running = inState('en cours');
  const ready = aRemettre(clients, now);
  const all: readonly (readonly [clients: readonly Client[], dit: string, ou: string])[] = [
    ...inState('en échec').map(
      (client) =>
        [[client], fr`${client.entreprise} : ${client.mesure_detail ?? client.mesure}`, ''] as const,
    ),
    [
      waiting,
      fr`${combien(waiting.length, 'client', 'clients')} à valider : la première mesure démarre d'elle-même ${dans(first, now)}.`,
      VALIDER,
    ],
    [ready, fr`${combien(ready.length, 'rapport prêt', 'rapports prêts')}, à remettre.`, REMETTRE],
    [
      running,
      fr`${combien(running.length, 'mesure', 'mesures')} en cours : un e-mail annoncera le rapport.`,
      '/console/?q=en+cours',
    ],
  ];
  return all.flatMap(([[only, ...others], dit, ou]) =>
    only === undefined ? [] : [{ dit, vers: others.length === 0 ? `/console/clients/${only.id}/` : ou }],
  );
}
