import { propose, refuse } from '@agence/gesture';
import { sameMailAddress } from '@agence/words/mail-address';
import {
  COMPTE_INCONNU,
  type Compte,
  type CompteRule,
  SANS_AGENCE,
  SESSION_MS,
  type Session,
} from '../compte.facts.ts';

/** A session ends when it was unused for this long. */
const IDLE_MS = 12 * 3_600_000;

/** Opens a session, for one of the authorised addresses of an agency's account. */
export const ouvrirSession: CompteRule<{ session: Session }, { adresse: string }> = (state, { session }) => {
  const adresse = state?.adresses.find((known) => sameMailAddress(known, session.adresse));
  if (adresse === undefined) return refuse('not_found', COMPTE_INCONNU);
  if (state?.direct) return refuse('conflict', SANS_AGENCE);
  return propose({ adresse }, [{ type: 'session_ouverte', session: { ...session, adresse } }]);
};

/** Closes one session, or all of them. */
export const fermerSessions: CompteRule<{ id: string; toutes: boolean }> = (state, { id, toutes }) => {
  const open = state?.sessions.map((session) => session.id) ?? [];
  const ids = open.filter((known) => toutes || known === id);
  return propose({}, ids.length === 0 ? [] : [{ type: 'sessions_fermees', ids }]);
};

/** Whether a session still opens the console: used within 12 hours, opened within 7 days, its address still authorised on an account with a console. */
export const vaut = (session: Session, compte: Compte, used: Date | undefined, now: Date): boolean => {
  const last = Math.max(session.ouverte.getTime(), used?.getTime() ?? 0);
  return (
    now.getTime() - last < IDLE_MS &&
    now.getTime() - session.ouverte.getTime() < SESSION_MS &&
    compte.adresses.includes(session.adresse) &&
    compte.direct !== true
  );
};
