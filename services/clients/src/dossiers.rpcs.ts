import { refuse } from '@agence/gesture';
import { asMessage, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { DossiersServer } from '@agence/proto/clients/v1/dossiers';
import type { PagesServer } from '@agence/proto/clients/v1/pages';
import { unix } from '@agence/words/paris';
import { completerClients } from './completer/completer.ts';
import { aJour } from './dossier/a-jour.ts';
import type { DossierState, Issue } from './dossier/dossier.ts';
import { derniersEtats, enVigueur } from './dossier/en-vigueur.ts';
import { etatMontre } from './dossier/etat.ts';
import { figerPage } from './figer-page/figer-page.rule.ts';
import { isServi, type Needs } from './needs.ts';
import { CLIENT_INCONNU } from './portefeuille/fiche.ts';
import { remettreDocument } from './remettre-document/remettre-document.rule.ts';
import { remettreEtats } from './remettre-etats/remettre-etats.rule.ts';
import { remettreComplement, remettreQuestions } from './remettre-questions/remettre-questions.rule.ts';

const issueOf = (text: string): Issue => (text === 'faite' || text === 'en échec' ? text : 'en cours');

/** The reads and results of measurement. */
export const dossiers = (needs: Needs): Handlers<DossiersServer> => ({
  // The dossier is read first: the portfolio then has every correction that it reflects.
  lireDossier: async ({ compte, client: id }) => {
    const read = await needs.dossiers.read(id);
    const { state, client } = await needs.portefeuilles.readClient(compte, id);
    const dossier = client === undefined ? null : aJour(read.state, client, state.limites);
    if (client === undefined || dossier === null) return refused(refuse('not_found', CLIENT_INCONNU));
    const value = {
      compte,
      client: id,
      revision: dossier.revision,
      fiche: asMessage(client.fiche),
      actif: client.actif && !dossier.ferme,
      questions: [...dossier.questions],
      questions_voulues: state.limites.questions_par_client,
      ias_par_client: await needs.models.parClient(state.limites.ias_par_client),
      etats: derniersEtats(dossier).map((etat) => etatMontre(etat)),
      corrige: dossier.corrige ?? 0,
      au_repos: [...(dossier.au_repos ?? [])],
      complement: dossier.complement,
    };
    return { result: { $case: 'dossier', value } };
  },
  remettreQuestions: async ({ compte, client, revision, command_id, questions: textes, complement }) => {
    if (complement !== undefined) {
      const added = { command_id, confirmer: true, revision, complement, textes };
      const kept = await needs.dossiers.carryOut(client, remettreComplement, added);
      return 'proposal' in kept ? kept.proposal : { retenues: false };
    }
    const { state } = await needs.dossiers.read(client);
    const servi = state?.aussitot === true && (await isServi(needs, compte));
    const now = needs.clock.now();
    const outcome = await needs.dossiers.carryOut(client, remettreQuestions, {
      command_id,
      confirmer: true,
      revision,
      textes,
      servi,
      mesure: opaqueId('m'),
      now,
      now_ts: unix(now),
    });
    // The plan may have grown while they were prepared.
    await completerClients(needs, compte, client);
    return 'proposal' in outcome ? outcome.proposal : { retenues: false };
  },
  remettreEtats: async ({ client, mesuree_ts, issue, etats, documents, detail = null, ...request }) => {
    const outcome = await needs.dossiers.carryOut(client, remettreEtats, {
      ...request,
      confirmer: true,
      mesuree_le: new Date(mesuree_ts * 1000),
      issue: issueOf(issue),
      detail,
      etats: etats.map(({ page: _, ...etat }) => etat),
      documents: documents.map(({ id, genre, n = null }) => ({ id, genre, n })),
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

export const pages = (needs: Needs): Handlers<PagesServer> => ({
  figerPage: async ({ compte, client, revision, mesure }) => {
    const { questions_par_client } = (await needs.portefeuilles.read(compte)).state.limites;
    const rule = (dossier: DossierState) =>
      figerPage(dossier && enVigueur(dossier, questions_par_client), { revision, mesure });
    const command = { command_id: `figer:${client}:${revision}:${mesure}`, confirmer: true };
    const outcome = await needs.dossiers.carryOut(client, rule, command);
    return { page: ('proposal' in outcome ? outcome.proposal.page : null) ?? undefined };
  },
});
