import { createHash } from 'node:crypto';
import { fr, type Outcome, refuse } from '@agence/gesture';
import { newCommand, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { SessionsServer } from '@agence/proto/accounts/v1/sessions';
import { unix } from '@agence/words/paris';
import { COMPTE_INCONNU } from './compte.ts';
import { noterConnexion } from './connexion/connexion.rule.ts';
import { draw } from './lien/draw.ts';
import { LIEN_PERDU, lienVaut, tirerJeton, utiliserLien } from './lien/lien.rule.ts';
import type { Needs } from './needs.ts';
import { present } from './present.ts';
import { drawSecret, hashOf } from './secret.ts';
import { fermerSessions, ouvrirSession, vaut } from './session/session.rule.ts';

const SESSION_FINIE = fr`Votre session est terminée.`;
const CONNEXION_OUBLIEE = fr`Cette connexion n'est plus gardée.`;

const sessionLost = () => refused(refuse('not_found', SESSION_FINIE));
const linkLost = (kind: 'not_found' | 'conflict') => refused(refuse(kind, LIEN_PERDU));

/** From where somebody signs in, as the console sees it; absent from a console of an earlier release. */
type Depuis = { readonly appelant?: string | undefined; readonly navigateur?: string | undefined };

/** The session of a hash, if it is still valid. */
async function living({ comptes, machineNow }: Needs, hash: string) {
  const [found, uses] = await Promise.all([comptes.bySession(hash), comptes.sessionUses.last([hash])]);
  const session = found?.compte.sessions.find(({ id }) => id === hash);
  if (found === null || session === undefined) return null;
  return vaut(session, found.compte, uses.get(hash), machineNow()) ? { ...found, session } : null;
}

/** Opens a session on an account; only this result carries its secret. */
async function openOn(
  { comptes, connexions, machineNow }: Needs,
  slug: string,
  wanted: string,
  { appelant, navigateur = '' }: Depuis,
): Promise<Outcome<{ readonly secret: string }>> {
  if (slug === '') return refuse('not_found', COMPTE_INCONNU);
  const { secret, hash: id } = drawSecret();
  const session = { id, adresse: wanted, ouverte: machineNow() };
  const opened = await comptes.carryOut(slug, ouvrirSession, { session, ...newCommand() });
  if ('refusal' in opened) return opened;
  if (appelant !== undefined) {
    // Before the session's secret is returned, so that no sign-in goes unrecorded.
    const { adresse } = opened.proposal;
    const key = createHash('sha256').update([slug, appelant, navigateur].join('\n')).digest('base64url');
    const place = { id: opaqueId('cx'), compte: slug, adresse, appelant, navigateur, vue: machineNow() };
    await connexions.carryOut(key, noterConnexion, { connexion: place, ...newCommand() });
  }
  return { proposal: { secret } };
}

export const sessions = (needs: Needs): Handlers<SessionsServer> => ({
  // The same write for every address, so that its duration does not reveal authorised addresses.
  demanderLien: async ({ adresse, appelant = '' }) => {
    await draw(needs, { adresse, appelant });
    return {};
  },
  // The account of a link, if one has its address, with a token that only this reply carries, unless `sans_jeton`.
  lireLien: async ({ lien: id, sans_jeton = false }) => {
    const { liens, comptes, machineNow } = needs;
    const now = machineNow();
    const found = await liens.byId(id);
    if (found === null || !lienVaut(found.state, now)) return linkLost('not_found');
    const { adresse } = found.state;
    const [first] = await comptes.byAdresse(adresse);
    if (first === undefined) return linkLost('not_found');
    const { secret, hash } = drawSecret();
    const command = { id, hash, now, ...newCommand(), confirmer: !sans_jeton };
    const outcome = await liens.carryOut(found.key, tirerJeton, command);
    if ('refusal' in outcome) return refused(outcome);
    const value = { adresse, jeton: sans_jeton ? '' : secret, slug: first.slug, nom: first.compte.nom };
    return { result: { $case: 'lien', value } };
  },
  lireConnexion: async ({ connexion: id }) => {
    const found = await needs.connexions.byId(id);
    if (found === null) return refused(refuse('not_found', CONNEXION_OUBLIEE));
    return { result: { $case: 'connexion', value: { ...found, vue_ts: unix(found.vue) } } };
  },
  ouvrirSession: async ({ jeton, ...depuis }) => {
    const { liens, comptes, machineNow } = needs;
    const hash = hashOf(jeton);
    const found = await liens.byJeton(hash);
    if (found === null) return linkLost('conflict');
    // The link is used up first, so that it opens one session at most; after a failure, the person requests another.
    const command = { hash, now: machineNow(), ...newCommand() };
    const used = await liens.carryOut(found.key, utiliserLien, command);
    if ('refusal' in used) return refused(used);
    const known = await comptes.byAdresse(used.proposal.adresse);
    const [first] = known;
    if (first === undefined) return linkLost('conflict');
    const opened = await openOn(needs, first.slug, used.proposal.adresse, depuis);
    if ('refusal' in opened) return linkLost('conflict');
    const value = { session: opened.proposal.secret, comptes: known.length };
    return { result: { $case: 'ouverte', value } };
  },
  lireSession: async ({ session_hash }) => {
    const found = await living(needs, session_hash);
    if (found === null) return sessionLost();
    needs.comptes.sessionUses.note(session_hash);
    const compte = present(found.slug, found.compte, needs.clock.now());
    return { result: { $case: 'session', value: { compte, adresse: found.session.adresse } } };
  },
  listerComptes: async ({ adresse }) => {
    const known = await needs.comptes.byAdresse(adresse);
    return { comptes: known.map(({ slug, compte: { nom } }) => ({ slug, nom })) };
  },
  changerDeCompte: async ({ session_hash: id, compte, ...depuis }) => {
    const found = await living(needs, id);
    if (found === null) return sessionLost();
    const opened = await openOn(needs, compte, found.session.adresse, depuis);
    if ('refusal' in opened) return refused(opened);
    await needs.comptes.carryOut(found.slug, fermerSessions, { id, toutes: false, ...newCommand() });
    return { result: { $case: 'ouverte', value: { session: opened.proposal.secret, comptes: 1 } } };
  },
  fermerSessions: async ({ session_hash: id, toutes }) => {
    const found = await living(needs, id);
    if (found !== null)
      await needs.comptes.carryOut(found.slug, fermerSessions, { id, toutes, ...newCommand() });
    return {};
  },
});
