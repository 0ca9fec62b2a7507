import { randomUUID } from 'node:crypto';
import type { Restored } from '@agence/platform/held';
import type { Cle } from './compte.ts';
import { recouper } from './coupures/recouper.rule.ts';
import type { Needs } from './needs.ts';

type Found = { readonly slug: string; readonly cle: Cle };

/** The keys that a copy has open though they were cut since. */
const reopened = async (
  { comptes, markedSince }: Pick<Needs, 'comptes' | 'markedSince'>,
  since: Date,
): Promise<readonly Found[]> => {
  const hashes = await markedSince(since);
  const held = await Promise.all(
    [...new Set(hashes)].map(async (hash) => [hash, await comptes.byKeyHash(hash)] as const),
  );
  return held.flatMap(([hash, of]) => {
    const cle = of?.compte.cles.find((one) => one.hash === hash);
    return of === null || cle === undefined || cle.cut !== null ? [] : [{ slug: of.slug, cle }];
  });
};

/** A key that was cut after the copy is refused at once, and cut once more when the copy is accepted. */
export const restored = (
  needs: Pick<Needs, 'comptes' | 'markedSince' | 'recoupees' | 'clock'>,
): Restored => ({
  hold: async (since) => {
    for (const { cle } of await reopened(needs, since)) needs.recoupees.add(cle.hash);
  },
  will: async (since, forgot = false) => {
    const found = await reopened(needs, since);
    const open = 'the bus is older as well: of keys cut since, those that the data folder noted are known';
    return [
      ...(forgot ? [open] : []),
      ...found.map(
        ({ slug, cle }) =>
          `the key …${cle.end} of ${slug} was cut after the copy: it is refused, and will be cut again`,
      ),
    ];
  },
  settle: async (since) => {
    const bySlug = Map.groupBy(await reopened(needs, since), ({ slug }) => slug);
    for (const [slug, found] of bySlug) {
      const hashes = found.map(({ cle }) => cle.hash);
      const command = { command_id: randomUUID(), confirmer: true, hashes, now: needs.clock.now() };
      await needs.comptes.carryOut(slug, recouper, command);
    }
  },
});
