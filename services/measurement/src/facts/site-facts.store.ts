import type { Platform } from '@agence/platform/service';
import type { SiteFacts } from './site.ts';

type Kept = SiteFacts & { readonly _id: string; readonly compte: string };

/** What each client's site said when it was last read, whatever it was read for. */
export function siteFactsStore({ db }: Pick<Platform, 'db'>) {
  const facts = db.collection<Kept>('site_facts');
  return {
    /** A site that could not be read leaves what it said before. */
    keep: async (compte: string, client: string, found: SiteFacts | null): Promise<void> => {
      if (found !== null) await facts.replaceOne({ _id: client }, { compte, ...found }, { upsert: true });
    },
    /** Null when the site was not read since. */
    of: (client: string, since: Date): Promise<SiteFacts | null> =>
      facts.findOne({ _id: client, at: { $gte: since } }),
    forget: (compte: string, client: string) => facts.deleteOne({ _id: client, compte }),
  };
}
