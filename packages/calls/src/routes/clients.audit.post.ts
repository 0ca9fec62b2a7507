import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { lien, texte } from '../shape/reply.ts';
import { nothing } from '../shape/shape.ts';

/** The only route that may take longer, because it reads a site (docs/limits.md). */
const AUDIT_MS = 20_000;

export const clientsAuditPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/audit/',
  phrase: fr`Refait l'audit technique du site d'un client, une fois par jour, sans appel à une IA : un nouveau document, aussi envoyé par e-mail. La réponse peut prendre 20 secondes.`,
  body: nothing,
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
  handle: async ({ compte, id, peers }) => {
    const { result } = await peers.suivi.call.admettreAudit({ compte: compte.slug, id });
    const admitted = opened(result, 'admis');
    if ('refusal' in admitted) return admitted;
    // Fails at once when measurement is away, instead of after the audit's long deadline.
    await peers.measurement.call.decrireModeles({});
    const written = await peers.audits.call.auditer(
      { compte: compte.slug, client: id },
      { deadline_ms: AUDIT_MS },
    );
    const reply = opened(written.result, 'audit');
    if ('refusal' in reply) return reply;
    return { ok: { ...reply.value, site_lu: reply.value.non_lu !== true } };
  },
});
