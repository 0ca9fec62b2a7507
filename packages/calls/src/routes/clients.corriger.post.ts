import { fr } from '@agence/gesture';
import { z } from 'zod';
import { avecReperes, changerReperes, corrigee } from '../reperes.ts';
import { passedOn, shaperOf } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { corrigerBody, identite } from '../shape/fiche.ts';
import { appels_prevus, confirme, texte } from '../shape/reply.ts';

const shaped = shaperOf(z.object(identite)) as (champs: object) => object;

export const clientsCorrigerPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/corriger/',
  phrase: fr`Corrige le nom, le site, la ville ou le métier d'un client (un texte vide efface ces deux derniers), une seule fois : dit d'abord ce qui changerait, puis refait questions et rapport avec « confirmer ». « concurrents » et « contexte » se changent à tout moment, sans appel.`,
  body: corrigerBody,
  example: { metier: 'boulangerie bio' },
  reply: z.object({
    ...{ client: texte, entreprise: texte, avant: corrigee, apres: corrigee },
    ...{ note: texte, confirme, appels_prevus },
  }),
  history: { client_corrige: fr`Client corrigé`, reperes_changes: fr`Concurrents ou contexte changés` },
  handle: async (call) => {
    const { confirmer: _, concurrents, contexte, ...champs } = call.body;
    const reperes = concurrents !== undefined || contexte !== undefined;
    if (reperes && Object.values(champs).every((champ) => champ === undefined)) {
      const changed = await changerReperes(call);
      return 'refusal' in changed ? changed : { ok: { ...changed.ok, appels_prevus: 0 } };
    }
    const { ordre, id, peers } = call;
    const answer = await passedOn(peers.suivi.call.corriger({ ordre, id, champs }));
    if ('refusal' in answer) return answer;
    const { avant = {}, apres = {} } = answer.ok;
    const corrected = { ...answer.ok, avant: shaped(avant), apres: shaped(apres) };
    return { ok: reperes ? await avecReperes(call, corrected) : corrected };
  },
});
