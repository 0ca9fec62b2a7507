import { SESSION_MS } from './lives.ts';

/** A console session that is open: its hash, never itself, and the authorised address that opened it. */
export type Session = { readonly id: string; readonly adresse: string; readonly ouverte: Date };

/** So many are open at most; the oldest gives way. */
const SESSIONS = 50;

/** Those that are past their longest life are forgotten when another one opens. */
export const withSession = (sessions: readonly Session[], session: Session): readonly Session[] => {
  const over = session.ouverte.getTime() - SESSION_MS;
  return [...sessions.filter(({ ouverte }) => ouverte.getTime() > over), session].slice(-SESSIONS);
};
