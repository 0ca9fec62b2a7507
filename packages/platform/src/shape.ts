import { Unavailable } from './faults.ts';

/**
 * How a kind of document lies in the store. A field more, absent where it was not written yet, makes no new shape; what the release
 * before could not read does, in two releases: the first reads both shapes and writes the old one, the next writes the new.
 */
export type Shape<S> = {
  /** The number of what is written. */
  readonly written: number;
  /** The state, from each shape that is read; what is older is written anew with the next gesture. */
  readonly read: Readonly<Record<number, (kept: never) => S>>;
  readonly write: (state: S) => unknown;
};

/** A document as it was found: those written before shapes had numbers bear none, and are of the first. */
export type Shaped = { readonly _id: unknown; readonly state: unknown; readonly shape?: number };

/** As long as a kind has no other, its state lies in the store as it is. */
export const firstShape = <S>(): Shape<S> => ({
  written: 1,
  read: { 1: (kept: S) => kept } as Shape<S>['read'],
  write: (state) => state,
});

type Kind<S> = { readonly collection: string; readonly shape?: Shape<S> };

/** One that a later release wrote is not guessed at: a process of that release will answer. */
export function stateOf<S>({ collection, shape = firstShape() }: Kind<S>, found: Shaped): S {
  const read = shape.read[found.shape ?? 1];
  if (read !== undefined) return read(found.state as never);
  const known = Object.keys(shape.read).join(', ');
  throw new Unavailable(
    `${collection}/${found._id} has shape ${found.shape}, and this release reads ${known} only`,
  );
}
