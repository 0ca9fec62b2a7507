import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { leads, lien, texte, ts } from '../shape/reply.ts';
import { liensDe } from './diagnostics.liens.ts';

export const diagnosticsGet = agencyRoute({
  method: 'GET',
  path: 'diagnostics/',
  phrase: fr`Liste les diagnostics de prospects des 30 derniers jours, avec un lien frais dès qu'ils sont prêts, et le compte du mois.`,
  reply: z.object({
    leads,
    diagnostics: z.array(
      z.object({
        entreprise: texte,
        site: texte,
        ville: texte.nullable(),
        metier: texte.nullable(),
        demande_ts: ts,
        etat: z.enum(['en cours', 'prêt', 'en échec']),
        lien: lien.optional(),
      }),
    ),
  }),
  handle: async (call) => {
    const { leads, diagnostics } = await call.peers.prospections.call.lireProspection({
      compte: call.compte.slug,
    });
    const documents = diagnostics.flatMap(({ document }) => document ?? []);
    const liens = await liensDe(call, documents);
    const listed = diagnostics.map((diagnostic) => ({
      ...diagnostic,
      lien: liens[diagnostic.document ?? ''],
    }));
    return { ok: { leads, diagnostics: listed } };
  },
});
