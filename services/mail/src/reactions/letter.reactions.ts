import { on, type Reaction, type Received } from '@agence/platform/bus/consumer';
import type { EventData, EventName } from '@agence/proto/catalogue';
import type { Faits, Genre } from '../lettres/genre.ts';
import { type Recipient, recipient, writeToAccount, writeToUs } from '../messages/write.ts';
import type { Needs } from '../needs.ts';

type About = { readonly compte: string };
type OfAccount = { [N in EventName]: EventData<N> extends About ? N : never }[EventName];
type Draft<K> = { readonly id: string; readonly genre: K; readonly pour: Recipient };

/** The account that an event names. Throws when there is none. */
export async function accountOf(needs: Needs, compte: string): Promise<Recipient> {
  const pour = await recipient(needs, compte);
  if (pour === null) throw new Error('an event names no account that we know');
  return pour;
}

/** Letters to the account of an event, and alerts to us about it. `factsOf` returns null when there is nothing to tell. */
export const letters = (needs: Needs) => {
  const written =
    (write: <K extends Genre>(draft: Draft<K>, facts: Faits<K>) => Promise<void>) =>
    <N extends OfAccount, K extends Genre>(
      name: N,
      genre: K,
      factsOf: (
        event: EventData<N>,
        pour: Recipient,
        received: Received,
      ) => Faits<K> | null | Promise<Faits<K> | null>,
      idOf: (event: EventData<N>, received: Received) => string = (_, { id }) => id,
    ): Reaction =>
      on(name, genre, async (event, received) => {
        const pour = await accountOf(needs, (event as EventData<N> & About).compte);
        const facts = await factsOf(event, pour, received);
        if (facts !== null) await write({ id: idOf(event, received), genre, pour }, facts);
      });
  return {
    letter: written((draft, facts) => writeToAccount(needs, draft, facts)),
    alert: written(({ id, genre }, facts) => writeToUs(needs, { id, genre }, facts)),
  };
};
