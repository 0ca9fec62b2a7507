import { refused } from '@agence/platform/process/refus';
import type { ChangerReperesRequest, ChangerReperesResponse } from '@agence/proto/clients/v1/suivi';
import { avecClos, closDe } from '../cloturer/avec-clos.ts';
import type { Needs } from '../needs.ts';
import type { Fiche } from '../portefeuille/fiche.ts';
import { changerReperes } from './changer-reperes.rule.ts';

const montres = ({ concurrents, contexte }: Pick<Fiche, 'concurrents' | 'contexte'>) => ({
  concurrents: [...concurrents],
  contexte: contexte ?? undefined,
});

export const changerReperesHandler =
  ({ portefeuilles }: Needs) =>
  async ({ ordre, id, concurrents, contexte }: ChangerReperesRequest): Promise<ChangerReperesResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const { state } = await portefeuilles.readWith(compte, { id });
    const clos = closDe(state.clients.filter((client) => client.id === id && !client.actif));
    const asked = { command_id, confirmer, id, clos, concurrents: concurrents?.noms, contexte };
    const outcome = await portefeuilles.carryOut(compte, avecClos(changerReperes), asked);
    if ('refusal' in outcome) return refused(outcome);
    const { avant, apres, ...rest } = outcome.proposal;
    const value = { client: id, ...rest, avant: montres(avant), apres: montres(apres) };
    return { result: { $case: 'changes', value } };
  };
