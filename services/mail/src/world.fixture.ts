import type { ChangementCertain } from '@agence/proto/measurement/v1/measurement';

type Voisin = { readonly entreprise: string; readonly mesure: string; readonly demarre_ts?: number };
type Demandeur = { email: string; message: string; attend?: boolean; confirme_ts?: number | undefined };

/** What accounts, clients and measurement answer. */
const WORLD = {
  adresses: ['ada@horizon.test', 'bob@horizon.test'] as readonly string[],
  /** Since when the account is erased. */
  efface_ts: undefined as number | undefined,
  compte: 'Agence Horizon',
  entreprise: 'Maison Lagrange',
  mesure: 'faite',
  mesure_detail: undefined as string | undefined,
  /** How many more times clients is away when it is asked. */
  absences: 0,
  now: new Date('2026-11-21T08:14:00Z'),
  /** Whether the document of the event is there. */
  rapport: true,
  simulee: false,
  /** Answers that cite the client, of forty, once it is measured. */
  cite: undefined as number | undefined,
  /** The site of the audit could not be read. */
  non_lu: false,
  statut: 'actif',
  /** The ordering address. */
  badge: undefined as string | undefined,
  /** A customer without an agency. */
  direct: false,
  /** No model reads the orders of the account. */
  sans_modele: false,
  /** The model that reads orders; undefined when it is off. */
  modele: undefined as string | undefined,
  /** When the measurement starts by itself, in Unix seconds; undefined when its questions wait for nothing. */
  demarre_ts: undefined as number | undefined,
  /** DD/MM/YYYY, as accounts knows it. */
  paye_jusqu_au: '30/11/2026' as string | undefined,
  demande: { action: 'ajouter', adresse: 'eve@ailleurs.test', meme_domaine: false, etat: 'transmise' },
  /** The link that was asked to the console; null when a newer one replaced it, or when the address is no account's. */
  lien: { adresse: 'ada@horizon.test', jeton: 'jeton-1' } as { adresse: string; jeton: string } | null,
  /** Who did what is told, as the history keeps it; null: nobody is kept. */
  geste: { qui: 'bob@horizon.test', porte: 'console' } as { qui: string; porte: string } | null,
  /** Whether a sign-in from a new place is still known. */
  connexion: true,
  /** The other clients of the account. */
  voisins: [] as readonly Voisin[],
  /** What is certain in the month, and whether the account wants to read it. */
  changements: [] as readonly ChangementCertain[],
  sans_lettre: undefined as boolean | undefined,
  /** Who asked through the form; null once erased. */
  lead: { email: 'paul@lagrange.test', message: 'Rappelez-moi.' } as Demandeur | null,
};

export type World = typeof WORLD;

export const world = (change: Partial<World> = {}): World => ({ ...WORLD, ...change });
