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
  propose: (said) => ({
    titre: fr`Retirer ${said.entreprise} ?`,
    chapeau: said.note,
    faits: faits(said),
    bouton: fr`Retirer ce client`,
  }),
  fait: (said) => ({ titre: fr`${said.entreprise} : client retiré`, chapeau: said.note, faits: faits(said) }),
});
