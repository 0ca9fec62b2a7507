import { fr } from '@agence/gesture';
import type { Reperes } from '@agence/proto/clients/v1/suivi';
import { z } from 'zod';
import { passedOn } from './reply.ts';
import type { CallWithOrder } from './route.ts';
import { type corrigerBody, identite } from './shape/fiche.ts';
import { texte } from './shape/reply.ts';

type Body = z.infer<typeof corrigerBody>;

/** What `POST clients/{id}/corriger/` answers of the client's fields before and after. */
export const corrigee = z
  .object({ ...identite, concurrents: z.array(texte), contexte: texte.nullable() })
  .partial();

const reperesMontres = (reperes: Reperes | undefined): object => ({
  concurrents: reperes?.concurrents ?? [],
  contexte: reperes?.contexte ?? null,
});

/** Changes the competitors and the context; `part` is added to the command id, so that both orders of one call are distinct. */
export const changerReperes = async (call: CallWithOrder<Body>, part = '') => {
  const { concurrents: noms, contexte } = call.body;
  const changed = call.peers.suivi.call.changerReperes({
    ordre: { ...call.ordre, command_id: `${call.command_id}${part}` },
    id: call.id,
    concurrents: noms === undefined ? undefined : { noms: [...noms] },
    contexte,
  });
  const answer = await passedOn(changed);
  if ('refusal' in answer) return answer;
  const { client, entreprise, avant, apres, note } = answer.ok;
  return { ok: { client, entreprise, avant: reperesMontres(avant), apres: reperesMontres(apres), note } };
};

type WithChanges = { readonly avant: object; readonly apres: object; readonly note: string };

/** A correction with the competitors and the context given beside it. A refusal of these does not stop it: the note says it. */
export const avecReperes = async <C extends WithChanges>(
  call: CallWithOrder<Body>,
  corrected: C,
): Promise<C> => {
  const changed = await changerReperes(call, ':reperes');
  if ('refusal' in changed) {
    const { sentence } = changed.refusal;
    const note = fr`${corrected.note} Les concurrents et le contexte restent ce qu'ils sont. ${sentence}`;
    return { ...corrected, note };
  }
  const { avant, apres } = changed.ok;
  return { ...corrected, avant: { ...corrected.avant, ...avant }, apres: { ...corrected.apres, ...apres } };
};
