import { on, type Reaction, type Received } from '@agence/platform/bus/consumer';
import type { EventData, EventName } from '@agence/proto/catalogue';
import type { Faits, MessageKind } from '../lettres/genre.ts';
import { accountOf, type Recipient, writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';

type About = { readonly compte: string };
type OfAccount = { [N in EventName]: EventData<N> extends About ? N : never }[EventName];

/** Writes a letter to the account of an event. `factsOf` returns null when there is nothing to tell; `idOf`: its id. */
export const letters =
  (needs: Needs) =>
  <N extends OfAccount, K extends MessageKind>(
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
      const { compte } = event as EventData<N> & About;
      const pour = await accountOf(needs, compte);
      const facts = await factsOf(event, pour, received);
      if (facts !== null) await writeToAccount(needs, { id: idOf(event, received), genre, pour }, facts);
    });
