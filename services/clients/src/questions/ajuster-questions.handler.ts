import { refuse } from '@agence/gesture';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { refused } from '@agence/platform/process/refus';
import type { AjusterQuestionsRequest, AjusterQuestionsResponse } from '@agence/proto/clients/v1/clients';
import { unix } from '@agence/words/paris';
import { isServi, type Needs } from '../needs.ts';
import { identiteDe } from '../portefeuille/fiche.ts';
import { CLIENT_INCONNU } from '../portefeuille/portefeuille.sentences.ts';
import { ajusterQuestions } from './questions.rule.ts';

export const ajusterQuestionsHandler =
  (needs: Needs) =>
  async (request: AjusterQuestionsRequest): Promise<AjusterQuestionsResponse> => {
    const { ordre, id, retirer, remplacer, lancer } = request;
    const { compte = '', command_id = '' } = ordre ?? {};
    const [{ state }, servi] = await Promise.all([
      needs.portefeuilles.readWith(compte, { id }),
      lancer ? isServi(needs, compte) : true,
    ]);
    const client = state.clients.find((candidate) => candidate.id === id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const now = needs.clock.now();
    const outcome = await needs.dossiers.carryOut(id, ajusterQuestions, {
      ...{ command_id, confirmer: true, retirer, remplacer, lancer },
      client: identiteDe(client.fiche),
      actif: client.actif,
      servi,
      questions_par_client: state.limites.questions_par_client,
      mesure: opaqueId('m'),
      now,
      now_ts: unix(now),
    });
    if ('refusal' in outcome) return refused(outcome);
    const { questions, mesure_lancee, note } = outcome.proposal;
    const { entreprise } = client.fiche;
    const ajustement = { client: id, entreprise, questions: [...questions], mesure_lancee, note };
    return { result: { $case: 'ajustement', value: ajustement } };
  };
