import type { DocumentKind, DocumentStore } from '@agence/platform/document-store';
import type { Platform } from '@agence/platform/service';

/** A lead that may be measured, with the digests of where it came from and of who is written to. */
export type Candidat = {
  readonly lead: string;
  readonly source: string;
  /** Absent in what an earlier release stored. */
  readonly reseau?: string | undefined;
  readonly personne: string;
};

/** The turns that were given on a day of Paris, in their order. */
export type Jour = readonly Candidat[];

export type JourFact = { readonly type: 'tour_donne' } & Candidat;

const JOURS: DocumentKind<Jour, JourFact> = {
  collection: 'jours',
  initial: () => [],
  evolve: (jour, { type: _, ...candidat }) => [...jour, candidat],
  announce: () => [],
};

export type Jours = DocumentStore<Jour, JourFact> & {
  /** Forgets the days before that one (YYYY-MM-DD): nothing is counted in them any more. */
  readonly forgetBefore: (day: string) => Promise<void>;
};

export const jourStore = ({ db, store }: Pick<Platform, 'db' | 'store'>): Jours => ({
  ...store(JOURS),
  forgetBefore: async (day) => {
    await db.collection<{ _id: string }>(JOURS.collection).deleteMany({ _id: { $lt: day } });
  },
});
