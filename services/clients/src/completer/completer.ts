import { newCommand } from '@agence/gesture/handler';
import type { Needs } from '../needs.ts';
import { completer } from './completer.rule.ts';

/** Requests the questions that the plan in force adds, for one client or for all clients of the account. */
export const completerClients = async (
  { portefeuilles, dossiers, clock }: Pick<Needs, 'portefeuilles' | 'dossiers' | 'clock'>,
  compte: string,
  only?: string,
): Promise<void> => {
  const { clients, limites } = (await portefeuilles.read(compte)).state;
  const { questions_par_client } = limites;
  for (const { id } of clients.filter((client) => client.actif && client.id === (only ?? client.id))) {
    const command = { questions_par_client, now: clock.now(), ...newCommand() };
    await dossiers.carryOut(id, completer, command);
  }
};
