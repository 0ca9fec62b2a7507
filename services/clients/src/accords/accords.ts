import { newCommand } from '@agence/gesture/handler';
import { type Pair, publishAgain } from '@agence/platform/bus/reconcile';
import type { Platform } from '@agence/platform/service';
import type { Announcement } from '@agence/proto/catalogue';
import type { Essai } from '@agence/proto/measurement/v1/measurement';
import { unix } from '@agence/words/paris';
import { completerClients } from '../completer/completer.ts';
import { aCompleter } from '../dossier/complement.ts';
import { DOSSIERS, type Dossier, type DossierState, type Issue } from '../dossier/dossier.ts';
import { isServi, type Needs } from '../needs.ts';
import { type Client, PORTEFEUILLES, type Portefeuille } from '../portefeuille/portefeuille.ts';
import { remettreDocument } from '../remettre-document/remettre-document.rule.ts';
import { fermer, tenueJusquau } from '../retirer/fermer.rule.ts';

type Database = Pick<Platform, 'db'>;

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
export const dossiersAccord = ({ dossiers }: Needs, { db }: Database): Pair<Portefeuille> => ({
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
      const command = { compte, revision, ...newCommand() };
      return [{ fact, mend: async () => void (await dossiers.carryOut(id, fermer, command)) }];
    });
  },
});

/** Whether dossier and tries agree: while it waits, a try runs; after a failure, no try of its revision succeeded. */
const heard = ({ issue, revision }: Dossier, tries: readonly Essai[]): boolean => {
  if (issue === 'en cours') return tries.some(({ etat }) => etat === 'en cours');
  return !tries.some((essai) => essai.etat === 'faite' && essai.revision === revision);
};

/** Published again, a launch starts a measurement that never started; a finished one reports its outcome again. */
export const lancementsAccord = (
  { measurement }: Pick<Needs, 'measurement'>,
  { db }: Database,
): Pair<DossierState> => ({
  name: 'lancements',
  kind: DOSSIERS,
  where: { 'state.issue': { $in: ['en cours', 'en échec'] satisfies Issue[] } },
  differences: async (client, state) => {
    if (state === null || state.lancee === null || state.issue === 'faite') return [];
    const { compte, revision } = state;
    const { mesure, le, mensuelle = false } = state.lancee;
    const { essais } = await measurement.lireMesures({ compte, client });
    const tries = essais.filter(({ id }) => id === mesure || id.startsWith(`${mesure}_`));
    if (heard(state, tries)) return [];
    const data = { compte, client, revision, mesure, lancee_ts: unix(le), mensuelle };
    return [{ fact: mesure, mend: () => publishAgain(db, { name: 'mesure_lancee', data }) }];
  },
});

/** Adds to a client's list the documents that measurement stores and the list lacks. */
export const documentsAccord = ({
  measurement,
  dossiers,
}: Pick<Needs, 'measurement' | 'dossiers'>): Pair<DossierState> => ({
  name: 'documents',
  kind: DOSSIERS,
  differences: async (client, state) => {
    if (state === null) return [];
    const { livrables } = await measurement.lireLivrables({ compte: state.compte, client });
    const listed = new Set(state.documents.map(({ id }) => id));
    // Measurement returns the newest first; the list is in the order of writing.
    const lost = livrables.filter(({ id }) => !listed.has(id)).toReversed();
    return lost.map(({ id, genre, n = null }) => ({
      fact: id,
      mend: async () => {
        await dossiers.carryOut(client, remettreDocument, { document: { id, genre, n }, ...newCommand() });
      },
    }));
  },
});

/** Requests the questions that a client lacks under its plan. An account that is not served waits. */
export const complementsAccord = (needs: Needs): Pair<Portefeuille> => ({
  name: 'complements',
  kind: PORTEFEUILLES,
  differences: async (compte, { clients, limites: { questions_par_client } }) => {
    const active = clients.filter(({ actif }) => actif).map(({ id }) => id);
    const now = needs.clock.now();
    const short = [...(await needs.dossiers.among(active))].filter(([, dossier]) =>
      aCompleter(dossier, questions_par_client, now),
    );
    if (short.length === 0 || !(await isServi(needs, compte))) return [];
    return short.map(([id]) => ({
      fact: `${id}+${questions_par_client}`,
      mend: () => completerClients(needs, compte, id),
    }));
  },
});
