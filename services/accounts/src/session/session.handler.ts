import { randomUUID } from 'node:crypto';
import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/refus';
import type * as proto from '@agence/proto/accounts/v1/sessions';
import { LIEN_PERDU, utiliserLien } from '../lien/lien.rule.ts';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';
import { openOn } from './open.ts';
import { fermerSessions, vaut } from './session.rule.ts';

const SESSION_FINIE = fr`Votre session est terminée.`;

const lost = () => refused(refuse('not_found', SESSION_FINIE));

/** The session behind a hash, as long as it is worth something. */
async function living({ comptes, machineNow }: Needs, hash: string) {
  const [found, uses] = await Promise.all([comptes.bySession(hash), comptes.sessionUses.last([hash])]);
  const session = found?.compte.sessions.find(({ id }) => id === hash);
  if (found === null || session === undefined) return null;
  return vaut(session, found.compte, uses.get(hash), machineNow()) ? { ...found, session } : null;
}

export const ouvrirSessionHandler =
  (needs: Needs) =>
  async ({ jeton }: proto.OuvrirSessionRequest): Promise<proto.OuvrirSessionResponse> => {
    const { liens, comptes, machineNow } = needs;
    const found = jeton === '' ? null : await liens.byJeton(jeton);
    if (found === null) return refused(refuse('conflict', LIEN_PERDU));
    // The link first: nobody opens two sessions with it, and who loses this one asks for another.
    const command = { jeton, now: machineNow(), command_id: randomUUID(), confirmer: true };
    const used = await liens.carryOut(found.key, utiliserLien, command);
    if ('refusal' in used) return refused(used);
    const known = await comptes.byAdresse(used.proposal.adresse);
    const [first] = known;
    if (first === undefined) return refused(refuse('conflict', LIEN_PERDU));
    const session = await openOn(needs, first.slug, used.proposal.adresse);
    if (session === null) return refused(refuse('conflict', LIEN_PERDU));
    return { result: { $case: 'ouverte', value: { session, comptes: known.length } } };
  };

export const lireSession =
  (needs: Needs) =>
  async ({ session_hash }: proto.LireSessionRequest): Promise<proto.LireSessionResponse> => {
    const found = await living(needs, session_hash);
    if (found === null) return lost();
    needs.comptes.sessionUses.note(session_hash);
    const compte = present(found.slug, found.compte, needs.clock.now());
    return { result: { $case: 'session', value: { compte, adresse: found.session.adresse } } };
  };

export const listerComptes =
  ({ comptes }: Needs) =>
  async ({ adresse }: proto.ListerComptesRequest): Promise<proto.ListerComptesResponse> => {
    const known = await comptes.byAdresse(adresse);
    return { comptes: known.map(({ slug, compte: { nom } }) => ({ slug, nom })) };
  };

export const changerDeCompteHandler =
  (needs: Needs) =>
  async ({ session_hash, compte }: proto.ChangerDeCompteRequest): Promise<proto.ChangerDeCompteResponse> => {
    const found = await living(needs, session_hash);
    if (found === null) return lost();
    const session = await openOn(needs, compte, found.session.adresse);
    if (session === null) return lost();
    await close(needs, found.slug, session_hash, false);
    return { result: { $case: 'ouverte', value: { session, comptes: 1 } } };
  };

const close = ({ comptes }: Needs, slug: string, id: string, toutes: boolean) =>
  comptes.carryOut(slug, fermerSessions, { id, toutes, command_id: randomUUID(), confirmer: true });

export const fermerSessionsHandler =
  (needs: Needs) =>
  async ({ session_hash, toutes }: proto.FermerSessionsRequest): Promise<proto.FermerSessionsResponse> => {
    const found = await living(needs, session_hash);
    if (found !== null) await close(needs, found.slug, session_hash, toutes);
    return {};
  };
