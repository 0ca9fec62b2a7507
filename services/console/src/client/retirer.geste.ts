import type { Reply } from '@agence/calls/route';
import { clientsRetirerPost } from '@agence/calls/routes/clients.retirer.post';
import { fr } from '@agence/gesture';
import { geste } from '../gestes/geste.ts';

type Retrait = Reply<typeof clientsRetirerPost>;

const faits = ({ entreprise, place_libre_le }: Retrait) =>
  [
    [fr`Client`, entreprise],
    [fr`Place libre le`, place_libre_le],
  ] as const;

export const RETIRER = geste({
  path: '/console/clients/{id}/retirer/',
  route: clientsRetirerPost,
  retour: '/console/clients/{id}/',
  propose: (reply) => ({
    titre: fr`Retirer ${reply.entreprise} ?`,
    chapeau: reply.note,
    faits: faits(reply),
    bouton: fr`Retirer ce client`,
  }),
  fait: (reply) => ({
    titre: fr`${reply.entreprise} : client retiré`,
    chapeau: reply.note,
    faits: faits(reply),
  }),
});
