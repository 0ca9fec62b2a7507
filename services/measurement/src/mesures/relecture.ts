import type { Bilan } from './bilan.ts';

/** Another reading of the answers by a model, ordered by an operator. `essai`: the earlier ones with this version were stopped. */
export type Relecture = { readonly lecteur: string; readonly version: string; readonly essai: number };

/** An ended one: what it found (null when it was stopped), and its calls of unknown outcome. */
export type Relue = Relecture & { readonly bilan: Bilan | null; readonly inconnues: readonly string[] };

export type Relectures = {
  /** The one under way: until it is complete, the reading before counts. */
  readonly relecture?: Relecture | null;
  readonly relues?: readonly Relue[];
};

/** A stopped reading changes nothing. */
export const STOPPED = { bilan: null, inconnues: [] } as const;

/** Every one that was begun. */
export const relectures = ({ relues = [], relecture }: Relectures): readonly Relecture[] => [
  ...relues.map(({ lecteur, version, essai }) => ({ lecteur, version, essai })),
  ...(relecture == null ? [] : [relecture]),
];

/** All are stopped, and nothing is left but their names. */
export const erased = (all: Relectures): Relectures => ({
  relecture: null,
  relues: relectures(all).map((again) => ({ ...again, ...STOPPED })),
});
