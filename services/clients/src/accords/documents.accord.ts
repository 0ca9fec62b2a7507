import { randomUUID } from 'node:crypto';
import type { Pair } from '@agence/platform/bus/reconcile';
import { DOSSIERS, type DossierState } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';
import { remettreDocument } from '../remettre-document/remettre-document.rule.ts';

/** Adds to a client's list the documents that measurement stores and the list lacks. */
export const documentsAccord = ({
  measurement,
  dossiers,
}: Pick<Needs, 'measurement' | 'dossiers'>): Pair<DossierState> => ({
  name: 'documents',
  kind: DOSSIERS,
  differences: async (client, state) => {
    if (state === null) return [];
    const { livrables } = await measurement.lireLivrables({ compte: state.compte, client });
    const listed = new Set(state.documents.map(({ id }) => id));
    // Measurement returns the newest first; the list is in the order of writing.
    const lost = livrables.filter(({ id }) => !listed.has(id)).toReversed();
    return lost.map(({ id, genre, n = null }) => ({
      fact: id,
      mend: async () => {
        const command = { command_id: randomUUID(), confirmer: true, document: { id, genre, n } };
        await dossiers.carryOut(client, remettreDocument, command);
      },
    }));
  },
});
