import { refuse } from '@agence/gesture';
import type { Handlers } from '@agence/platform/grpc-server';
import { refused } from '@agence/platform/refus';
import type { DossiersServer } from '@agence/proto/clients/v1/dossiers';
import type { Issue } from './dossier/dossier.ts';
import type { Needs } from './needs.ts';
import { remettreEtats } from './remettre-etats/remettre-etats.rule.ts';
import { remettreQuestions } from './remettre-questions/remettre-questions.rule.ts';
import { CLIENT_INCONNU } from './retirer/retirer.rule.ts';

const issueOf = (text: string): Issue => (text === 'faite' || text === 'en échec' ? text : 'en cours');

/** What measurement reads of a client and hands in. */
export const dossiersHandlers = ({
  portefeuilles,
  dossiers,
  clock,
  models,
}: Needs): Handlers<DossiersServer> => ({
  lireDossier: async ({ compte, client: id }) => {
    const [{ state }, { state: dossier }] = await Promise.all([
      portefeuilles.read(compte),
      dossiers.read(id),
    ]);
    const client = state.clients.find((one) => one.id === id);
    if (client === undefined || dossier === null) return refused(refuse('not_found', CLIENT_INCONNU));
    const { ville, metier, contexte, concurrents, ...names } = client.fiche;
    const value = {
      compte,
      client: id,
      revision: dossier.revision,
      fiche: {
        ...names,
        ville: ville ?? undefined,
        metier: metier ?? undefined,
        contexte: contexte ?? undefined,
        concurrents: [...concurrents],
      },
      actif: client.actif && !dossier.ferme,
      questions: [...dossier.questions],
      questions_voulues: state.limites.questions_par_client,
      ias_par_client: models.parClient(state.limites.ias_par_client),
      etats: dossier.etats.map((etat) => ({ ...etat, intervalle: [...etat.intervalle], page: undefined })),
    };
    return { result: { $case: 'dossier', value } };
  },
  remettreQuestions: async ({ client, revision, command_id, questions: textes }) => {
    const command = { command_id, confirmer: true, revision, textes, now: clock.now() };
    const outcome = await dossiers.carryOut(client, remettreQuestions, command);
    return 'proposal' in outcome ? outcome.proposal : { retenues: false };
  },
  remettreEtats: async ({
    client,
    revision,
    command_id,
    mesure,
    mesuree_ts,
    issue,
    etats,
    documents,
    detail,
  }) => {
    const outcome = await dossiers.carryOut(client, remettreEtats, {
      command_id,
      confirmer: true,
      revision,
      mesure,
      mesuree_le: new Date(mesuree_ts * 1000),
      issue: issueOf(issue),
      detail: detail ?? null,
      etats: etats.map(({ page: _, ...etat }) => etat),
      documents: documents.map(({ id, genre, n }) => ({ id, genre, n: n ?? null })),
    });
    return 'proposal' in outcome ? outcome.proposal : { retenus: false };
  },
});
