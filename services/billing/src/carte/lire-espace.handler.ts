import type { LireEspaceRequest, LireEspaceResponse } from '@agence/proto/billing/v1/billing';
import type { Needs } from '../needs.ts';
import { espaceDePaiement } from './espace.ts';

/** A fresh link to the portal of an account that pays by card. */
export const lireEspace =
  ({ facturations, carte }: Needs) =>
  async ({ compte }: LireEspaceRequest): Promise<LireEspaceResponse> => {
    const { state } = await facturations.read(compte);
    return { espace_de_paiement: await espaceDePaiement(carte, state) };
  };
