import { on, type Reaction } from '@agence/platform/consumer';
import { isoDay } from '@agence/platform/paris';
import type { Needs } from './needs.ts';
import { onClientPose } from './on-client-pose/on-client-pose.rule.ts';
import { onClientRepris } from './on-client-repris/on-client-repris.rule.ts';
import { onLimitesFixees } from './on-limites-fixees/on-limites-fixees.rule.ts';
import { onMesureLancee } from './on-mesure-lancee/on-mesure-lancee.rule.ts';
import { libre } from './retirer/libre.ts';
import { retirer } from './retirer/retirer.rule.ts';

/** What this service does when something happened elsewhere, or in another of its documents. */
export const reactions = ({ portefeuilles, dossiers, clock }: Needs): readonly Reaction[] => [
  on('limites_fixees', 'plafond', async ({ compte, ...rest }, { id }) => {
    const { clients, questions_par_client, ias_par_client, leads_par_mois, version } = rest;
    const limites = { clients, questions_par_client, ias_par_client, leads_par_mois, version };
    await portefeuilles.carryOut(compte, onLimitesFixees, { command_id: id, confirmer: true, limites });
  }),
  on('client_pose', 'dossier', async ({ compte, client, revision }, { id }) => {
    await dossiers.carryOut(client, onClientPose, { command_id: id, confirmer: true, compte, revision });
  }),
  on('client_repris', 'dossier', async ({ compte, client, revision }, { id }) => {
    const command = { command_id: id, confirmer: true, compte, revision, now: clock.now() };
    await dossiers.carryOut(client, onClientRepris, command);
  }),
  on('mesure_lancee', 'place', async ({ compte, client, lancee_ts }, { id }) => {
    const place_libre_le = libre(new Date(lancee_ts * 1000));
    await portefeuilles.carryOut(compte, onMesureLancee, {
      command_id: id,
      confirmer: true,
      client,
      place_libre_le,
    });
  }),
  // Completes a removal whose process died after the dossier was closed, as the same command: both answer the same.
  on(
    'dossier_ferme',
    'retrait',
    async ({ compte, client: id, revision, command_id, place_libre_le = null }) => {
      const command = {
        command_id,
        confirmer: true,
        id,
        revision,
        today: isoDay(clock.now()),
        place_libre_le,
      };
      await portefeuilles.carryOut(compte, retirer, command);
    },
  ),
];
