import type { AccountScreen } from '../http/screen.ts';
import { pagine } from '../pages/pagination.ts';
import { choixDe, trouves } from './lignes.ts';
import { pagePortefeuille } from './portefeuille.page.ts';

/** One read, whatever the number of clients. */
export const portefeuille: AccountScreen = {
  method: 'GET',
  path: '/console/',
  suspended: true,
  show: async (visit) => {
    const { compte, needs, query } = visit;
    const read = await needs.peers.clients.call.lirePortefeuille({ compte: compte.slug });
    const choix = choixDe(query);
    return { page: pagePortefeuille(visit, read, choix, pagine(trouves(read.clients, choix), query)) };
  },
};
