import { on, type Reaction } from '@agence/platform/consumer';
import { concludeFor } from './conclude.ts';
import { diagnosticReactions } from './diagnostics/reactions.ts';
import { lancer } from './mesures/lancer.ts';
import type { Needs } from './needs.ts';
import { preparer } from './preparations/preparer.ts';

/** Cancels what was not sent yet for a client, up to this revision of it. */
const stop = async (needs: Needs, client: string, revision: number): Promise<void> => {
  const open = await needs.cells.cancel(client, revision);
  for (const cell of new Map(open.map((one) => [one.pour, one])).values()) await concludeFor(needs, cell);
};

/** What measurement does when clients says that something was asked for, or is over. */
export const reactions = (needs: Needs, publishNow: () => Promise<void>): readonly Reaction[] => [
  ...diagnosticReactions(needs, publishNow),
  on('questions_demandees', 'preparation', async (event) => {
    await preparer(needs, event);
    await publishNow();
  }),
  on('mesure_lancee', 'mesure', async ({ compte, client, revision, mesure: origine, lancee_ts }) => {
    const lancee = new Date(lancee_ts * 1000);
    await lancer(needs, { compte, client, revision, origine, lancee, essai: 1 });
    await publishNow();
  }),
  on('client_retire', 'arret', ({ client, revision }) => stop(needs, client, revision)),
  // Of a corrected client, what is still asked about its former description.
  on('client_corrige', 'arret', ({ client, revision }) => stop(needs, client, revision - 1)),
];
