import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened, shaperOf } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { corrigerBody } from '../shape/fiche.ts';
import { appels_prevus, confirme, fiche, texte } from '../shape/reply.ts';
import { changerReperes, corrigee } from './clients.corriger.reperes.ts';

const identite = shaperOf(z.object(fiche)) as (champs: object) => object;

export const clientsCorrigerPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/corriger/',
  phrase: fr`Corrige le nom, le site, la ville ou le métier d'un client (un texte vide efface ces deux derniers), une seule fois : dit d'abord ce qui changerait, puis refait questions et rapport avec « confirmer ». « concurrents » et « contexte » se changent à tout moment, sans appel.`,
  body: corrigerBody,
  reply: z.object({
    ...{ client: texte, entreprise: texte, avant: corrigee, apres: corrigee },
    ...{ note: texte, confirme, appels_prevus },
  }),
  handle: async (call) => {
    const { confirmer: _, concurrents, contexte, ...champs } = call.body;
    const reperes = concurrents !== undefined || contexte !== undefined;
    if (reperes && Object.values(champs).every((champ) => champ === undefined)) {
      const changed = await changerReperes(call);
      return 'refusal' in changed ? changed : { ok: { ...changed.ok, appels_prevus: 0 } };
    }
    const { result } = await call.peers.suivi.call.corriger({ ordre: ordre(call), id: call.id, champs });
    const reply = opened(result, 'correction');
    if ('refusal' in reply) return reply;
    const [avant, apres] = [reply.value.avant, reply.value.apres].map((champs) => identite(champs ?? {}));
    // A refusal of the competitors does not stop the correction.
    const changed = reperes ? await changerReperes(call, ':reperes') : null;
    const also = changed !== null && 'ok' in changed ? changed.ok : { avant: {}, apres: {} };
    const both = { avant: { ...avant, ...also.avant }, apres: { ...apres, ...also.apres } };
    const note =
      changed !== null && 'refusal' in changed
        ? fr`${reply.value.note} Les concurrents et le contexte restent ce qu'ils sont. ${changed.refusal.sentence}`
        : reply.value.note;
    return { ok: { ...reply.value, ...both, note } };
  },
});
