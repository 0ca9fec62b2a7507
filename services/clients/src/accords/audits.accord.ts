import { randomUUID } from 'node:crypto';
import type { Pair } from '@agence/platform/reconcile';
import { DOSSIERS, type DossierState } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';
import { remettreDocument } from '../remettre-document/remettre-document.rule.ts';

/** Audits that measurement keeps and the client's list does not have: added to it, as the event of the audit would have done. */
export const auditsAccord = ({
  measurement,
  dossiers,
}: Pick<Needs, 'measurement' | 'dossiers'>): Pair<DossierState> => ({
  name: 'audits',
  kind: DOSSIERS,
  differences: async (client, state) => {
    if (state === null) return [];
    const { livrables } = await measurement.lireLivrables({ compte: state.compte, client });
    const listed = new Set(state.documents.map(({ id }) => id));
    const lost = livrables.filter(({ id, genre }) => genre === 'audit' && !listed.has(id));
    return lost.map(({ id }) => ({
      fact: id,
      mend: async () => {
        const document = { id, genre: 'audit', n: null };
        const command = { command_id: randomUUID(), confirmer: true, document };
        await dossiers.carryOut(client, remettreDocument, command);
      },
    }));
  },
});
