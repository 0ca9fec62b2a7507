import { randomUUID } from 'node:crypto';
import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { OuvrirSessionRequest, OuvrirSessionResponse } from '@agence/proto/accounts/v1/sessions';
import { LIEN_PERDU, utiliserLien } from '../lien/lien.rule.ts';
import type { Needs } from '../needs.ts';
import { hashOf } from '../secret.ts';
import { openOn } from './open.ts';

const perdu = () => refused(refuse('conflict', LIEN_PERDU));

export const ouvrirSessionHandler =
  (needs: Needs) =>
  async ({ jeton, ...depuis }: OuvrirSessionRequest): Promise<OuvrirSessionResponse> => {
    const { liens, comptes, machineNow } = needs;
    const hash = hashOf(jeton);
    const found = await liens.byJeton(hash);
    if (found === null) return perdu();
    // The link is used up first, so that it opens one session at most; after a failure, the person requests another.
    const command = { hash, now: machineNow(), command_id: randomUUID(), confirmer: true };
    const used = await liens.carryOut(found.key, utiliserLien, command);
    if ('refusal' in used) return refused(used);
    const known = await comptes.byAdresse(used.proposal.adresse);
    const [first] = known;
    if (first === undefined) return perdu();
    const opened = await openOn(needs, first.slug, used.proposal.adresse, depuis);
    if ('refusal' in opened) return perdu();
    const value = { session: opened.proposal.secret, comptes: known.length };
    return { result: { $case: 'ouverte', value } };
  };
