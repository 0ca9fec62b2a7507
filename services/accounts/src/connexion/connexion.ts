import type { DocumentKind } from '@agence/platform/store/document-store';

/** A place from which an account's console was opened: a caller address with a browser. */
export type Connexion = {
  /** Drawn anew each time the place is new. */
  readonly id: string;
  readonly compte: string;
  /** The authorised address that signed in. */
  readonly adresse: string;
  readonly appelant: string;
  readonly navigateur: string;
  readonly vue: Date;
};

/** `null` before the first sign-in from the place, and again once its record is deleted. */
export type ConnexionState = Connexion | null;

export type ConnexionFact = {
  readonly type: 'connexion_nouvelle' | 'connexion_revue';
  readonly connexion: Connexion;
};

export const CONNEXIONS: DocumentKind<ConnexionState, ConnexionFact> = {
  collection: 'connexions',
  initial: () => null,
  evolve: (_state, { connexion }) => connexion,
  announce: ({ type, connexion: { compte, id: connexion } }) =>
    type === 'connexion_nouvelle' ? [{ name: type, data: { compte, connexion } }] : [],
};
