import type { Remote } from '@agence/platform/grpc/grpc-client';
import type { AccountsServer } from '@agence/proto/accounts/v1/accounts';
import type {
  DocumentEcrit,
  Dossier,
  DossiersServer,
  RemettreEtatsRequest,
} from '@agence/proto/clients/v1/dossiers';
import type { PagesServer } from '@agence/proto/clients/v1/pages';

/** A client's file and an account, as the fake services of a test know them, and the results handed in. */
export type Held = {
  /** What clients says of the client; a test may change it. */
  readonly dossier: { -readonly [K in keyof Dossier]: Dossier[K] };
  readonly account: {
    servi: boolean;
    marque: { nom: string; couleur: string; contact: string } | undefined;
    /** Since when it is erased; a test may erase it. */
    efface_ts?: number;
  };
  /** The results handed in, the last one last. */
  readonly remis: RemettreEtatsRequest[];
  readonly questions: string[];
  /** Of each time that questions were handed in: the plan that they were added for. */
  readonly complements: (number | undefined)[];
  /** Documents handed in by themselves. */
  readonly documents: DocumentEcrit[];
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
  corrige: 0,
  au_repos: [],
  complement: undefined,
};

/** The neighbours of this service, as far as one client goes. */
export function held() {
  const dossier = structuredClone(DOSSIER);
  const account: Held['account'] = {
    servi: true,
    marque: { nom: 'Agence Test', couleur: '#0b5cad', contact: 'a@agence.example' },
  };
  const remis: RemettreEtatsRequest[] = [];
  const questions: string[] = [];
  const complements: Held['complements'] = [];

  const documents: DocumentEcrit[] = [];
  const figees = new Map<string, number>();
  const dossiers: Pick<
    Remote<DossiersServer>,
    'lireDossier' | 'remettreQuestions' | 'remettreEtats' | 'remettreDocument'
  > = {
    lireDossier: async () => ({ result: { $case: 'dossier', value: structuredClone(dossier) } }),
    remettreQuestions: async ({ questions: given, revision, complement }) => {
      if (revision !== dossier.revision) return { retenues: false };
      questions.push(...given);
      complements.push(complement);
      return { retenues: true };
    },
    remettreEtats: async (said) => {
      if (said.revision !== dossier.revision) return { retenus: false };
      if (!remis.some(({ command_id }) => command_id === said.command_id)) remis.push(said);
      return { retenus: true };
    },
    remettreDocument: async ({ document }) => {
      if (document !== undefined && !documents.some(({ id }) => id === document.id)) documents.push(document);
      return {};
    },
  };
  // The first question that no page aims at yet, as clients would choose it.
  const pagesDesClients: Remote<PagesServer> = {
    figerPage: async ({ revision, mesure }) => {
      if (revision !== dossier.revision) return { page: undefined };
      const targeted = [...figees.values()];
      const n = figees.get(mesure) ?? dossier.questions.find((one) => !targeted.includes(one.n))?.n;
      const question = dossier.questions.find((one) => one.n === n)?.question;
      if (n === undefined || question === undefined) return { page: undefined };
      figees.set(mesure, n);
      return { page: { n, question, numero_page: [...figees.keys()].indexOf(mesure) + 1, choisi: false } };
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
          efface_ts: account.efface_ts,
          marque: account.marque,
        },
      },
    }),
  };
  return {
    held: { dossier, account, remis, questions, complements, documents },
    peers: {
      dossiers: dossiers as Remote<DossiersServer>,
      accounts: accounts as Remote<AccountsServer>,
      pagesDesClients,
    },
  };
}
