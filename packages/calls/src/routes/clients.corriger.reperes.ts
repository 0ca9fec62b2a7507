import type { Reperes } from '@agence/proto/clients/v1/suivi';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { type Call, ordre } from '../route.ts';
import type { corrigerBody } from '../shape/fiche.ts';
import { fiche, texte } from '../shape/reply.ts';

type Body = z.infer<typeof corrigerBody>;

/** What `POST clients/{id}/corriger/` answers of the description before and after. */
export const corrigee = z
  .object({ ...fiche, concurrents: z.array(texte), contexte: texte.nullable() })
  .partial();

const shown = (reperes: Reperes | undefined): object => ({
  concurrents: reperes?.concurrents ?? [],
  contexte: reperes?.contexte ?? null,
});

/** Changes the competitors and the context; `part` keeps this order apart from the correction of the same call. */
export const changerReperes = async (call: Call<Body>, part = '') => {
  const { concurrents: noms, contexte } = call.body;
  const { result } = await call.peers.suivi.call.changerReperes({
    ordre: { ...ordre(call), command_id: `${call.command_id}${part}` },
    id: call.id,
    concurrents: noms === undefined ? undefined : { noms: [...noms] },
    contexte,
  });
  const reply = opened(result, 'changes');
  if ('refusal' in reply) return reply;
  const { client, entreprise, avant, apres, note } = reply.value;
  return { ok: { client, entreprise, avant: shown(avant), apres: shown(apres), note } };
};
