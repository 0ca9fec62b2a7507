import type { Message as Row } from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import type { Listed } from './message.store.ts';

/** A message as operators see it, without its text. */
export const present = (message: Listed): Row => {
  const { _id: id, genre, compte, lead, a, sujet, etat, cree, termine, essais, pourquoi } = message;
  return {
    ...{ id, genre, sujet, etat, essais, a: [...a], cree_ts: unix(cree) },
    compte: compte ?? undefined,
    lead: lead ?? undefined,
    termine_ts: termine === null ? undefined : Math.floor(termine / 1000),
    pourquoi: pourquoi ?? undefined,
  };
};
