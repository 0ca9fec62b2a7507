import type { LireMesuresRequest, LireMesuresResponse } from '@agence/proto/measurement/v1/measurement';
import type { Needs } from '../needs.ts';

/** The measurements of a client of the account, with their states. */
export const lireMesures =
  ({ mesures }: Pick<Needs, 'mesures'>) =>
  async ({ compte, client }: LireMesuresRequest): Promise<LireMesuresResponse> => {
    const rows = await mesures.ofClient(compte, client);
    return { essais: rows.map(({ id, mesure: { revision, etat } }) => ({ id, revision, etat })) };
  };
