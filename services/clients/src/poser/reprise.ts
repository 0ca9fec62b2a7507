import { appelsDeMesure, type Interroges } from '@agence/words/promises';
import { aJour } from '../dossier/a-jour.ts';
import { manquent } from '../dossier/complement.ts';
import type { DossierState } from '../dossier/dossier.ts';
import type { Client, Limites } from '../portefeuille/portefeuille.ts';

/** What was done before for a client that is taken back, as it is described now. */
export type Acquis = 'mesure' | 'questions' | 'rien';

/** What is there of a client taken back, and the most paid calls that its return starts. */
export type Reprise = { readonly acquis: Acquis; readonly appels: number };

/** Null: nothing is there, it begins like a new client. */
export const repriseDe = (
  dossier: DossierState,
  client: Client,
  limites: Pick<Limites, 'questions_par_client'>,
  asked: Interroges,
): Reprise | null => {
  const known = aJour(dossier, client, limites);
  if (known === null || known.questions.length === 0) return null;
  // Those that the plan adds since are prepared in one call, and asked with the others.
  const more = manquent(known, limites.questions_par_client);
  const prepared = more > 0 && asked.modeles > 0 ? 1 : 0;
  return known.etats.length > 0
    ? { acquis: 'mesure', appels: prepared }
    : { acquis: 'questions', appels: prepared + appelsDeMesure(known.questions.length + more, asked) };
};

/** The same for all clients of a portfolio, by id; those that begin like new ones are left out. */
export const reprisesDe = (
  clients: readonly Client[],
  dossiers: ReadonlyMap<string, DossierState>,
  limites: Limites,
  asked: Interroges,
): ReadonlyMap<string, Reprise> =>
  new Map(
    clients.flatMap((client): [string, Reprise][] => {
      const reprise = repriseDe(dossiers.get(client.id) ?? null, client, limites, asked);
      return reprise === null ? [] : [[client.id, reprise]];
    }),
  );
