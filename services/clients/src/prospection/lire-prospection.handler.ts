import type { LireProspectionRequest, LireProspectionResponse } from '@agence/proto/clients/v1/prospection';
import type { Needs } from '../needs.ts';
import { diagnosticListe } from './diagnostic-liste.ts';
import { leads, quotaDe } from './leads.ts';
import { periodeDe } from './periode.ts';

export const lireProspection =
  ({ portefeuilles, prospections, clock }: Needs) =>
  async ({ compte }: LireProspectionRequest): Promise<LireProspectionResponse> => {
    const [{ state: portefeuille }, { state }] = await Promise.all([
      portefeuilles.read(compte),
      prospections.read(compte),
    ]);
    const { mois, repart_le, depuis } = periodeDe(clock.now());
    return {
      leads: leads(state, quotaDe(portefeuille), mois, repart_le),
      // Stored oldest first, listed newest first.
      diagnostics: state.demandes
        .filter(({ demande_le }) => demande_le > depuis)
        .toReversed()
        .map(diagnosticListe),
    };
  };
