import { refused } from '@agence/platform/process/refus';
import type { RetirerRequest, RetirerResponse } from '@agence/proto/clients/v1/clients';
import { isoDay } from '@agence/words/paris';
import { closDe } from '../cloturer/avec-clos.ts';
import type { Needs } from '../needs.ts';
import { tenueJusquau } from './fermer.rule.ts';
import { retrait } from './retrait.ts';

export const retirerHandler =
  (needs: Needs) =>
  async ({ ordre, id }: RetirerRequest): Promise<RetirerResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const at = { first: id, second: compte, command_id, confirmer };
    const outcome = await retrait(needs).carryOut(at, async () => {
      const { state } = await needs.portefeuilles.readWith(compte, { id });
      const client = state.clients.find((candidate) => candidate.id === id);
      const place_libre_le =
        client === undefined ? null : tenueJusquau((await needs.dossiers.read(id)).state);
      const clos = closDe(client === undefined ? [] : [client]);
      const [revision, today] = [client?.revision ?? 0, isoDay(needs.clock.now())];
      return { state, asked: { command_id, compte, id, revision, today, place_libre_le, clos } };
    });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'retrait', value: outcome.proposal } };
  };
