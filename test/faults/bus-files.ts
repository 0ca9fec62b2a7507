import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@agence/testing/eventually';

/** What can happen to the files of the bus: all are lost; a copy is kept; the copy that was kept is put back. */
export type BusFault = 'wipe' | 'keep' | 'put back';

/** Does it to `store`, with `folder` for what is kept; `tell` gives a signal to the server that has the files at that moment. */
export function busFiles(store: string, folder: string, tell: (name: NodeJS.Signals | 0) => boolean) {
  const kept = join(folder, 'kept');
  let moved = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, however many ask; and not before a server runs again that has files. */
  const perKey = (act: () => Promise<void>): Promise<void> => {
    const turn = last.then(() => eventually(() => existsSync(store) && tell(0))).then(act);
    last = turn.catch(() => {});
    return turn;
  };

  const keep = async (): Promise<void> => {
    tell('SIGSTOP');
    try {
      await rm(kept, { recursive: true, force: true });
      await cp(store, kept, { recursive: true });
    } finally {
      tell('SIGCONT');
    }
  };
  /** Files are moved at once, before the supervisor starts the server again. */
  const lose = async (what: 'wipe' | 'put back'): Promise<void> => {
    moved += 1;
    const [away, copy] = [join(folder, `away-${moved}`), join(folder, `copy-${moved}`)];
    const old = what === 'put back' && existsSync(kept);
    if (old) await cp(kept, copy, { recursive: true });
    tell('SIGKILL');
    await rename(store, away);
    if (old) await rename(copy, store);
    await rm(away, { recursive: true, force: true });
  };
  return {
    keep: () => perKey(keep),
    lose: (what: 'wipe' | 'put back') => perKey(() => lose(what)),
  };
}
