import type { Reply } from '@agence/calls/route';
import { clientsCorrigerPost } from '@agence/calls/routes/clients.corriger.post';
import { fr } from '@agence/gesture';
import { nombre } from '@agence/words/french';
import { type Champ, remplis } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';

type Correction = Reply<typeof clientsCorrigerPost>;
type Identite = Correction['avant'];

const CHAMPS: readonly Champ[] = [
  { nom: 'entreprise', label: fr`Entreprise` },
  { nom: 'site_web', label: fr`Site web` },
  { nom: 'ville', label: fr`Ville` },
  { nom: 'metier', label: fr`Métier` },
];

const faits = ({ avant, apres, appels_prevus }: Correction) => [
  ...CHAMPS.filter(({ nom }) => avant[nom as keyof Identite] !== apres[nom as keyof Identite]).map(
    ({ nom, label }) =>
      [label, `${avant[nom as keyof Identite] ?? '–'} → ${apres[nom as keyof Identite] ?? '–'}`] as const,
  ),
  [fr`Appels prévus`, nombre(appels_prevus)] as const,
];

export const CORRIGER = geste({
  path: '/console/clients/{id}/corriger/',
  route: clientsCorrigerPost,
  retour: '/console/clients/{id}/',
  saisie: {
    titre: fr`Corriger un client`,
    chapeau: fr`Remplissez ce qui change ; ce qui reste vide ne change pas. Un client ne se corrige qu'une fois.`,
    champs: CHAMPS,
    bouton: fr`Voir ce qui changerait`,
  },
  corps: (form) => remplis(CHAMPS, form),
  propose: (said) => ({
    titre: fr`Corriger ${said.entreprise} ?`,
    chapeau: said.note,
    faits: faits(said),
    bouton: fr`Corriger ce client`,
  }),
  fait: (said) => ({ titre: fr`${said.entreprise} est corrigé`, chapeau: said.note, faits: faits(said) }),
});
