import { SESSION_JOURS } from '@agence/words/promises';

export const SESSION_MS = SESSION_JOURS * 24 * 3_600_000;

/** A session ends when it was unused for this long. */
export const IDLE_MS = 12 * 3_600_000;

/** An open console session: the hash of its secret, and the authorised address that opened it. */
export type Session = { readonly id: string; readonly adresse: string; readonly ouverte: Date };

/** Open sessions of an account at most; the oldest is dropped. */
const SESSIONS = 50;

export const withSession = (sessions: readonly Session[], session: Session): readonly Session[] => {
  const over = session.ouverte.getTime() - SESSION_MS;
  return [...sessions.filter(({ ouverte }) => ouverte.getTime() > over), session].slice(-SESSIONS);
};
