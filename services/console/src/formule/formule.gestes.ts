import { retirerFormule } from '@agence/calls/retirer-formule';
import { formulePost } from '@agence/calls/routes/formule.post';
import { resilierPost } from '@agence/calls/routes/resilier.post';
import { virementPost } from '@agence/calls/routes/virement.post';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { nomDeFormule } from '@agence/words/promises';
import { remplis } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';

const ICI = '/console/formule/';

const portail = (lien: string | undefined): Vue =>
  lien === undefined ? null : html`<p><a href=${lien} rel="noopener">Ouvrir l'espace de paiement</a></p>`;

const CHOIX = [
  {
    nom: 'formule',
    label: fr`Formule`,
    // No plan is preselected.
    choix: [
      ['', fr`Choisir…`],
      ...['agence5', 'agence15', 'agence30'].map((formule) => [formule, nomDeFormule(formule)] as const),
    ],
    requis: true,
  },
] as const;

const changer = geste({
  path: `${ICI}changer/`,
  suspended: 'send',
  route: formulePost,
  saisie: {
    titre: fr`Changer de formule`,
    chapeau: fr`Le changement prend effet quand son paiement arrive.`,
    champs: CHOIX,
    depart: async ({ query }) => ({ ok: { formule: query.get('formule') ?? '' } }),
    bouton: fr`Demander cette formule`,
  },
  corps: (form) => remplis(CHOIX, form),
  fait: ({ label, espace_de_paiement }) => ({ titre: label, suite: portail(espace_de_paiement) }),
});

const retirer = geste({
  path: `${ICI}retirer/`,
  suspended: 'send',
  route: retirerFormule,
  saisie: {
    titre: fr`Retirer la demande de formule`,
    chapeau: fr`La formule en place reste la vôtre.`,
    bouton: fr`Retirer la demande`,
  },
  fait: () => ({ titre: fr`La demande est retirée` }),
});

const virement = geste({
  path: `${ICI}virement/`,
  suspended: 'send',
  route: virementPost,
  saisie: {
    titre: fr`Signaler un virement`,
    chapeau: fr`Il est noté ; la date payée avance quand une personne l'a vu arriver.`,
    bouton: fr`Le virement est fait`,
  },
  fait: () => ({ titre: fr`Votre virement est noté` }),
});

const resilier = geste({
  path: `${ICI}resilier/`,
  route: resilierPost,
  faits: ({ fin_le }) => [[fr`Fin le`, fin_le]],
  propose: () => ({ titre: fr`Résilier ?`, bouton: fr`Résilier le compte` }),
  fait: ({ espace_de_paiement }) => ({
    titre: fr`Le compte est résilié`,
    suite: portail(espace_de_paiement),
  }),
});

export const FORMULE_GESTES = [changer, retirer, virement, resilier];
