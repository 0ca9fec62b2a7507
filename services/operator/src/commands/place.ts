import { randomUUID } from 'node:crypto';
import { actingAs } from '@agence/platform/process/actor';
import type { Lead } from '@agence/proto/form/v1/form';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { nameOf } from '../told.ts';
import { text, type Verb } from '../verb.ts';
import { findLead } from './people.ts';

/** The form request of a person who is now a customer. */
export const leadOf = async (system: System, id: string): Promise<Lead> => {
  const lead = await findLead(system, id);
  if (lead === undefined) throw new Refused(`no request of the form is called ${id}`);
  return lead;
};

/** Places the business described in a request as the client of its account; returns the client's id. */
export async function place(
  { placing, operator }: System,
  compte: string,
  { entreprise, site_web = '', ville, metier, concurrents }: Lead,
): Promise<string> {
  const asked = { entreprise, site_web, ville, metier, concurrents, contexte: undefined };
  const actor = { compte, porte: 'opérateur', qui: operator };
  const ordre = { compte, command_id: `operator:${randomUUID()}`, confirmer: true };
  const placed = actingAs(actor, () => placing.poser({ ordre, clients: [asked] }));
  const { poses, refuses } = await value(placed, 'pose');
  const [client] = poses;
  if (client?.id !== undefined) return client.id;
  throw new Refused(`the client was not placed: ${refuses.map(({ pourquoi }) => pourquoi).join(' ')}`);
}

export const PLACE: Verb = {
  describe: 'place what a customer without an agency said in the form, once the account is paid',
  shape: (command) => command.argument('<slug>').requiredOption('--lead <id>', 'the request of the form'),
  warns: async (given, system) => {
    const { arg: slug } = given;
    return `place the request ${text(given, 'lead')} for the account ${await nameOf(system, slug)}`;
  },
  run: async (system, given) => {
    const { arg: slug } = given;
    return { slug, client: await place(system, slug, await leadOf(system, text(given, 'lead'))) };
  },
};
