import type { Reply } from '@agence/calls/route';
import { clientsCorrigerPost } from '@agence/calls/routes/clients.corriger.post';
import { fr } from '@agence/gesture';
import { correctableFields } from '@agence/words/client-fields';
import { appels, CHAMPS_DU_CLIENT, changes } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import { ficheDe } from './fiche.ts';

const CORRIGES: ReadonlySet<string> = new Set(correctableFields.map(([nom]) => nom));
const CHAMPS = CHAMPS_DU_CLIENT.filter(({ nom }) => CORRIGES.has(nom));

const faits = ({ avant, apres, appels_prevus }: Reply<typeof clientsCorrigerPost>) => [
  ...correctableFields
    .filter(([nom]) => avant[nom] !== apres[nom])
    .map(([nom, { label }]) => [label, `${avant[nom] ?? '–'} → ${apres[nom] ?? '–'}`] as const),
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
