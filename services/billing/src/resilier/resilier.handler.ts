import { refused } from '@agence/platform/process/refus';
import type { ResilierRequest, ResilierResponse } from '@agence/proto/billing/v1/billing';
import { isoDay, lastSecondOf, readableDay } from '@agence/words/paris';
import { espaceDePaiement } from '../carte/espace.ts';
import type { Needs } from '../needs.ts';
import { resilier } from './resilier.rule.ts';

export const resilierHandler =
  ({ facturations, carte, clock }: Needs) =>
  async ({ ordre }: ResilierRequest): Promise<ResilierResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const now = clock.now();
    const command = { command_id, confirmer, now, today: isoDay(now) };
    const outcome = await facturations.carryOut(compte, resilier, command);
    if ('refusal' in outcome) return refused(outcome);
    const { fin_le, mode_paiement, note } = outcome.proposal;
    const state = confirmer ? (await facturations.read(compte)).state : null;
    const value = {
      fin_le: readableDay(fin_le),
      fin_le_ts: lastSecondOf(fin_le),
      mode_paiement,
      note,
      espace_de_paiement: await espaceDePaiement(carte, state),
    };
    return { result: { $case: 'resiliation', value } };
  };
