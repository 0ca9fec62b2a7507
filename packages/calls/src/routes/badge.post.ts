import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { confirme, texte } from '../shape/reply.ts';
import { confirmer } from '../shape/shape.ts';

export const badgePost = agencyRoute({
  method: 'POST',
  path: 'badge/',
  phrase: fr`Donne au compte une nouvelle adresse de commande : dit d'abord ce qui s'arrête, la change avec « confirmer » et la montre alors.`,
  body: z.object({ confirmer }),
  example: {},
  reply: z.object({ confirme, note: texte, badge: texte.optional() }),
  onceConfirmed: ['badge'],
  history: { badge_change: fr`Nouvelle adresse de commande` },
  form: {
    path: 'acces/badge/',
    link: null,
    titre: fr`Recevoir une adresse de commande ?`,
    labels: { badge: fr`Adresse` },
    bouton: fr`Recevoir l'adresse`,
    fait: fr`Votre adresse de commande`,
  },
  handle: ({ ordre, peers }) => peers.accounts.call.changerBadge({ ordre }),
});
