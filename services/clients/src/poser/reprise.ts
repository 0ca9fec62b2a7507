import { aJour } from '../dossier/a-jour.ts';
import type { DossierState } from '../dossier/dossier.ts';
import { appelsDeMesure } from '../models.ts';
import type { Client } from '../portefeuille/portefeuille.ts';

/** What was done before for a client that is taken back, as it is described now. */
export type Acquis = 'mesure' | 'questions' | 'rien';

/** What is there of a client taken back, and the most paid calls that its return starts. */
export type Reprise = { readonly acquis: Acquis; readonly appels: number };

/** Null: nothing is there, it begins like a new client. */
export const repriseDe = (dossier: DossierState, client: Client, models: number): Reprise | null => {
  const known = aJour(dossier, client);
  if (known === null || known.questions.length === 0) return null;
  return known.etats.length > 0
    ? { acquis: 'mesure', appels: 0 }
    : { acquis: 'questions', appels: appelsDeMesure(known.questions.length, models) };
};

/** The same for all clients of a portfolio, by id; those that begin like new ones are left out. */
export const reprisesDe = (
  clients: readonly Client[],
  dossiers: ReadonlyMap<string, DossierState>,
  models: number,
): ReadonlyMap<string, Reprise> =>
  new Map(
    clients.flatMap((client): [string, Reprise][] => {
      const reprise = repriseDe(dossiers.get(client.id) ?? null, client, models);
      return reprise === null ? [] : [[client.id, reprise]];
    }),
  );
