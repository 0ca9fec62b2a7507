/** One name as the fitting sees it: the signs it shows, whether it is a business offered, and the case it stands in. */
export type Weighed = { name: string; signs: readonly string[]; offered: boolean; from: string };

export type Weights = Readonly<Record<string, number>>;

export type Fitting = {
  /** How strongly a weight is held to the given one. */
  ridge: number;
  /** The sum from which a name counts; a name without signs is one in 1 + e^enough. */
  enough: number;
};

/** Times that every weight is moved; more changes nothing in the second decimal. */
const ROUNDS = 400;

/** The other side of zero from what was given is no fit: what a sign speaks for is known before any figure. */
const keepSide = (weight: number, given: number): number =>
  given < 0 ? Math.min(0, weight) : Math.max(0, weight);

/**
 * Logistic regression by coordinate descent: the weights by which the names are most likely what they are labelled, each held
 * near the one given by a ridge. Small on purpose; deterministic.
 */
export function fit(rows: readonly Weighed[], given: Weights, { ridge, enough }: Fitting): Weights {
  const weights: Record<string, number> = { ...given };
  const holders = new Map<string, number[]>(Object.keys(given).map((sign) => [sign, []]));
  for (const [row, { signs }] of rows.entries()) for (const sign of signs) holders.get(sign)?.push(row);
  const sums = rows.map(({ signs }) => sumOf(signs, weights) - enough);
  for (let round = 0; round < ROUNDS; round++)
    for (const [sign, held] of holders) {
      const [weight, from] = [weights[sign] ?? 0, given[sign] ?? 0];
      let slope = ridge * (weight - from);
      for (const row of held)
        slope += 1 / (1 + Math.exp(-(sums[row] ?? 0))) - (rows[row]?.offered === true ? 1 : 0);
      // A quarter is the steepest the logistic curve gets: such a step never goes too far.
      const moved = keepSide(weight - slope / (held.length / 4 + ridge), from);
      for (const row of held) sums[row] = (sums[row] ?? 0) + moved - weight;
      weights[sign] = moved;
    }
  return weights;
}

export const sumOf = (signs: readonly string[], weights: Weights): number =>
  signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0);

export const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([sign, weight]) => [sign, Math.round(weight * 10) / 10]));

export type Errors = { names: number; listedWrongly: number; missed: number };

/** How often names come out on the wrong side. */
export function errorsOf(rows: readonly Weighed[], weights: Weights, enough: number): Errors {
  const counted = (row: Weighed) => sumOf(row.signs, weights) >= enough - 1e-9;
  return {
    names: rows.length,
    listedWrongly: rows.filter((row) => counted(row) && !row.offered).length,
    missed: rows.filter((row) => !counted(row) && row.offered).length,
  };
}

const FOLDS = 5;

/** The names of one case are never parted: each fifth of the cases is read with what the other four teach. */
export function crossValidated(rows: readonly Weighed[], given: Weights, fitting: Fitting): Errors {
  const froms = [...new Set(rows.map(({ from }) => from))];
  const foldOf = new Map(froms.map((from, at) => [from, at % FOLDS]));
  const errors = Array.from({ length: FOLDS }, (_, fold) => {
    const learnt = fit(
      rows.filter(({ from }) => foldOf.get(from) !== fold),
      given,
      fitting,
    );
    return errorsOf(
      rows.filter(({ from }) => foldOf.get(from) === fold),
      rounded(learnt),
      fitting.enough,
    );
  });
  return {
    names: rows.length,
    listedWrongly: errors.reduce((sum, e) => sum + e.listedWrongly, 0),
    missed: errors.reduce((sum, e) => sum + e.missed, 0),
  };
}
