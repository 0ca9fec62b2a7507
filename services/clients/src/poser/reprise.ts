import { appelsDeMesure, type Interroges } from '@agence/words/promises';
import { aJour } from '../dossier/a-jour.ts';
import { manquent } from '../dossier/complement.ts';
import type { DossierState } from '../dossier/dossier.ts';
import type { Client, Limites } from '../portefeuille/portefeuille.ts';

/** What already exists for a returning client under its current description. */
export type Acquis = 'mesure' | 'questions' | 'rien';

/** What exists for a returning client, and the most paid calls that its return starts. */
export type Reprise = { readonly acquis: Acquis; readonly appels: number };

/** Null when nothing exists: the client starts like a new one. */
export const repriseDe = (
  dossier: DossierState,
  client: Client,
  limites: Pick<Limites, 'questions_par_client'>,
  asked: Interroges,
): Reprise | null => {
  const known = aJour(dossier, client, limites);
  if (known === null || known.questions.length === 0) return null;
  // Questions that the plan adds are prepared in one call and measured with the others.
  const more = manquent(known, limites.questions_par_client);
  const prepared = more > 0 && asked.modeles > 0 ? 1 : 0;
  return known.etats.length > 0
    ? { acquis: 'mesure', appels: prepared }
    : { acquis: 'questions', appels: prepared + appelsDeMesure(known.questions.length + more, asked) };
};

/** The same for all clients of a portfolio, by id, without those that start like new ones. */
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
