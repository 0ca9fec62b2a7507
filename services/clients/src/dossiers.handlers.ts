import type { Handlers } from '@agence/platform/grpc-server';
import type { DossiersServer } from '@agence/proto/clients/v1/dossiers';
import type { Issue } from './dossier/dossier.ts';
import { lireDossier } from './dossier/lire-dossier.handler.ts';
import type { Needs } from './needs.ts';
import { remettreDocument } from './remettre-document/remettre-document.rule.ts';
import { remettreEtats } from './remettre-etats/remettre-etats.rule.ts';
import { remettreQuestionsHandler } from './remettre-questions/remettre-questions.handler.ts';

const issueOf = (text: string): Issue => (text === 'faite' || text === 'en échec' ? text : 'en cours');

/** What measurement reads of a client and hands in. */
export const dossiersHandlers = (needs: Needs): Handlers<DossiersServer> => ({
  lireDossier: lireDossier(needs),
  remettreQuestions: remettreQuestionsHandler(needs),
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
    const outcome = await needs.dossiers.carryOut(client, remettreEtats, {
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
  remettreDocument: async ({ client, command_id, document }) => {
    if (document === undefined) throw new Error('a document is needed');
    const written = { ...document, n: document.n ?? null };
    const command = { command_id, confirmer: true, document: written };
    await needs.dossiers.carryOut(client, remettreDocument, command);
    return {};
  },
});
