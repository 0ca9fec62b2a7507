import type { Pair } from '@agence/platform/bus/reconcile';
import { completerClients } from '../completer/completer.ts';
import { aCompleter } from '../dossier/complement.ts';
import { isServi, type Needs } from '../needs.ts';
import { PORTEFEUILLES, type Portefeuille } from '../portefeuille/portefeuille.ts';

/** Requests the questions that a client lacks under its plan. An account that is not served waits. */
export const complementsAccord = (needs: Needs): Pair<Portefeuille> => ({
  name: 'complements',
  kind: PORTEFEUILLES,
  differences: async (compte, { clients, limites: { questions_par_client } }) => {
    const active = clients.filter(({ actif }) => actif).map(({ id }) => id);
    const now = needs.clock.now();
    const short = [...(await needs.dossiers.among(active))].filter(([, dossier]) =>
      aCompleter(dossier, questions_par_client, now),
    );
    if (short.length === 0 || !(await isServi(needs, compte))) return [];
    return short.map(([id]) => ({
      fact: `${id}+${questions_par_client}`,
      mend: () => completerClients(needs, compte, id),
    }));
  },
});
