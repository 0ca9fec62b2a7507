import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireDossierRequest, LireDossierResponse } from '@agence/proto/clients/v1/dossiers';
import { aJour } from '../dossier/a-jour.ts';
import { derniersEtats } from '../dossier/en-vigueur.ts';
import { etatMontre } from '../dossier/etat.ts';
import type { Needs } from '../needs.ts';
import { ficheMontree } from '../portefeuille/fiche.ts';
import { CLIENT_INCONNU } from '../portefeuille/portefeuille.sentences.ts';

/** What measurement works from. The dossier is read first: the portfolio then has every correction that it reflects. */
export const lireDossier =
  ({ portefeuilles, dossiers, models }: Needs) =>
  async ({ compte, client: id }: LireDossierRequest): Promise<LireDossierResponse> => {
    const read = await dossiers.read(id);
    const { state } = await portefeuilles.readWith(compte, { id });
    const client = state.clients.find((candidate) => candidate.id === id);
    const dossier = client === undefined ? null : aJour(read.state, client, state.limites);
    if (client === undefined || dossier === null) return refused(refuse('not_found', CLIENT_INCONNU));
    const value = {
      compte,
      client: id,
      revision: dossier.revision,
      fiche: ficheMontree(client.fiche),
      actif: client.actif && !dossier.ferme,
      questions: [...dossier.questions],
      questions_voulues: state.limites.questions_par_client,
      ias_par_client: await models.parClient(state.limites.ias_par_client),
      etats: derniersEtats(dossier).map((etat) => etatMontre(etat, undefined)),
      corrige: dossier.corrige ?? 0,
      au_repos: [...(dossier.au_repos ?? [])],
      complement: dossier.complement,
    };
    return { result: { $case: 'dossier', value } };
  };
