import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVENTS } from '@agence/platform/bus';
import { consumers } from '@agence/platform/consumer';
import { databaseClock } from '@agence/platform/database-clock';
import { Unavailable } from '@agence/platform/faults';
import { CATALOGUE, type EventName, subjectOf } from '@agence/proto/catalogue';
import { testParts } from '@agence/testing/parts';
import { envois } from './envois/envois.sweep.ts';
import { purge } from './envois/purge.sweep.ts';
import type { Delais } from './envois/relais.ts';
import { type Needs, outgoing, type Settings } from './needs.ts';
import { reactions } from './reactions.ts';

export type World = {
  /** What accounts, clients and measurement answer. */
  adresses: readonly string[];
  compte: string;
  entreprise: string;
  mesure: string;
  mesure_detail: string | undefined;
  /** How many more times clients is away when it is asked. */
  absences: number;
  now: Date;
  /** Whether the document of the event is there. */
  rapport: boolean;
  simulee: boolean;
  statut: string;
  /** DD/MM/YYYY, as accounts knows it. */
  paye_jusqu_au: string | undefined;
  demande: { action: string; adresse: string; meme_domaine: boolean; etat: string };
  /** Who asked through the form; null once erased. */
  lead: { email: string; message: string } | null;
};

export const world = (change: Partial<World> = {}): World => ({
  adresses: ['ada@horizon.test', 'bob@horizon.test'],
  compte: 'Agence Horizon',
  entreprise: 'Maison Lagrange',
  mesure: 'faite',
  mesure_detail: undefined,
  absences: 0,
  now: new Date('2026-11-21T08:14:00Z'),
  rapport: true,
  simulee: false,
  statut: 'actif',
  paye_jusqu_au: '30/11/2026',
  demande: { action: 'ajouter', adresse: 'eve@ailleurs.test', meme_domaine: false, etat: 'transmise' },
  lead: { email: 'paul@lagrange.test', message: 'Rappelez-moi.' },
  ...change,
});

const EVENT = {
  ...{ compte: 'horizon', client: 'c_1', revision: 1, mesure: 'm_1', document: 'd_1' },
  ...{ demande: 'a_1', lead: 'l_1', plan: 'agence15', vers: 'agence5' },
  ...{ mode: 'virement', paye_jusqu_au: '2026-11-30' },
};
const LIEN = 'https://mesure.test/d/a.d_1.zz.sig';

const NON = { result: { $case: 'refus' as const, value: { refus: undefined } } };

const peers = (of: World) => ({
  accounts: {
    lireCompte: async ({ compte: slug }: { compte: string }) =>
      slug === EVENT.compte
        ? {
            result: {
              $case: 'compte' as const,
              value: {
                slug,
                nom: of.compte,
                statut: of.statut,
                servi: true,
                marque: undefined,
                adresses: [...of.adresses],
                paiement: {
                  plan: 'agence5',
                  mode: 'virement',
                  etat: 'à jour',
                  paye_jusqu_au: of.paye_jusqu_au,
                },
              },
            },
          }
        : NON,
    lireDemande: async ({ demande: id }: { demande: string }) => ({
      result: { $case: 'demande' as const, value: { id, ...of.demande, demande_ts: 0 } },
    }),
  },
  form: {
    lireLead: async ({ lead: id }: { lead: string }) => {
      const { entreprise, lead } = of;
      if (lead === null) return NON;
      const said = { ville: 'Lyon', metier: undefined, site_web: undefined, objet: undefined };
      const about = { concurrents: ['Maison Brunel', 'Le Four'], recu_ts: 0, accepte_ts: 0 };
      const value = { id, etat: 'accepté', entreprise, motif: undefined, ...said, ...about, ...lead };
      return { result: { $case: 'lead' as const, value } };
    },
  },
  diagnostics: {
    lireLienDeLead: async () => ({ lien: of.rapport ? LIEN : undefined, simulee: of.simulee }),
  },
  clients: {
    lireClient: async ({ id }: { id: string }) => {
      of.absences -= 1;
      if (of.absences >= 0) throw new Unavailable('clients is away');
      const { entreprise, mesure, mesure_detail } = of;
      const about = { site: 'lagrange.test', ville: undefined, derniere_mesure: undefined, livrables: 1 };
      const value = { id, entreprise, mesure, mesure_detail, actif: true, ...about };
      return { result: { $case: 'client' as const, value } };
    },
  },
  measurement: {
    lireLivrables: async () => {
      const rapport = { id: 'd_1', genre: 'rapport', periode: '11/2026', titre: '', etat: 'prêt' };
      return {
        livrables: of.rapport ? [{ ...rapport, cree: '21/11/2026', lien: LIEN, simulee: of.simulee }] : [],
      };
    },
  },
});

export type Wired = {
  readonly needs: Needs;
  readonly data: string;
  /** As the bus tells it: the same id again is a redelivery. */
  readonly hear: (name: EventName, id: string) => Promise<void>;
  /** Publishes on the real bus, for those who listen. */
  readonly publish: (name: EventName, id: string) => Promise<void>;
  /** One run of the sweep that sends. */
  readonly send: () => Promise<void>;
  readonly purge: () => Promise<void>;
  /** Moves the clock that leases and waits go by. */
  readonly later: (ms: number) => void;
  /** A second process on the same database. */
  readonly twin: () => Needs;
  readonly close: () => Promise<void>;
};

type Change = Partial<Settings> & {
  readonly of?: World;
  readonly delais?: Delais;
  /** Listens on the real bus, as two processes do. */
  readonly listening?: boolean;
};

/** The mail service without its bus and its gRPC door, on a database of its own. */
export async function wire({
  of = world(),
  delais,
  listening = false,
  ...settings
}: Change = {}): Promise<Wired> {
  const data = await mkdtemp(join(tmpdir(), 'agence-mail-'));
  const { db, bus, anotherBus, log, stop } = await testParts();
  let shift = 0;
  const real = databaseClock(db);
  const now = async () => (await real()) + shift;
  const all: Settings = {
    AGENCE_DATA: data,
    SMTP_URL: undefined,
    MAIL_FROM: 'mesure@service.test',
    SERVICE_NAME: 'Mesure IA',
    ALERT_EMAIL: undefined,
    CONTACT_EMAIL: undefined,
    ...settings,
  };
  const gathered = (): Needs => ({
    ...outgoing(db, now, all, delais),
    ...peers(of),
    clock: { now: () => of.now, offset_s: () => 0 },
    now,
    draw: () => 1,
    log,
  });
  const needs = gathered();
  if (listening)
    for (const [one, its] of [
      [bus, needs],
      [anotherBus(), gathered()],
    ] as const)
      consumers('mail', one, db, log).start(reactions(its));
  return {
    needs,
    data,
    hear: async (name, id) => {
      const wanted = reactions(needs).filter(({ event }) => event === name);
      for (const { reaction, react } of wanted) await react(EVENT as never, { id: `${reaction}:${id}` });
    },
    publish: async (name, id) => {
      const bytes = CATALOGUE[name].message.encode(EVENT as never).finish();
      await bus.publish(EVENTS, subjectOf(name), id, bytes);
    },
    send: () => envois(needs).run(),
    purge: () => purge(needs).run(),
    later: (ms) => {
      shift += ms;
    },
    twin: gathered,
    close: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
