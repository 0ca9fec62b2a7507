import type { Reply } from '@agence/calls/route';
import { clientsCorrigerPost } from '@agence/calls/routes/clients.corriger.post';
import { fr } from '@agence/gesture';
import { MAX_CONCURRENTS } from '@agence/words/promises';
import { appels, type Champ, changes } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import { ficheDe } from './fiche.ts';

type Correction = Reply<typeof clientsCorrigerPost>;

const CHAMPS: readonly Champ[] = [
  {
    nom: 'concurrents',
    label: fr`Concurrents à suivre`,
    aide: fr`Un par ligne, ${MAX_CONCURRENTS} au plus.`,
    type: 'lignes',
  },
  {
    nom: 'contexte',
    label: fr`Contexte`,
    aide: fr`Ce qu'il faut savoir pour poser les bonnes questions et écrire les pages.`,
    type: 'lignes',
  },
];

const faits = ({ avant, apres, appels_prevus }: Correction) => {
  const rows = [
    [fr`Concurrents`, (avant.concurrents ?? []).join(', '), (apres.concurrents ?? []).join(', ')],
    [fr`Contexte`, avant.contexte ?? '', apres.contexte ?? ''],
  ] as const;
  const changed = rows.filter(([, before, after]) => before !== after);
  return [
    ...changed.map(([label, before, after]) => [label, `${before || '–'} → ${after || '–'}`] as const),
    appels(appels_prevus),
  ];
};

/** Unlike a correction, these may change at any time. */
export const REPERES = geste({
  path: '/console/clients/{id}/reperes/',
  route: clientsCorrigerPost,
  retour: '/console/clients/{id}/',
  saisie: {
    titre: (nom) => (nom === '' ? fr`Concurrents et contexte` : fr`Concurrents et contexte de ${nom}`),
    chapeau: fr`Ils se changent à tout moment, sans appel à une IA et sans user la correction du client.`,
    champs: CHAMPS,
    depart: ficheDe,
    bouton: fr`Voir ce qui changerait`,
  },
  corps: (form) => changes(CHAMPS, form),
  faits,
  propose: (reply) => ({
    titre: fr`Changer les concurrents ou le contexte de ${reply.entreprise} ?`,
    bouton: fr`Enregistrer`,
  }),
  fait: (reply) => ({
    titre: fr`${reply.entreprise} : c'est enregistré`,
  }),
});
