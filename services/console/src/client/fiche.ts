import { passedOn } from '@agence/calls/reply';
import { rangeeOf } from '@agence/orders/table';
import type { Visit } from '../http/screen.ts';

/** The current description of a client, for the fields of a form: one competitor a line. */
export async function ficheDe({ compte, id, needs }: Visit) {
  const asked = needs.peers.clients.call.lireClient({ compte: compte.slug, id });
  const read = await passedOn(asked, 'client');
  if ('refusal' in read) return read;
  const { fiche } = read.ok;
  return { ok: rangeeOf((champ) => [fiche?.[champ] ?? ''].flat().join('\n')) };
}
