import { opened } from '@agence/calls/reply';
import type { Fiche } from '@agence/proto/clients/v1/clients';
import type { Visit } from '../http/screen.ts';

/** The current description of a client, for the fields of a form. */
export async function ficheDe({ compte, id, needs }: Visit) {
  const { result } = await needs.peers.clients.call.lireClient({ compte: compte.slug, id });
  const read = opened(result, 'client');
  if ('refusal' in read) return read;
  const { entreprise, site, site_web = site, ville = '', metier = '', fiche } = read.value;
  const reperes = { concurrents: (fiche?.concurrents ?? []).join('\n'), contexte: fiche?.contexte ?? '' };
  return { ok: { entreprise, site_web, ville, metier, ...reperes } satisfies Record<keyof Fiche, string> };
}
