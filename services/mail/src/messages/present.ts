import type { Message as Row } from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import type { Listed } from './message.store.ts';

/** A message as operators see it, without its text. */
export const present = ({
  _id: id,
  genre,
  compte,
  lead,
  a,
  sujet,
  etat,
  cree,
  termine,
  essais,
  ...rest
}: Listed): Row => ({
  id,
  genre,
  compte: compte ?? undefined,
  lead: lead ?? undefined,
  a: [...a],
  sujet,
  etat,
  cree_ts: unix(cree),
  termine_ts: termine === null ? undefined : Math.floor(termine / 1000),
  essais,
  pourquoi: rest.pourquoi ?? undefined,
});
