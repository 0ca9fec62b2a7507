import { newCommand } from '@agence/gesture/handler';
import type { Restored } from '@agence/platform/restore/held';
import type { Cle } from './compte.ts';
import { recouper } from './coupures/recouper.rule.ts';
import type { Needs } from './needs.ts';

type Found = { readonly slug: string; readonly cle: Cle };

/** Keys that the restored database has open although they were cut since the copy. */
const reopened = async (
  { comptes, markedSince }: Pick<Needs, 'comptes' | 'markedSince'>,
  since: Date,
): Promise<readonly Found[]> => {
  const hashes = await markedSince(since);
  const accounts = await Promise.all(
    [...new Set(hashes)].map(async (hash) => [hash, await comptes.byKeyHash(hash)] as const),
  );
  return accounts.flatMap(([hash, account]) => {
    const cle = account?.compte.cles.find((known) => known.hash === hash);
    return account === null || cle === undefined || cle.cut !== null ? [] : [{ slug: account.slug, cle }];
  });
};

/** A key cut after the copy is refused at once, and cut again when the copy is accepted. */
export const restored = (
  needs: Pick<Needs, 'comptes' | 'markedSince' | 'recoupees' | 'clock'>,
): Restored => ({
  hold: async (since) => {
    for (const { cle } of await reopened(needs, since)) needs.recoupees.add(cle.hash);
  },
  will: async (since, busRestored = false) => {
    const found = await reopened(needs, since);
    const open = 'the bus is older as well: of keys cut since, those that the data folder noted are known';
    return [
      ...(busRestored ? [open] : []),
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
      const command = { hashes, now: needs.clock.now(), ...newCommand() };
      await needs.comptes.carryOut(slug, recouper, command);
    }
  },
});
