import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireQuestionsRequest, LireQuestionsResponse } from '@agence/proto/clients/v1/clients';
import { aJour } from '../dossier/a-jour.ts';
import { etatMontre } from '../dossier/etat.ts';
import { mesure } from '../dossier/mesure.ts';
import { pageDe, prochainePage } from '../dossier/prochaine-page.ts';
import type { Needs } from '../needs.ts';
import { CLIENT_INCONNU } from '../portefeuille/portefeuille.sentences.ts';

export const lireQuestions =
  ({ portefeuilles, dossiers }: Needs) =>
  async ({ compte, id }: LireQuestionsRequest): Promise<LireQuestionsResponse> => {
    const { state } = await portefeuilles.readWith(compte, { id });
    const client = state.clients.find((candidate) => candidate.id === id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const dossier = aJour((await dossiers.read(id)).state, client, state.limites);
    const { mesure: etat, mesure_detail } = mesure(dossier, client);
    const etats = (dossier?.etats ?? []).map((measured) =>
      etatMontre(measured, dossier === null ? undefined : pageDe(dossier, measured.n)),
    );
    const value = {
      client: id,
      entreprise: client.fiche.entreprise,
      questions: [...(dossier?.questions ?? [])],
      au_repos: [...(dossier?.au_repos ?? [])],
      etats,
      mesure: etat,
      mesure_detail: mesure_detail ?? undefined,
      prochaine_page: (dossier === null ? null : prochainePage(dossier)) ?? undefined,
    };
    return { result: { $case: 'questions', value } };
  };
