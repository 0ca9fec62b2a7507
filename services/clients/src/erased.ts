import type { Received } from '@agence/platform/bus/consumer';
import type { Needs } from './needs.ts';
import {
  effacerDossier,
  effacerPortefeuille,
  effacerProspection,
} from './on-compte-efface/on-compte-efface.rule.ts';

/** Erases an account's clients and prospects. Portfolio first: reconciliation would repair dossiers from it. */
export const onCompteEfface =
  ({ portefeuilles, clos, prospections, dossiers }: Needs) =>
  async (compte: string, { id }: Received): Promise<void> => {
    const command = { command_id: id, confirmer: true };
    await portefeuilles.carryOut(compte, effacerPortefeuille, command);
    await clos.forget(compte);
    await prospections.carryOut(compte, effacerProspection, command);
    for (const client of (await dossiers.ofAccount(compte)).keys())
      await dossiers.carryOut(client, effacerDossier, command);
  };
