import { fr } from '@agence/gesture';
import { agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { liensDe } from './diagnostics.liens.ts';
import { diagnosticsReply } from './diagnostics.reply.ts';

export const diagnosticsGet = agencyRoute({
  method: 'GET',
  path: 'diagnostics/',
  phrase: fr`Liste les diagnostics de prospects des 30 derniers jours, avec un lien frais dès qu'ils sont prêts, et le compte du mois.`,
  body: nothing,
  reply: diagnosticsReply,
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
