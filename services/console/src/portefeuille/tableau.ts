import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import { type Column, csv } from '@agence/words/csv';
import { isoDay, readableDay } from '@agence/words/paris';
import type { AccountScreen } from '../http/screen.ts';
import { bougees, passage, tendanceDite, trouves } from './lignes.ts';

/** Absent while nothing compares. */
const avant =
  (what: 'cite_avant' | 'reponses_avant') =>
  ({ constat }: Client): number | undefined =>
    constat?.changement?.tendance ? constat.changement[what] : undefined;

const COLUMNS: readonly Column<Client>[] = [
  { title: 'Client', value: ({ entreprise }) => entreprise },
  { title: 'Site', value: ({ site }) => site },
  { title: 'Ville', value: ({ ville }) => ville },
  { title: 'Métier', value: ({ metier }) => metier },
  { title: 'Retiré', value: ({ actif }) => !actif },
  { title: 'Mesure', value: ({ mesure }) => mesure },
  { title: 'Précision', value: ({ mesure_detail }) => mesure_detail },
  { title: 'Dernière mesure', value: ({ derniere_mesure }) => derniere_mesure },
  {
    title: 'Prochaine mesure',
    value: ({ prochaine_mesure_ts: next }) => next && readableDay(new Date(next * 1000)),
  },
  { title: 'Mesure simulée', value: ({ constat }) => constat?.simulee },
  { title: 'Réponses qui citent le client', value: ({ constat }) => constat?.cite },
  { title: 'Réponses', value: ({ constat }) => constat?.reponses },
  { title: 'Réponses qui citaient le client, mesure précédente', value: avant('cite_avant') },
  { title: 'Réponses, mesure précédente', value: avant('reponses_avant') },
  { title: 'Évolution', value: ({ constat }) => constat?.changement && tendanceDite(constat.changement) },
  {
    title: 'Questions dont l’état a changé',
    value: ({ constat }) =>
      constat?.changement &&
      bougees(constat.changement).map((asked) => fr`${asked.question} : ${passage(asked)}`),
  },
  {
    title: 'Devant le client',
    value: ({ constat }) =>
      constat?.devant.map(({ entreprise, reponses }) => fr`${entreprise} : ${reponses}`),
  },
  { title: 'Questions à conquérir', value: ({ decompte }) => decompte?.a_conquerir },
  { title: 'Questions à consolider', value: ({ decompte }) => decompte?.a_consolider },
  { title: 'Questions acquises', value: ({ decompte }) => decompte?.acquises },
  { title: 'Documents', value: ({ livrables }) => livrables },
];

/** Every client of the account, in the order of the portfolio. */
export const tableauDe = (clients: readonly Client[]): string =>
  csv(COLUMNS, trouves(clients, { q: '', tri: 'nom' }));

export const TABLEAU = '/console/clients.csv';

export const tableau: AccountScreen = {
  path: TABLEAU,
  suspended: 'open',
  show: async ({ compte, needs }) => {
    const { clients } = await needs.peers.clients.call.lirePortefeuille({ compte: compte.slug });
    return { tableau: tableauDe(clients), nom: `clients-${isoDay(needs.clock.now())}.csv` };
  },
};
