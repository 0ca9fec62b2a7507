import type { Outcome } from '@agence/gesture';
import { refused } from '@agence/platform/refus';
import type { RetirerRequest, RetirerResponse } from '@agence/proto/clients/v1/clients';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { fermer } from './fermer.rule.ts';
import { libre } from './libre.ts';
import { type Retrait, retirer } from './retirer.rule.ts';

const reply = (outcome: Outcome<Retrait>): RetirerResponse =>
  'refusal' in outcome ? refused(outcome) : { result: { $case: 'retrait', value: outcome.proposal } };

/** Two documents: the dossier is closed first, so that no launch slips in between; then the portfolio gives the place back. */
export const retirerHandler =
  ({ portefeuilles, dossiers, clock }: Needs) =>
  async ({ ordre, id }: RetirerRequest): Promise<RetirerResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const answered = confirmer ? await portefeuilles.answered<Retrait>(compte, command_id) : undefined;
    if (answered !== undefined) return reply({ proposal: answered });
    const { state } = await portefeuilles.read(compte);
    const client = state.clients.find((one) => one.id === id);
    const { state: dossier } = client === undefined ? { state: null } : await dossiers.read(id);
    const place_libre_le = dossier?.premier_diagnostic ? libre(dossier.premier_diagnostic) : null;
    const revision = client?.revision ?? 0;
    const command = { id, revision, today: isoDay(clock.now()), command_id };
    const proposed = retirer(state, { ...command, place_libre_le });
    if (!confirmer || 'refusal' in proposed || client === undefined) return reply(proposed);

    const closing = { command_id: `${command_id}:fermer`, retrait: command_id, confirmer };
    const closed = await dossiers.carryOut(id, fermer, { ...closing, compte, revision });
    if ('refusal' in closed) return reply(closed);
    const held = { ...command, ...closed.proposal, confirmer };
    return reply(await portefeuilles.carryOut(compte, retirer, held));
  };
