import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireAccesRequest, LireAccesResponse } from '@agence/proto/accounts/v1/accounts';
import { unix } from '@agence/words/paris';
import { COMPTE_INCONNU } from '../compte.sentences.ts';
import type { Needs } from '../needs.ts';
import { vaut } from '../session/session.rule.ts';

/** What opens an account: its keys without their secrets, its valid sessions, and whether it has an ordering address. */
export const lireAcces =
  ({ comptes, lettres, machineNow }: Needs) =>
  async ({ compte }: LireAccesRequest): Promise<LireAccesResponse> => {
    const { state } = await comptes.read(compte);
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    const [uses, sessionUses] = await Promise.all([
      comptes.keyUses.last(state.cles.map(({ id }) => id)),
      comptes.sessionUses.last(state.sessions.map(({ id }) => id)),
    ]);
    const seconds = (at: Date | null | undefined) => (at == null ? undefined : unix(at));
    const cles = state.cles.map(({ id, door, end, granted, cut, expires }) => ({
      ...{ id, porte: door, fin: end, remise_ts: unix(granted), expire_le: expires },
      ...{ coupee_ts: seconds(cut), utilisee_ts: seconds(uses.get(id)) },
    }));
    const sessions_tenues = state.sessions
      .filter((session) => vaut(session, state, sessionUses.get(session.id), machineNow()))
      .toSorted((a, b) => b.ouverte.getTime() - a.ouverte.getTime())
      .map(({ id, adresse, ouverte }) => ({
        ...{ adresse, ouverte_ts: unix(ouverte), utilisee_ts: seconds(sessionUses.get(id)) },
      }));
    const value = {
      ...{ cles, sessions_tenues },
      assistants: state.assistants.filter(({ coupe }) => coupe === null).length,
      ...{ badge: state.badge !== null, sans_lettre: state.sans_lettre, lettre: lettres.sign(compte) },
      cle_demandee_ts: seconds(state.cle_demandee),
      adresses_demandees: state.demandes
        .filter(({ etat }) => etat === 'transmise')
        .map(({ demandee, ...demande }) => ({ ...demande, demande_ts: unix(demandee) })),
    };
    return { result: { $case: 'acces', value } };
  };
