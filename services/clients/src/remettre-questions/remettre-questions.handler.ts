import { opaqueId } from '@agence/platform/process/opaque-id';
import type { RemettreQuestionsRequest, RemettreQuestionsResponse } from '@agence/proto/clients/v1/dossiers';
import { unix } from '@agence/words/paris';
import { completerClients } from '../completer/completer.ts';
import { isServi, type Needs } from '../needs.ts';
import { remettreComplement } from './remettre-complement.rule.ts';
import { remettreQuestions } from './remettre-questions.rule.ts';

export const remettreQuestionsHandler =
  (needs: Needs) =>
  async (request: RemettreQuestionsRequest): Promise<RemettreQuestionsResponse> => {
    const { compte, client, revision, command_id, questions: textes, complement } = request;
    if (complement !== undefined) {
      const added = { command_id, confirmer: true, revision, complement, textes };
      const kept = await needs.dossiers.carryOut(client, remettreComplement, added);
      return 'proposal' in kept ? kept.proposal : { retenues: false };
    }
    const { state } = await needs.dossiers.read(client);
    const servi = state?.aussitot === true && (await isServi(needs, compte));
    const now = needs.clock.now();
    const outcome = await needs.dossiers.carryOut(client, remettreQuestions, {
      ...{ command_id, confirmer: true, revision, textes, servi },
      ...{ mesure: opaqueId('m'), now, now_ts: unix(now) },
    });
    // The plan may have grown while they were prepared.
    await completerClients(needs, compte, client);
    return 'proposal' in outcome ? outcome.proposal : { retenues: false };
  };
