import { fr } from '@agence/gesture';
import { z } from 'zod';
import { passedOn } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { lien, texte } from '../shape/reply.ts';

/** The only route that may take longer, because it reads a site (docs/limits.md). */
const AUDIT_MS = 20_000;

export const clientsAuditPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/audit/',
  phrase: fr`Refait l'audit technique du site d'un client, une fois par jour, sans appel à une IA : un nouveau document, aussi envoyé par e-mail. La réponse peut prendre 20 secondes.`,
  example: {},
  reply: z.object({
    client: texte,
    entreprise: texte,
    lien,
    email_envoye: z.boolean(),
    note: texte.optional(),
    site_lu: z.boolean(),
  }),
  history: { audit_pris: fr`Audit du site demandé` },
  within_ms: AUDIT_MS,
  handle: async ({ compte: { slug: compte }, id, peers }) => {
    const admitted = await passedOn(peers.suivi.call.admettreAudit({ compte, id }));
    if ('refusal' in admitted) return admitted;
    // Fails at once when measurement is away, instead of after the audit's long deadline.
    await peers.measurement.call.decrireModeles({});
    const written = peers.audits.call.auditer({ compte, client: id }, { deadline_ms: AUDIT_MS });
    const answer = await passedOn(written);
    return 'refusal' in answer ? answer : { ok: { ...answer.ok, site_lu: answer.ok.non_lu !== true } };
  },
});
