import { ADRESSE_EFFACEE } from '@agence/words/mail-address';
import type { Db } from 'mongodb';
import { on, type Reaction, type Received } from './consumer.ts';
import { journal } from './journal.ts';
import type { LoggedGesture } from './outbox.ts';

/** Erases what this service keeps of an account and the names in its history; the journal says that it is done here. */
export const onAccountErased = (
  db: Db,
  erase?: (compte: string, event: Received) => Promise<void>,
): Reaction =>
  on('compte_efface', 'effacement_compte', async ({ compte }, event) => {
    await erase?.(compte, event);
    const history = db.collection<LoggedGesture>('history');
    await history.updateMany({ compte }, { $set: { qui: ADRESSE_EFFACEE } });
    await journal(db).append({ operator: 'accounts', what: 'compte_efface', on: compte, why: '' });
  });
