import { clientsRetirerPost } from '@agence/calls/routes/clients.retirer.post';
import { fr } from '@agence/gesture';
import { geste } from '../gestes/geste.ts';

export const RETIRER = geste({
  path: '/console/clients/{id}/retirer/',
  route: clientsRetirerPost,
  retour: '/console/clients/{id}/',
  faits: ({ entreprise, place_libre_le }) => [
    [fr`Client`, entreprise],
    [fr`Place libre le`, place_libre_le],
  ],
  propose: ({ entreprise }) => ({ titre: fr`Retirer ${entreprise} ?`, bouton: fr`Retirer ce client` }),
  fait: ({ entreprise }) => ({ titre: fr`${entreprise} : client retiré` }),
});
