import type { Order } from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import type { Listed } from './courrier.ts';

/** An order that arrived, as operators see it, without its text. */
export const presentOrder = ({ _id: id, recu, suite, lecture, ...order }: Listed): Order => {
  const { compte, de, prouve, etat, essais } = order;
  const { voie, compris, modele, version } = lecture ?? {};
  const named = compris !== undefined && 'ordre' in compris ? compris.ordre : compris;
  const geste = named !== undefined && 'geste' in named ? named.geste : undefined;
  return {
    ...{ id, compte, de, prouve, etat, suite: suite ?? undefined, essais, recu_ts: unix(recu) },
    ...{ voie, geste, modele, version },
  };
};
