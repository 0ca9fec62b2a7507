import { fr, propose, refuse } from '@agence/gesture';
import { CLIENT_INCONNU, type Identite, identiteDe } from '../portefeuille/fiche.ts';
import type { PortefeuilleRule } from '../portefeuille/portefeuille.ts';
import { compterUne } from '../poser/preparations.ts';
import { type Corriger, empechement } from './empechement.ts';

export type Corrigee = {
  readonly client: string;
  readonly entreprise: string;
  readonly avant: Identite;
  readonly apres: Identite;
  readonly note: string;
  readonly appels_prevus: number;
};

const APRES_MESURE = fr`De nouvelles questions, mesurées aussitôt, remplacent les actuelles, même celles que vous avez changées, et la page choisie est oubliée ; le nouveau rapport remplace l'ancien, qui reste lisible. Un client ne se corrige qu'une fois.`;
const AVANT_MESURE = fr`De nouvelles questions remplacent les actuelles, même celles que vous avez changées ; sans action de votre part, la mesure démarrera d'elle-même 24 h après leur préparation. Un client ne se corrige qu'une fois.`;

/** Changes a client's description, only once. Its questions and its first report, if any, are made again. */
export const corriger: PortefeuilleRule<Corriger, Corrigee> = (state, command) => {
  const { id, apres, site, mesuree, appels_prevus, mois } = command;
  const client = state.clients.find((candidate) => candidate.id === id);
  if (client === undefined) return refuse('not_found', CLIENT_INCONNU);
  const why = empechement(state, client, command);
  if (why !== undefined || 'pourquoi' in site) return refuse('conflict', why ?? '');
  const avant = identiteDe(client.fiche);
  const note = mesuree ? APRES_MESURE : AVANT_MESURE;
  const revision = client.revision + 1;
  return propose({ client: id, entreprise: avant.entreprise, avant, apres, note, appels_prevus }, [
    { type: 'client_corrige', id, revision, apres, site: site.site },
    { type: 'preparations_comptees', preparations: compterUne(state, mois) },
  ]);
};
