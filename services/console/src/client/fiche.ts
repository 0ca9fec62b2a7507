import { opened } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { rangeeOf } from '@agence/orders/table';
import type { Visit } from '../http/screen.ts';

export const CORRIGE = fr`Ce client est déjà corrigé : un client ne se corrige qu'une fois.`;

/** The current description of a client, for the fields of a form: one competitor a line. */
export async function ficheDe({ compte, id, needs }: Visit, aCorriger = false) {
  const { result } = await needs.peers.clients.call.lireClient({ compte: compte.slug, id });
  const read = opened(result, 'client');
  if ('refusal' in read) return read;
  const { fiche, corrige } = read.value;
  if (aCorriger && corrige === true) return { refusal: { kind: 'conflict' as const, sentence: CORRIGE } };
  return { ok: rangeeOf((champ) => [fiche?.[champ] ?? ''].flat().join('\n')) };
}
