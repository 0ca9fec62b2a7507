import type { LireCompteResponse } from '@agence/proto/accounts/v1/accounts';
import { ADRESSE_EFFACEE } from '@agence/words/mail-address';
import type { Db } from 'mongodb';
import { journal } from '../store/journal.ts';
import type { LoggedGesture } from '../store/outbox.ts';
import { on, type Reaction, type Received } from './consumer.ts';

type Accounts = { readonly lireCompte: (asked: { compte: string }) => Promise<LireCompteResponse> };

/** Whether the account is erased. Ask after storing something: the erasure event may have come before. */
export const accountIsErased = async ({ lireCompte }: Accounts, compte: string): Promise<boolean> => {
  const { result } = await lireCompte({ compte });
  return result?.$case === 'compte' && result.value.efface_ts !== undefined;
};

/** Erases this service's data of an account and the names in its history; the journal records it. */
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
