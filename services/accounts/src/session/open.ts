import { randomUUID } from 'node:crypto';
import { type Outcome, refuse } from '@agence/gesture';
import { COMPTE_INCONNU } from '../compte.sentences.ts';
import { type Depuis, noter } from '../connexion/noter.ts';
import type { Needs } from '../needs.ts';
import { drawSecret } from '../secret.ts';
import { ouvrirSession } from './session.rule.ts';

/** Opens a session on an account; only this result carries its secret. */
export async function openOn(
  needs: Needs,
  slug: string,
  adresse: string,
  depuis: Depuis,
): Promise<Outcome<{ readonly secret: string }>> {
  if (slug === '') return refuse('not_found', COMPTE_INCONNU);
  const { secret, hash: id } = drawSecret();
  const session = { id, adresse, ouverte: needs.machineNow() };
  const command = { session, command_id: randomUUID(), confirmer: true };
  const opened = await needs.comptes.carryOut(slug, ouvrirSession, command);
  if ('refusal' in opened) return opened;
  await noter(needs, slug, opened.proposal.adresse, depuis);
  return { proposal: { secret } };
}
