import { randomUUID } from 'node:crypto';
import { type Pair, publishAgain } from '@agence/platform/bus/reconcile';
import type { Platform } from '@agence/platform/service';
import type { Announcement } from '@agence/proto/catalogue';
import type { Dossier } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';
import { type Client, PORTEFEUILLES, type Portefeuille } from '../portefeuille/portefeuille.ts';
import { fermer, tenueJusquau } from '../retirer/fermer.rule.ts';

/** The event to publish again when the dossier was closed but the portfolio never removed the client. */
const unfinished = (compte: string, { id: client, revision }: Client, dossier: Dossier): Announcement => {
  const place_libre_le = tenueJusquau(dossier) ?? undefined;
  const command_id = dossier.retrait ?? `accord:${client}:${revision}`;
  return { name: 'dossier_ferme', data: { compte, client, revision, command_id, place_libre_le } };
};

/** The event about an active client that its portfolio or dossier missed; null when both are up to date. */
const unheard = (compte: string, client: Client, dossier: Dossier | undefined): Announcement | null => {
  const { id, revision, corrige = 0 } = client;
  const data = { compte, client: id, revision };
  if (dossier === undefined && revision === 1) return { name: 'client_pose', data };
  if (dossier !== undefined && dossier.revision >= revision)
    return dossier.ferme && dossier.revision === revision ? unfinished(compte, client, dossier) : null;
  return corrige === revision
    ? { name: 'client_corrige', data }
    : { name: 'client_repris', data: { ...data, corrige } };
};

/** The client was removed, but its dossier is still open. */
const leftOpen = ({ actif, revision }: Client, dossier: Dossier | undefined): boolean =>
  !actif && dossier !== undefined && !dossier.ferme && dossier.revision <= revision;

/** Reconciles each client with its dossier: open while the client is active, closed once it is removed. */
export const dossiersAccord = ({ dossiers }: Needs, { db }: Pick<Platform, 'db'>): Pair<Portefeuille> => ({
  name: 'dossiers',
  kind: PORTEFEUILLES,
  differences: async (compte, { clients }) => {
    const known = await dossiers.among(clients.map(({ id }) => id));
    return clients.flatMap((client) => {
      const { id, revision } = client;
      const fact = `${id}@${revision}`;
      const dossier = known.get(id);
      const news = client.actif ? unheard(compte, client, dossier) : null;
      if (news !== null) return [{ fact, mend: () => publishAgain(db, news) }];
      if (!leftOpen(client, dossier)) return [];
      const command = { command_id: randomUUID(), confirmer: true, compte, revision };
      return [{ fact, mend: async () => void (await dossiers.carryOut(id, fermer, command)) }];
    });
  },
});
