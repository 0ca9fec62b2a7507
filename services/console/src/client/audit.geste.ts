import { clientsAuditPost } from '@agence/calls/routes/clients.audit.post';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import { geste } from '../gestes/geste.ts';
import { ficheDe } from './fiche.ts';

export const AUDIT = geste({
  path: '/console/clients/{id}/audit/',
  route: clientsAuditPost,
  retour: '/console/clients/{id}/',
  saisie: {
    titre: (nom) => (nom === '' ? fr`Auditer un site` : fr`Auditer le site de ${nom}`),
    chapeau: fr`Le site est relu maintenant, ce qui peut prendre vingt secondes ; une fois par jour, sans appel à une IA.`,
    depart: ficheDe,
    bouton: fr`Relire le site`,
  },
  fait: ({ entreprise, lien, site_lu }) => ({
    titre: site_lu ? fr`L'audit de ${entreprise} est écrit` : fr`Le site de ${entreprise} n'a pas pu être lu`,
    ...(site_lu ? {} : { surtitre: fr`À vérifier` }),
    suite: html`<p><a href=${lien}>Ouvrir l'audit</a></p>`,
  }),
});
