import { appelsParClient } from '../models.ts';
import { isServi, type Needs } from '../needs.ts';
import { normaliserSite } from '../portefeuille/site.ts';
import { apresDe, type Champs } from './apres.ts';
import type { Corriger } from './empechement.ts';
import { enCours } from './engager.rule.ts';

const NOBODY = { entreprise: '', site_web: '', ville: null, metier: null };

/** All that a correction is decided on, as it stands now. Of a client that is not there, only the id counts. */
export const preparer = async (needs: Needs, compte: string, id: string, champs: Champs) => {
  const { portefeuilles, dossiers, models, allowed } = needs;
  // The dossier first: a measurement that it runs for another correction is then never seen without that correction.
  const known = await dossiers.read(id);
  const { state } = await portefeuilles.read(compte);
  const client = state.clients.find((one) => one.id === id);
  const dossier = client === undefined ? null : known.state;
  const mesuree = dossier !== null && dossier.mesuree !== null;
  // Only a measured client needs an account that is served.
  const servi = !mesuree || (await isServi(needs, compte));
  const lu = champs.site_web === undefined ? null : normaliserSite(champs.site_web, allowed);
  const { questions_par_client, ias_par_client } = state.limites;
  const nobody = { apres: NOBODY, site: { site: '' } };
  const command: Corriger = {
    id,
    revision: client?.revision ?? 0,
    ...(client === undefined ? nobody : apresDe(client, champs, lu)),
    en_cours: enCours(dossier),
    mesuree,
    servi,
    appels_prevus: appelsParClient(questions_par_client, await models.parClient(ias_par_client)),
  };
  return { state, command };
};
