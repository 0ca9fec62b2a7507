import { fr, refuse } from '@agence/gesture';
import { carriesOut, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import { actingAs } from '@agence/platform/process/actor';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { isoDay, unix } from '@agence/words/paris';
import { type DemanderAdresse, demanderAdresse } from './adresses/adresses.rule.ts';
import { changerBadge } from './badge/badge.rule.ts';
import { type Cle, COMPTE_INCONNU, DEMANDE_INCONNUE } from './compte.ts';
import { direCoupuresAussitot } from './coupures/dire-coupures.ts';
import { demanderCle } from './demander-cle/demander-cle.rule.ts';
import { reglerLettre } from './lettre/lettre.rule.ts';
import { changerMarque } from './marque/marque.rule.ts';
import type { Needs } from './needs.ts';
import { present, seconds, shown } from './present.ts';
import { retirerDemande } from './retirer-demande/retirer-demande.rule.ts';
import { revoquer } from './revoquer/revoquer.rule.ts';
import { drawBadge } from './secret.ts';
import { vaut } from './session/session.rule.ts';

const LIEN = fr`lien d'une lettre`;

/** Whether a key opens the API at a moment. */
const opens = ({ cut, door, expires }: Cle, now: Date): boolean =>
  cut === null && door === 'agence' && (expires === undefined || isoDay(now) <= expires);

export const accounts = (needs: Needs): Handlers<AccountsServer> => ({
  // Not cached. Unknown, cut, expired and other-door keys get one answer, after the same work.
  authenticate: async ({ key_hash }) => {
    const { comptes, recoupees, clock } = needs;
    const found = await comptes.byKeyHash(key_hash);
    const cle = found?.compte.cles.find(({ hash }) => hash === key_hash);
    const now = clock.now();
    if (found === null || cle === undefined || !opens(cle, now) || recoupees.has(key_hash))
      return { result: { $case: 'refused', value: {} } };
    comptes.keyUses.note(cle.id);
    return { result: { $case: 'compte', value: present(found.slug, found.compte, now) } };
  },
  lireCompte: ({ compte }) => shown(needs, compte),
  lireParBadge: async ({ badge }) => {
    const account = await needs.comptes.byBadge(badge);
    const compte = account === null ? undefined : present(account.slug, account.compte, needs.clock.now());
    return { compte };
  },
  changerMarque: carriesOut(needs.comptes, changerMarque, 'changement', (request) => request),
  changerBadge: carriesOut(needs.comptes, changerBadge, 'nouveau', () => ({
    badge: drawBadge(needs.mailDomain),
  })),
  demanderAdresse: carriesOut(
    needs.comptes,
    demanderAdresse,
    'transmise',
    ({ action, adresse }): DemanderAdresse => ({
      id: opaqueId('a'),
      action: action === 'retirer' ? 'retirer' : 'ajouter',
      adresse,
      now: needs.clock.now(),
    }),
  ),
  lireDemande: async ({ compte, demande: id }) => {
    const { state } = await needs.comptes.read(compte);
    const found = state?.demandes.find((candidate) => candidate.id === id);
    if (found === undefined) return refused(refuse('not_found', DEMANDE_INCONNUE));
    const { demandee, ...demande } = found;
    return { result: { $case: 'demande', value: { ...demande, demande_ts: unix(demandee) } } };
  },
  revoquerCles: async (request) => {
    const carryOut = carriesOut(needs.comptes, revoquer, 'revocation', () => ({ now: needs.clock.now() }));
    const reply = await carryOut(request);
    const { compte = '', confirmer = false } = request.ordre ?? {};
    if (confirmer && reply.result.$case === 'revocation') await direCoupuresAussitot(needs, compte);
    return reply;
  },
  demanderCle: carriesOut(needs.comptes, demanderCle, 'demande', () => ({ now: needs.clock.now() })),
  retirerDemande: carriesOut(needs.comptes, retirerDemande, 'retiree', (request) => request),
  // The order of somebody who is signed in, or who has the signed link of a letter.
  reglerLettre: async (request) => {
    const carryOut = carriesOut(needs.comptes, reglerLettre, 'reglee', () => request);
    const { ordre, jeton } = request;
    if (jeton === '' || ordre === undefined) return carryOut(request);
    // No account has this name: a wrong token is refused as an unknown account.
    const compte = needs.lettres.read(jeton) ?? '?';
    const actor = { compte, porte: 'commande', qui: LIEN };
    return actingAs(actor, () => carryOut({ ordre: { ...ordre, compte } }));
  },
  lireAcces: async ({ compte }) => {
    const { comptes, lettres, machineNow } = needs;
    const { state } = await comptes.read(compte);
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    const [uses, sessionUses] = await Promise.all([
      comptes.keyUses.last(state.cles.map(({ id }) => id)),
      comptes.sessionUses.last(state.sessions.map(({ id }) => id)),
    ]);
    const cles = state.cles.map(({ id, door, end, granted, cut, expires }) => ({
      id,
      porte: door,
      fin: end,
      remise_ts: unix(granted),
      expire_le: expires,
      coupee_ts: seconds(cut),
      utilisee_ts: seconds(uses.get(id)),
    }));
    const sessions_tenues = state.sessions
      .filter((session) => vaut(session, state, sessionUses.get(session.id), machineNow()))
      .toSorted((a, b) => b.ouverte.getTime() - a.ouverte.getTime())
      .map(({ id, adresse, ouverte }) => ({
        adresse,
        ouverte_ts: unix(ouverte),
        utilisee_ts: seconds(sessionUses.get(id)),
      }));
    const value = {
      cles,
      sessions_tenues,
      assistants: state.assistants.filter(({ coupe }) => coupe === null).length,
      badge: state.badge !== null,
      sans_lettre: state.sans_lettre,
      lettre: lettres.sign(compte),
      cle_demandee_ts: seconds(state.cle_demandee),
      adresses_demandees: state.demandes
        .filter(({ etat }) => etat === 'transmise')
        .map(({ demandee, ...demande }) => ({ ...demande, demande_ts: unix(demandee) })),
    };
    return { result: { $case: 'acces', value } };
  },
});
