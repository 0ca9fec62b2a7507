import type { Order } from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import type { Listed } from './courrier.store.ts';

/** An order that arrived as the people who run the service see it: without its text. */
export const presentOrder = ({ _id: id, compte, de, prouve, etat, suite, essais, recu }: Listed): Order => ({
  ...{ id, compte, de, prouve, etat, suite: suite ?? undefined, essais, recu_ts: unix(recu) },
});
