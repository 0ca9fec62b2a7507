import { Unavailable } from './faults.ts';

/**
 * The stored form of a kind of document. A new optional field makes no new shape. A form that the previous release
 * cannot read does, in two releases: the first reads both and writes the old one, the next writes the new.
 */
export type Shape<S> = {
  /** The number of the shape that is written. */
  readonly written: number;
  /** The state, from each readable shape; the next gesture writes an older document in the new shape. */
  readonly read: Readonly<Record<number, (kept: never) => S>>;
  readonly write: (state: S) => unknown;
};

/** A document as found; one without a number has the first shape. */
export type Shaped = { readonly _id: unknown; readonly state: unknown; readonly shape?: number };

/** The first shape stores the state as it is. */
export const firstShape = <S>(): Shape<S> => ({
  written: 1,
  read: { 1: (kept: S) => kept } as Shape<S>['read'],
  write: (state) => state,
});

type Kind<S> = { readonly collection: string; readonly shape?: Shape<S> };

/** A shape of a later release is not guessed at: a process of that release will answer. */
export function stateOf<S>({ collection, shape = firstShape() }: Kind<S>, found: Shaped): S {
  const read = shape.read[found.shape ?? 1];
  if (read !== undefined) return read(found.state as never);
  const known = Object.keys(shape.read).join(', ');
  throw new Unavailable(
    `${collection}/${found._id} has shape ${found.shape}, and this release reads ${known} only`,
  );
}
