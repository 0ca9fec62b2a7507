import type { Reply } from '@agence/calls/route';
import { clientsCorrigerPost } from '@agence/calls/routes/clients.corriger.post';
import { fr } from '@agence/gesture';
import { appels, type Champ, changes } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import { ficheDe } from './fiche.ts';

type Correction = Reply<typeof clientsCorrigerPost>;
type Identite = Correction['avant'];

const CHAMPS: readonly Champ[] = [
  { nom: 'entreprise', label: fr`Entreprise`, requis: true },
  { nom: 'site_web', label: fr`Site web`, requis: true, vise: /^(L’adresse du|Ce) site/ },
  { nom: 'ville', label: fr`Ville` },
  { nom: 'metier', label: fr`Métier` },
];

const faits = ({ avant, apres, appels_prevus }: Correction) => [
  ...CHAMPS.filter(({ nom }) => avant[nom as keyof Identite] !== apres[nom as keyof Identite]).map(
    ({ nom, label }) =>
      [label, `${avant[nom as keyof Identite] ?? '–'} → ${apres[nom as keyof Identite] ?? '–'}`] as const,
  ),
  appels(appels_prevus),
];

export const CORRIGER = geste({
  path: '/console/clients/{id}/corriger/',
  route: clientsCorrigerPost,
  retour: '/console/clients/{id}/',
  saisie: {
    titre: (nom) => (nom === '' ? fr`Corriger un client` : fr`Corriger ${nom}`),
    chapeau: fr`Changez ce qui est faux ; vous verrez ce que cela entraîne avant de confirmer. Un client ne se corrige qu'une fois.`,
    champs: CHAMPS,
    depart: ficheDe,
    bouton: fr`Voir ce qui changerait`,
  },
  corps: (form) => changes(CHAMPS, form),
  propose: (said) => ({
    titre: fr`Corriger ${said.entreprise} ?`,
    chapeau: said.note,
    faits: faits(said),
    bouton: fr`Corriger ce client`,
  }),
  fait: (said) => ({
    titre: fr`${said.entreprise} : client corrigé`,
    chapeau: said.note,
    faits: faits(said),
  }),
});
