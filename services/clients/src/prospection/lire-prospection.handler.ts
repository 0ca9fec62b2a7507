import { daysLater, firstOfNextMonth, readableMonth, unix } from '@agence/platform/paris';
import type {
  Diagnostic,
  LireProspectionRequest,
  LireProspectionResponse,
} from '@agence/proto/clients/v1/prospection';
import type { Needs } from '../needs.ts';
import { leads } from './leads.rule.ts';
import type { Demande } from './prospection.ts';

/** Days that the list goes back (specification, limits). */
const JOURS = 30;

const montrer = ({ prospect, site, demande_le, etat, document }: Demande): Diagnostic => ({
  entreprise: prospect.entreprise,
  site,
  ville: prospect.ville ?? undefined,
  metier: prospect.metier ?? undefined,
  demande_ts: unix(demande_le),
  etat,
  document: document ?? undefined,
});

export const lireProspection =
  ({ portefeuilles, prospections, clock }: Needs) =>
  async ({ compte }: LireProspectionRequest): Promise<LireProspectionResponse> => {
    const [portefeuille, prospection] = await Promise.all([
      portefeuilles.read(compte),
      prospections.read(compte),
    ]);
    const now = clock.now();
    const depuis = daysLater(now, -JOURS);
    const couverts = portefeuille.state.clients.filter(({ actif }) => actif).length;
    const { demandes } = prospection.state;
    return {
      leads: leads(prospection.state, couverts, readableMonth(now), firstOfNextMonth(now)),
      // Kept in the order in which they were asked for.
      diagnostics: demandes
        .filter(({ demande_le }) => demande_le > depuis)
        .toReversed()
        .map(montrer),
    };
  };
