import type { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { fr } from '@agence/gesture';

type Livrables = Extract<Awaited<ReturnType<typeof clientsLivrablesGet.handle>>, { ok: object }>['ok'];

const FICHIERS = [
  ['reponses', fr`réponses (CSV)`],
  ['sources', fr`sources (CSV)`],
  ['json', fr`réponses et sources (JSON)`],
] as const;
const AUCUN = fr`Il n'y a pas encore de rapport : ses données viendront avec lui.`;

/** The files of data of each report, from the list of a client's documents. */
export const donneesDe = (ok: object): object => {
  const { livrables } = ok as Livrables;
  const lines = livrables.flatMap(({ titre, cree, donnees }) =>
    donnees === null
      ? []
      : FICHIERS.map(([key, nom]) => ({ titre: fr`${titre} : ${nom}`, cree, lien: donnees[key] })),
  );
  return lines.length === 0 ? { note: AUCUN } : { donnees: lines };
};
