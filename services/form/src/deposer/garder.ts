import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import type { Needs } from '../needs.ts';
import { type Deposer, type Depot, deposer } from './deposer.rule.ts';

const perKey = keyedMutex();

/** Keeps a request. Requests without a turn are kept one at a time, so that each counts those before it. */
export const garder = ({ leads }: Pick<Needs, 'leads'>, id: string, asked: Omit<Deposer, 'file'>) => {
  const keep = async () => {
    const command = { ...asked, file: await leads.queue(asked.source), command_id: id, confirmer: true };
    return leads.carryOut<typeof command, Depot>(id, deposer, command);
  };
  return asked.tour || asked.motif !== null ? keep() : perKey('file', keep);
};
