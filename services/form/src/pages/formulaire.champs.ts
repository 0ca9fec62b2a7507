import { fr } from '@agence/gesture';
import type { Rendu } from './champ.view.ts';

export type Groupe = {
  readonly legende: string;
  readonly intro: string;
  readonly champs: readonly Rendu[];
};

const exact = { spellcheck: 'false', autocapitalize: 'none' };

/** The groups of fields, in the order of the form. */
export const GROUPES: readonly Groupe[] = [
  {
    legende: fr`L'essentiel`,
    intro: fr`Ces deux champs suffisent pour lancer la mesure.`,
    champs: [
      {
        champ: 'entreprise',
        label: 'Entreprise',
        aide: fr`Le nom que vos clients emploient.`,
        obligatoire: true,
        attributs: { autocomplete: 'organization' },
      },
      {
        champ: 'email',
        label: 'Adresse e-mail',
        aide: fr`Un lien de confirmation, puis le diagnostic y seront envoyés, rien d'autre.`,
        obligatoire: true,
        attributs: { ...exact, type: 'email', autocomplete: 'email' },
      },
    ],
  },
  {
    legende: fr`Pour une mesure plus juste`,
    intro: fr`Facultatif, mais utile : sans ville ni métier, nos questions restent générales.`,
    champs: [
      {
        champ: 'ville',
        label: 'Ville',
        aide: fr`Celle où sont vos clients.`,
        attributs: { autocomplete: 'address-level2' },
      },
      { champ: 'metier', label: 'Métier', aide: fr`Par exemple : boulangerie, plomberie, opticien.` },
      {
        champ: 'site_web',
        label: 'Site web',
        aide: fr`Nous le lisons une fois, comme le ferait un robot.`,
        large: true,
        attributs: { ...exact, inputmode: 'url', autocomplete: 'url' },
      },
      {
        champ: 'concurrents',
        label: 'Concurrents',
        aide: fr`Dix noms au plus, séparés par une virgule ou un retour à la ligne. Nous ne les contactons pas.`,
        large: true,
        lignes: 4,
      },
    ],
  },
  {
    legende: fr`Un mot pour nous`,
    intro: fr`Facultatif.`,
    champs: [
      { champ: 'objet', label: 'Objet', large: true },
      { champ: 'message', label: 'Message', aide: fr`1\u202f000 signes au plus.`, large: true, lignes: 4 },
    ],
  },
];
