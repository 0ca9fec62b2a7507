import { adressesPost } from '@agence/calls/routes/adresses.post';
import { fr } from '@agence/gesture';
import { remplis } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import { acces, reglerLettre, retirerDemande } from './acces.screen.ts';

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
  path: '/console/acces/adresses/',
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

export const ACCES = [acces, retirerDemande, reglerLettre, adresses];
