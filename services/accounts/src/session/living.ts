import { randomUUID } from 'node:crypto';
import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { Needs } from '../needs.ts';
import { fermerSessions, vaut } from './session.rule.ts';

const SESSION_FINIE = fr`Votre session est terminée.`;

export const lost = () => refused(refuse('not_found', SESSION_FINIE));

/** The session of a hash, if it is still valid. */
export async function living({ comptes, machineNow }: Needs, hash: string) {
  const [found, uses] = await Promise.all([comptes.bySession(hash), comptes.sessionUses.last([hash])]);
  const session = found?.compte.sessions.find(({ id }) => id === hash);
  if (found === null || session === undefined) return null;
  return vaut(session, found.compte, uses.get(hash), machineNow()) ? { ...found, session } : null;
}

export const close = ({ comptes }: Needs, slug: string, id: string, toutes: boolean) =>
  comptes.carryOut(slug, fermerSessions, { id, toutes, command_id: randomUUID(), confirmer: true });
