import type { LirePortefeuilleRequest, LirePortefeuilleResponse } from '@agence/proto/clients/v1/clients';
import { isoDay } from '@agence/words/paris';
import { LRUCache } from 'lru-cache';
import type { Needs } from '../needs.ts';
import { liste } from './liste.ts';

type Kept = { readonly stamp: string; readonly reply: LirePortefeuilleResponse };

/** About 30 MB: a listed client takes 1 kB, plus 100 bytes for each measured month. */
const KEPT = {
  // Unused entries leave after five minutes; otherwise every account of a day would stay until the cache is full.
  ttl: 5 * 60_000,
  updateAgeOnGet: true,
  ttlAutopurge: true,
  maxSize: 300_000,
  sizeCalculation: ({ reply }: Kept) => reply.clients.reduce((sum, { suivi }) => sum + 10 + suivi.length, 10),
};

/** An account's list, whole or only active clients; rebuilt when its documents, the day or the models change. */
export const lirePortefeuille = ({ clock, models, stamp, stampOfActive, ...stores }: Needs) => {
  const kept = new LRUCache<string, Kept>(KEPT);
  return async ({ compte, actifs = false }: LirePortefeuilleRequest): Promise<LirePortefeuilleResponse> => {
    const now = clock.now();
    const key = `${compte} ${actifs}`;
    // The stamp before the documents: if one changes in between, the next call sees another stamp and reads again.
    const stamped = await (actifs ? stampOfActive : stamp)(compte);
    const today = `${stamped} ${isoDay(now)} ${await models.parClient(Number.POSITIVE_INFINITY)}`;
    const last = kept.get(key);
    if (last?.stamp === today) return last.reply;
    const reply = await liste({ ...stores, models }, compte, now, actifs);
    kept.set(key, { stamp: today, reply });
    return reply;
  };
};
