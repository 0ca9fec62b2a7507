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

type Attente = { readonly dit: string; readonly vers: string };

/** A sentence about some clients; a client alone is seen on its page. */
const attente = (clients: readonly Client[], dit: string, ensemble: string): readonly Attente[] => {
  const [only, ...others] = clients;
  if (only === undefined) return [];
  return [{ dit, vers: others.length === 0 ? `/console/clients/${only.id}/` : ensemble }];
};

/** What an agency should look at, the most important first, each with the screen that it leads to. */
export function attend(clients: readonly Client[], now: Date): readonly Attente[] {
  const inState = (etat: string) => clients.filter(({ actif, mesure }) => actif && mesure === etat);
  const [failed, running] = [inState('en échec'), inState('en cours')];
  const [waiting, ready] = [aValider(clients), aRemettre(clients, now)];
  const first = Math.min(...waiting.map(({ demarre_ts = 0 }) => demarre_ts));
  const aLancer = fr`${combien(waiting.length, 'client', 'clients')} à valider : la première mesure démarre d'elle-même ${dans(first, now)}.`;
  const prets = fr`${combien(ready.length, 'rapport prêt', 'rapports prêts')}, à remettre.`;
  const enCours = fr`${combien(running.length, 'mesure', 'mesures')} en cours : un e-mail annoncera le rapport.`;
  return [
    ...failed.flatMap((client) =>
      attente([client], fr`${client.entreprise} : ${client.mesure_detail ?? client.mesure}`, ''),
    ),
    ...attente(waiting, aLancer, VALIDER),
    ...attente(ready, prets, REMETTRE),
    ...attente(running, enCours, '/console/?q=en+cours'),
  ];
}
