import type { Platform } from '@agence/platform/service';
import type { DocumentKind } from '@agence/platform/store/document-store';

/** A lead that may be measured, with digests of its source, its network and its recipient. */
export type Candidat = {
  readonly lead: string;
  readonly source: string;
  readonly reseau: string;
  readonly personne: string;
};

/** The turns given on a day in Paris, in order. */
export type Jour = readonly Candidat[];

export type JourFact = { readonly type: 'tour_donne' } & Candidat;

const JOURS: DocumentKind<Jour, JourFact> = {
  collection: 'jours',
  initial: () => [],
  evolve: (jour, { type: _, ...candidat }) => [...jour, candidat],
  announce: () => [],
};

export const jourStore = ({ db, store }: Pick<Platform, 'db' | 'store'>) => ({
  ...store(JOURS),
  /** Forgets the days before this one (YYYY-MM-DD): they count for nothing any more. */
  forgetBefore: async (day: string) => {
    await db.collection<{ _id: string }>(JOURS.collection).deleteMany({ _id: { $lt: day } });
  },
});
