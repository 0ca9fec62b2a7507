import { refuse } from '@agence/gesture';
import { asMessage, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { SuiviServer } from '@agence/proto/clients/v1/suivi';
import { refusDAudit } from './admettre-audit/refus.ts';
import { changerReperes } from './changer-reperes/changer-reperes.rule.ts';
import { choisirPage } from './choisir-page/choisir-page.rule.ts';
import { avecClos, closDe } from './cloturer/avec-clos.ts';
import { correction, preparer } from './corriger/correction.ts';
import { aJour } from './dossier/a-jour.ts';
import type { DossierState } from './dossier/dossier.ts';
import type { Needs } from './needs.ts';
import { noterRemise } from './noter-remise/noter-remise.rule.ts';
import { CLIENT_INCONNU } from './portefeuille/fiche.ts';

export const suivi = (needs: Needs): Handlers<SuiviServer> => ({
  corriger: async ({ ordre, id, champs = {} }) => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const at = { first: id, second: compte, command_id, confirmer };
    const outcome = await correction(needs).carryOut(at, () =>
      preparer(needs, { compte, id, command_id }, champs),
    );
    if ('refusal' in outcome) return refused(outcome);
    const { avant, apres, ...rest } = outcome.proposal;
    const value = { ...rest, avant: asMessage(avant), apres: asMessage(apres) };
    return { result: { $case: 'correction', value } };
  },
  changerReperes: async ({ ordre, id, concurrents, contexte }) => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const { client } = await needs.portefeuilles.readClient(compte, id);
    const clos = closDe(client === undefined || client.actif ? [] : [client]);
    const asked = { command_id, confirmer, id, clos, concurrents: concurrents?.noms, contexte };
    const outcome = await needs.portefeuilles.carryOut(compte, avecClos(changerReperes), asked);
    if ('refusal' in outcome) return refused(outcome);
    const { avant, apres, ...rest } = outcome.proposal;
    const value = { client: id, ...rest, avant: asMessage(avant), apres: asMessage(apres) };
    return { result: { $case: 'changes', value } };
  },
  choisirPage: async ({ ordre, id, numero }) => {
    const { compte = '', command_id = '' } = ordre ?? {};
    const { state, client } = await needs.portefeuilles.readClient(compte, id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const { actif, revision, fiche } = client;
    const asked = { actif, revision, numero };
    const rule = (dossier: DossierState) => choisirPage(aJour(dossier, client, state.limites), asked);
    const outcome = await needs.dossiers.carryOut(id, rule, { command_id, confirmer: true });
    if ('refusal' in outcome) return refused(outcome);
    const value = { client: id, entreprise: fiche.entreprise, ...outcome.proposal };
    return { result: { $case: 'choix', value } };
  },
  admettreAudit: async ({ compte, id }) => {
    const { client } = await needs.portefeuilles.readClient(compte, id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const refusal = refusDAudit(client, (await needs.dossiers.read(id)).state);
    if (refusal !== undefined) return refused(refusal);
    return { result: { $case: 'admis', value: { client: id, entreprise: client.fiche.entreprise } } };
  },
  noterRemise: async ({ ordre, id, document }) => {
    const { compte = '', command_id = '' } = ordre ?? {};
    const { client } = await needs.portefeuilles.readClient(compte, id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const command = { command_id, confirmer: true, document };
    const outcome = await needs.dossiers.carryOut(id, noterRemise, command);
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'notee', value: { entreprise: client.fiche.entreprise } } };
  },
});
