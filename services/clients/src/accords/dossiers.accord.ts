import { type Pair, publishAgain } from '@agence/platform/reconcile';
import type { Platform } from '@agence/platform/service';
import type { Announcement } from '@agence/proto/catalogue';
import type { Dossier } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';
import { type Client, PORTEFEUILLES, type Portefeuille } from '../portefeuille/portefeuille.ts';

/** The news of a client that its dossier never heard; null when it heard all of it. */
const unheard = (compte: string, client: Client, dossier: Dossier | undefined): Announcement | null => {
  const { id, revision, corrige = 0 } = client;
  const data = { compte, client: id, revision };
  if (dossier === undefined && revision === 1) return { name: 'client_pose', data };
  if (dossier !== undefined && dossier.revision >= revision) return null;
  return corrige === revision
    ? { name: 'client_corrige', data }
    : { name: 'client_repris', data: { ...data, corrige } };
};

/** A client that is placed, and its dossier. */
export const dossiersAccord = ({ dossiers }: Needs, { db }: Pick<Platform, 'db'>): Pair<Portefeuille> => ({
  name: 'dossiers',
  kind: PORTEFEUILLES,
  differences: async (compte, { clients }) => {
    const known = await dossiers.among(clients.filter(({ actif }) => actif).map(({ id }) => id));
    return clients.flatMap((client) => {
      const news = client.actif ? unheard(compte, client, known.get(client.id)) : null;
      return news === null
        ? []
        : [{ fact: `${client.id}@${client.revision}`, mend: () => publishAgain(db, news) }];
    });
  },
});
