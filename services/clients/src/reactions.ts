import { on, type Reaction } from '@agence/platform/bus/consumer';
import { isoDay } from '@agence/words/paris';
import { cloturerAnciens } from './cloturer/cloturer.ts';
import { completerClients } from './completer/completer.ts';
import { correction, ordered } from './corriger/correction.ts';
import { onLimitesFixees } from './fixer-limites/fixer-limites.rule.ts';
import type { Needs } from './needs.ts';
import { onClientCorrige, onClientPose, onClientRepris } from './on-client/on-client.rule.ts';
import { onMesureLancee } from './on-mesure-lancee/on-mesure-lancee.rule.ts';
import { remettreDocument } from './remettre-document/remettre-document.rule.ts';
import { libre } from './retirer/fermer.rule.ts';
import { retrait } from './retirer/retrait.ts';

export const reactions = (needs: Needs): readonly Reaction[] => {
  const { portefeuilles, dossiers, clock } = needs;
  return [
    on('limites_fixees', 'plafond', async ({ compte, ...rest }, { id }) => {
      const { clients, questions_par_client, ias_par_client, leads_par_mois, version } = rest;
      const limites = { clients, questions_par_client, ias_par_client, leads_par_mois, version };
      await portefeuilles.carryOut(compte, onLimitesFixees, { command_id: id, confirmer: true, limites });
      await completerClients(needs, compte);
    }),
    on('service_repris', 'reveil', ({ compte }) => dossiers.rests.wake(compte)),
    on('client_pose', 'dossier', async ({ compte, client, revision }, { id }) => {
      await dossiers.carryOut(client, onClientPose, { command_id: id, confirmer: true, compte, revision });
    }),
    on('client_repris', 'dossier', async ({ compte, client, revision, corrige }, { id }) => {
      const command = { command_id: id, confirmer: true, compte, revision, corrige, now: clock.now() };
      await dossiers.carryOut(client, onClientRepris, command);
      await completerClients(needs, compte, client);
    }),
    // Resumes a correction whose process died after the dossier prepared it.
    on('correction_engagee', 'verdict', async ({ compte, client: id, command_id }) => {
      const { correction: kept } = (await dossiers.read(id)).state ?? {};
      if (kept?.command_id !== command_id) return;
      await correction(needs).resume({ first: id, second: compte }, ordered(compte, id, kept));
    }),
    on('client_corrige', 'dossier', async ({ compte, client, revision }, { id }) => {
      await dossiers.carryOut(client, onClientCorrige, { command_id: id, confirmer: true, compte, revision });
    }),
    on('client_retire', 'cloture', ({ compte }, { id }) => cloturerAnciens(needs, compte, id)),
    on('audit_ecrit', 'livrable', async ({ client, document }, { id }) => {
      const written = { id: document, genre: 'audit', n: null };
      const command = { command_id: id, confirmer: true, document: written };
      await dossiers.carryOut(client, remettreDocument, command);
    }),
    on('mesure_lancee', 'place', async ({ compte, client, lancee_ts }, { id }) => {
      const place_libre_le = libre(new Date(lancee_ts * 1000));
      const command = { command_id: id, confirmer: true, client, place_libre_le };
      await portefeuilles.carryOut(compte, onMesureLancee, command);
    }),
    // Resumes a removal whose process died after the dossier was closed; the same command id gives the same answer.
    on(
      'dossier_ferme',
      'retrait',
      async ({ compte, client: id, revision, command_id, place_libre_le = null }) => {
        const today = isoDay(clock.now());
        const asked = { command_id, compte, id, revision, today, place_libre_le, clos: [] };
        await retrait(needs).resume({ first: id, second: compte }, asked);
      },
    ),
  ];
};
