import { demanderCle } from '@agence/calls/demander-cle';
import { adressesPost } from '@agence/calls/routes/adresses.post';
import { badgePost } from '@agence/calls/routes/badge.post';
import { clesRevoquerPost } from '@agence/calls/routes/cles.revoquer.post';
import { fr } from '@agence/gesture';
import { nombre } from '@agence/words/french';
import { remplis } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import { acces, reglerLettre, retirerDemande } from './acces.screen.ts';

const ICI = '/console/acces/';

const demander = geste({
  path: `${ICI}demander/`,
  route: demanderCle,
  saisie: {
    titre: fr`Demander une clé`,
    chapeau: fr`Une clé sert à un programme qui appelle l'API à votre place. Une personne vérifie la demande, puis vous la remet.`,
    bouton: fr`Demander une clé`,
  },
  fait: () => ({ titre: fr`Votre demande est transmise` }),
});

const CHAMPS = [
  {
    nom: 'action',
    label: fr`Demande`,
    choix: [
      ['ajouter', fr`ajouter`],
      ['retirer', fr`retirer`],
    ],
  },
  { nom: 'adresse', label: fr`Adresse e-mail`, type: 'email', requis: true, vise: /adresse/i },
] as const;

const adresses = geste({
  path: `${ICI}adresses/`,
  route: adressesPost,
  saisie: {
    titre: fr`Ajouter ou retirer une adresse`,
    chapeau: fr`Une personne vérifie la demande ; toutes les adresses du compte en sont averties.`,
    champs: CHAMPS,
    // The list of addresses leads here with the one to remove.
    depart: async ({ query, compte }): Promise<{ readonly ok: Readonly<Record<string, string>> }> => {
      const adresse = compte.adresses.find((known) => known === query.get('retirer'));
      return { ok: adresse === undefined ? {} : { action: 'retirer', adresse } };
    },
    bouton: fr`Transmettre la demande`,
  },
  corps: (form) => {
    const { action = '', adresse = '' } = remplis(CHAMPS, form);
    // For any other action the body stays empty, so that the API itself refuses it.
    return action === 'ajouter' || action === 'retirer' ? { [action]: adresse } : {};
  },
  faits: ({ adresse, etat }) => [
    [fr`Adresse`, adresse],
    [fr`État`, etat],
  ],
  fait: () => ({ titre: fr`Votre demande est transmise` }),
});

const cles = geste({
  path: `${ICI}cles/`,
  route: clesRevoquerPost,
  saisie: {
    titre: fr`Couper toutes les clés ?`,
    chapeau: fr`Les programmes qui s'en servent s'arrêtent aussitôt, et les assistants connectés aussi. Une clé coupée ne se rouvre pas.`,
    bouton: fr`Couper toutes les clés`,
  },
  faits: ({ coupees, assistants_coupes }) => [
    [fr`Clés coupées`, nombre(coupees)],
    [fr`Assistants coupés`, nombre(assistants_coupes)],
  ],
  fait: () => ({ titre: fr`Les clés sont coupées` }),
});

const badge = geste({
  path: `${ICI}badge/`,
  route: badgePost,
  propose: () => ({ titre: fr`Recevoir une adresse de commande ?`, bouton: fr`Recevoir l'adresse` }),
  fait: ({ badge: adresse }) => ({
    titre: fr`Votre adresse de commande`,
    faits: [[fr`Adresse`, adresse ?? '–']],
  }),
});

export const ACCES = [acces, retirerDemande, reglerLettre, demander, adresses, cles, badge];
