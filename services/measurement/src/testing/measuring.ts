import { machineNow } from '@agence/platform/clock';
import { documentStore } from '@agence/platform/document-store';
import type { Remote } from '@agence/platform/grpc-client';
import { workQueue } from '@agence/platform/work-queue';
import type { AccountsServer } from '@agence/proto/accounts/v1/accounts';
import type { Dossier, DossiersServer, RemettreEtatsRequest } from '@agence/proto/clients/v1/dossiers';
import type { ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import type { FormServer } from '@agence/proto/form/v1/form';
import type { TestParts } from '@agence/testing/parts';
import { modelsOf } from '../ai/settings.ts';
import { answerStore } from '../cells/answer.store.ts';
import { cellStore } from '../cells/cell.store.ts';
import { dispatch } from '../dispatch.ts';
import { links } from '../links/links.ts';
import { livrableStore } from '../livrables/livrable.store.ts';
import { mesureStore } from '../mesures/mesure.store.ts';
import type { Needs } from '../needs.ts';
import { preparationStore } from '../preparations/preparation.store.ts';
import { simulate } from '../simulator/simulate.ts';
import { spendStore } from '../spend/spend.store.ts';

/** The parts of this service on a real database and bus, between a client's file and an account that a test holds. */
export type Measuring = {
  readonly needs: Needs;
  /** What clients says of the client; a test may change it. */
  readonly dossier: { -readonly [K in keyof Dossier]: Dossier[K] };
  readonly account: { servi: boolean; marque: { nom: string; couleur: string; contact: string } | undefined };
  /** What was handed in and kept, the last one last. */
  readonly remis: RemettreEtatsRequest[];
  readonly questions: string[];
  /** Moves both clocks. */
  readonly later: (ms: number) => void;
  /** Starts to work what is due, and takes every sweep once. */
  readonly start: () => Promise<void>;
  readonly sweep: () => Promise<void>;
};

const DOSSIER: Dossier = {
  compte: 'agence-test',
  client: 'c_1',
  revision: 1,
  fiche: {
    entreprise: 'Plomberie Martin',
    site_web: 'https://plomberie-martin.example',
    ville: 'Rennes',
    metier: 'plombier',
    concurrents: ['Dupont Sanitaire'],
    contexte: undefined,
  },
  actif: true,
  questions: [
    { n: 1, question: 'Quel plombier appeler à Rennes ?' },
    { n: 2, question: 'Qui répare une fuite en urgence à Rennes ?' },
  ],
  questions_voulues: 3,
  ias_par_client: 2,
  etats: [],
};

/** Who is not asked in a test that gives no answer of theirs. */
const nobody: unknown = {};

/** `over` replaces parts; the simulator answers unless it says otherwise. */
export function measuring(parts: TestParts, over: Partial<Needs> = {}, ceiling = 1000): Measuring {
  const { db, bus, log } = parts;
  const start = machineNow().getTime();
  let moved = 0;
  const now = () => new Date(Date.UTC(2026, 10, 21, 10) + machineNow().getTime() - start + moved);
  const databaseNow = async () => machineNow().getTime() + moved;
  const dossier = structuredClone(DOSSIER);
  const account: Measuring['account'] = {
    servi: true,
    marque: { nom: 'Agence Test', couleur: '#0b5cad', contact: 'a@agence.example' },
  };
  const remis: RemettreEtatsRequest[] = [];
  const questions: string[] = [];

  const dossiers: Pick<Remote<DossiersServer>, 'lireDossier' | 'remettreQuestions' | 'remettreEtats'> = {
    lireDossier: async () => ({ result: { $case: 'dossier', value: structuredClone(dossier) } }),
    remettreQuestions: async ({ questions: given, revision }) => {
      if (revision !== dossier.revision) return { retenues: false };
      questions.push(...given);
      return { retenues: true };
    },
    remettreEtats: async (said) => {
      if (said.revision !== dossier.revision) return { retenus: false };
      if (!remis.some(({ command_id }) => command_id === said.command_id)) remis.push(said);
      return { retenus: true };
    },
  };
  const accounts: Pick<Remote<AccountsServer>, 'lireCompte'> = {
    lireCompte: async ({ compte }) => ({
      result: {
        $case: 'compte',
        value: {
          slug: compte,
          nom: 'Agence Test',
          statut: 'actif',
          adresses: [],
          paiement: undefined,
          servi: account.servi,
          marque: account.marque,
        },
      },
    }),
  };

  const store: Parameters<typeof mesureStore>[0]['store'] = (kind) => documentStore(db, kind, () => {});
  const needs: Needs = {
    clock: { now, offset_s: () => 0 },
    databaseNow,
    log,
    bus,
    dossiers: dossiers as Remote<DossiersServer>,
    accounts: accounts as Remote<AccountsServer>,
    prospections: nobody as Remote<ProspectionsServer>,
    form: nobody as Remote<FormServer>,
    service: { nom: 'Mesure Test', couleur: '#0b5cad', contact: 'mesure@test.example' },
    models: modelsOf({}),
    ask: simulate,
    cells: cellStore(parts, databaseNow),
    answers: answerStore(parts),
    mesures: mesureStore({ store }),
    preparations: preparationStore(parts),
    livrables: livrableStore(parts),
    links: links('a:0123456789abcdef0', 'https://mesure.test'),
    spend: spendStore(parts, ceiling),
    ...over,
  };
  const { sweeps, start: begin } = dispatch(needs, workQueue(bus, 'cells'), 8);
  let begun = false;
  return {
    needs,
    dossier,
    account,
    remis,
    questions,
    later: (ms) => {
      moved += ms;
    },
    start: async () => {
      if (!begun) await begin();
      begun = true;
      for (const { run } of sweeps) await run();
    },
    sweep: async () => {
      for (const { run } of sweeps) await run();
    },
  };
}
