import type { Reply } from '@agence/calls/route';
import { clientsCorrigerPost } from '@agence/calls/routes/clients.corriger.post';
import { fr } from '@agence/gesture';
import { appels, type Champ, changes } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import { ficheDe } from './fiche.ts';

type Correction = Reply<typeof clientsCorrigerPost>;
type Identite = Omit<Correction['avant'], 'concurrents' | 'contexte'>;

const PAR_NOM: Readonly<Record<keyof Identite, Omit<Champ, 'nom'>>> = {
  entreprise: { label: fr`Entreprise`, requis: true },
  site_web: { label: fr`Site web`, requis: true, vise: /^(L’adresse du|Ce) site/ },
  ville: { label: fr`Ville` },
  metier: { label: fr`Métier` },
};
const CHAMPS = Object.entries(PAR_NOM).map(([nom, champ]) => ({ nom: nom as keyof Identite, ...champ }));

const faits = ({ avant, apres, appels_prevus }: Correction) => [
  ...CHAMPS.filter(({ nom }) => avant[nom] !== apres[nom]).map(
    ({ nom, label }) => [label, `${avant[nom] ?? '–'} → ${apres[nom] ?? '–'}`] as const,
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
  faits,
  propose: (reply) => ({
    titre: fr`Corriger ${reply.entreprise} ?`,
    bouton: fr`Corriger ce client`,
  }),
  fait: (reply) => ({
    titre: fr`${reply.entreprise} : client corrigé`,
  }),
});
