import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import { type Comparee, certains, comparees, issueDe } from './changements.ts';
import { mesuresDuMois, rapportsDe } from './mois.ts';

/** What is certain in a month of an account: of each client, by its last measurement against the one before. */
export const lireChangements =
  (needs: Needs): Rpc['lireChangements'] =>
  async ({ compte, mois }) => {
    const rows = await mesuresDuMois(needs, mois, compte);
    const last = new Map(rows.map(({ mesure }) => [mesure.client, mesure]));
    const all: (Comparee & { readonly lien: string; readonly simulee: boolean })[] = [];
    for (const mesure of last.values()) {
      const rapports = await rapportsDe(needs, mesure);
      if (rapports === null) continue;
      const { simulee } = rapports.now;
      const lien = needs.links.sign(mesure.document, needs.clock.now());
      all.push(...comparees(rapports).map((compared) => ({ ...compared, lien, simulee })));
      // Comparing one client takes some 20 ms.
      await yieldToOthers();
    }
    const changements = certains(all).map((change) => {
      const { client, genre, quoi, pair, lien, simulee } = change;
      const before = { avant: pair.before.count, reponses_avant: pair.before.of };
      const now = { maintenant: pair.now.count, reponses: pair.now.of };
      return { client, genre, quoi, issue: issueDe(change), ...before, ...now, lien, simulee };
    });
    return { changements };
  };
