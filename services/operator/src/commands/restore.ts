import { isoMinute } from '@agence/words/paris';
import { Refused } from '../answer.ts';
import type { System } from '../system.ts';
import { type Verbs, WHY } from '../verb.ts';

/** Finding the calls made since the copy takes long. */
const LONG = { deadline_ms: 120_000 };

const when = (ts: number | undefined): string | null =>
  ts === undefined ? null : isoMinute(new Date(ts * 1000));

/** Services whose database is an older copy, with the effects of accepting it. */
const heldServices = async ({ every }: System) => {
  const all = await Promise.all(
    [...every].map(async ([service, peer]) => ({ service, ...(await peer.showRestore({}, LONG)) })),
  );
  return all
    .filter((service) => service.held)
    .map(({ service, copy_ts, seen_ts, will }) => ({
      ...{ service, copy: when(copy_ts), last_seen: when(seen_ts) },
      ...{ older_by_s: (seen_ts ?? 0) - (copy_ts ?? 0), will },
    }));
};

/** A database restored from an older copy. */
export const RESTORE: Verbs = {
  'restore show': {
    describe:
      'list the services that hold everything back because their database is an older copy, and what accepting it does',
    run: heldServices,
  },
  'restore accept': {
    describe:
      'accept the older copies: what left since is not made again, keys cut since are cut again, work goes on',
    about: WHY,
    warns: async (_, system) => {
      const lines = (await heldServices(system)).map(({ service, copy, last_seen, will }) =>
        [`${service}: copy of ${copy}, last seen ${last_seen}`, ...will].join('\n  '),
      );
      return `accept for good\n${lines.join('\n')}`;
    },
    run: async (system, { text }) => {
      const { every, operator } = system;
      const found = await heldServices(system);
      if (found.length === 0) throw new Refused('no service holds anything back');
      // One after the other, accounts first: keys are revoked before anything else resumes.
      for (const { service } of found.toSorted(
        (a, b) => Number(b.service === 'accounts') - Number(a.service === 'accounts'),
      ))
        await every.get(service)?.acceptRestore({ operator, why: text('why') }, LONG);
      return { accepted: found };
    },
  },
};
