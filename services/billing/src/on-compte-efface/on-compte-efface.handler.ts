import type { Received } from '@agence/platform/bus/consumer';
import type { Needs } from '../needs.ts';
import { onCompteEfface } from './on-compte-efface.rule.ts';

export const onCompteEffaceHandler =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async (compte: string, { id: command_id }: Received): Promise<void> => {
    await facturations.carryOut(compte, onCompteEfface, { command_id, confirmer: true });
  };
