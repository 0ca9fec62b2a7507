import type { ChangementCertain } from '@agence/proto/measurement/v1/measurement';

export type World = {
  /** What accounts, clients and measurement answer. */
  adresses: readonly string[];
  /** Since when the account is erased. */
  efface_ts: number | undefined;
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
  /** Answers that cite the client, of forty, once it is measured. */
  cite: number | undefined;
  /** The site of the audit could not be read. */
  non_lu: boolean;
  statut: string;
  /** The ordering address. */
  badge: string | undefined;
  /** A customer without an agency. */
  direct: boolean;
  /** No model reads the orders of the account. */
  sans_modele: boolean;
  /** The model that reads orders; undefined when it is off. */
  modele: string | undefined;
  /** When the measurement starts by itself, in Unix seconds; undefined when its questions wait for nothing. */
  demarre_ts: number | undefined;
  /** DD/MM/YYYY, as accounts knows it. */
  paye_jusqu_au: string | undefined;
  demande: { action: string; adresse: string; meme_domaine: boolean; etat: string };
  /** The link that was asked to the console; null when a newer one replaced it, or when the address is no account's. */
  lien: { adresse: string; jeton: string } | null;
  /** Who did what is told, as the history keeps it; null: nobody is kept. */
  geste: { qui: string; porte: string } | null;
  /** A sign-in from a new place; null once forgotten. */
  connexion: { adresse: string; appelant: string; navigateur: string } | null;
  /** The other clients of the account. */
  voisins: readonly { entreprise: string; mesure: string; demarre_ts?: number | undefined }[];
  /** What is certain in the month, and whether the account wants to read it. */
  changements: readonly ChangementCertain[];
  sans_lettre: boolean | undefined;
  /** Who asked through the form; null once erased. */
  lead: { email: string; message: string; attend?: boolean; confirme_ts?: number | undefined } | null;
};

export const world = (change: Partial<World> = {}): World => ({
  adresses: ['ada@horizon.test', 'bob@horizon.test'],
  efface_ts: undefined,
  compte: 'Agence Horizon',
  entreprise: 'Maison Lagrange',
  mesure: 'faite',
  mesure_detail: undefined,
  absences: 0,
  now: new Date('2026-11-21T08:14:00Z'),
  rapport: true,
  simulee: false,
  cite: undefined,
  non_lu: false,
  statut: 'actif',
  badge: undefined,
  direct: false,
  sans_modele: false,
  modele: undefined,
  demarre_ts: undefined,
  paye_jusqu_au: '30/11/2026',
  demande: { action: 'ajouter', adresse: 'eve@ailleurs.test', meme_domaine: false, etat: 'transmise' },
  lien: { adresse: 'ada@horizon.test', jeton: 'jeton-1' },
  geste: { qui: 'bob@horizon.test', porte: 'console' },
  connexion: { adresse: 'ada@horizon.test', appelant: '192.0.2.9', navigateur: 'Firefox sur Linux' },
  voisins: [],
  changements: [],
  sans_lettre: undefined,
  lead: { email: 'paul@lagrange.test', message: 'Rappelez-moi.' },
  ...change,
});
