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
    const found = new Map<string, { readonly lien: string; readonly simulee: boolean }>();
    const all: Comparee[] = [];
    for (const { client, document, lancee } of last.values()) {
      const rapports = await rapportsDe(needs, { client, document, lancee });
      if (rapports === null) continue;
      const lien = needs.links.sign(document, needs.clock.now());
      found.set(client, { lien, simulee: rapports.now.simulee });
      all.push(...comparees(rapports));
      // Comparing one client takes some 20 ms.
      await yieldToOthers();
    }
    const changements = certains(all).map((change) => {
      const { client, genre, quoi, pair } = change;
      const { lien, simulee } = found.get(client) ?? { lien: '', simulee: false };
      const before = { avant: pair.before.count, reponses_avant: pair.before.of };
      const now = { maintenant: pair.now.count, reponses: pair.now.of };
      return { client, genre, quoi, issue: issueDe(change), ...before, ...now, lien, simulee };
    });
    return { changements };
  };
