import { ADRESSE_EFFACEE } from '@agence/words/mail-address';
import type { Db } from 'mongodb';
import { ANY_CASE } from './mongo.ts';
import type { LoggedEntry, LoggedGesture } from './outbox.ts';

/** Removes an address from history, journal and the fields in `named`: the actions stay, without their author. */
export async function eraseActor(
  db: Db,
  { adresse }: { readonly adresse: string },
  named: Readonly<Record<string, string>> = {},
): Promise<void> {
  const history = db.collection<LoggedGesture>('history');
  const journal = db.collection<LoggedEntry>('journal');
  await history.updateMany({ qui: adresse }, { $set: { qui: ADRESSE_EFFACEE } }, { collation: ANY_CASE });
  await journal.updateMany({ on: adresse }, { $set: { on: ADRESSE_EFFACEE } }, { collation: ANY_CASE });
  for (const [collection, field] of Object.entries(named))
    await db
      .collection(collection)
      .updateMany({ [field]: adresse }, { $set: { [field]: ADRESSE_EFFACEE } }, { collation: ANY_CASE });
}
