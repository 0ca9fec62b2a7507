import type { Reply } from '@agence/calls/route';
import type { clientsPost } from '@agence/calls/routes/clients.post';
import type { Ligne } from './lignes.ts';

export type Pose = Reply<typeof clientsPost>;

/** Why a line is refused; null when it is accepted. */
export type Verdict = string | null;

/**
 * The verdict of each line. Lines in `faults` could not be read and were not sent. Both lists of the reply keep the
 * order sent; of two equal lines, the first is accepted.
 */
export function verdicts(
  lignes: readonly Ligne[],
  faults: ReadonlyMap<number, string>,
  { acceptes, refuses }: Pose,
): readonly Verdict[] {
  let accepted = 0;
  let refused = 0;
  return lignes.map(({ entreprise, site_web }, i) => {
    const fault = faults.get(i);
    if (fault !== undefined) return fault;
    const next = acceptes[accepted];
    if (next?.entreprise === entreprise && next.site_web === site_web) {
      accepted += 1;
      return null;
    }
    refused += 1;
    return refuses[refused - 1]?.pourquoi ?? null;
  });
}
