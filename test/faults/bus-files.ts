import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@agence/testing/eventually';

/** What can happen to the files of the bus: all are lost; a copy is kept; the copy that was kept is put back. */
export type BusFault = 'wipe' | 'keep' | 'put back';

type Tell = (name: NodeJS.Signals | 0) => boolean;

/**
 * Does it to `store`, with `folder` for what is kept. `tell` gives a signal to the server that has the files at that moment,
 * `tellSupervisor` to the process that starts it again.
 */
export function busFiles(store: string, folder: string, tell: Tell, tellSupervisor: Tell) {
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
  /** The supervisor is stopped meanwhile: a server that starts between two moves would make files of its own. */
  const lose = async (what: 'wipe' | 'put back'): Promise<void> => {
    moved += 1;
    const [away, copy] = [join(folder, `away-${moved}`), join(folder, `copy-${moved}`)];
    const old = what === 'put back' && existsSync(kept);
    if (old) await cp(kept, copy, { recursive: true });
    tellSupervisor('SIGSTOP');
    try {
      tell('SIGKILL');
      await rename(store, away);
      if (old) await rename(copy, store);
    } finally {
      tellSupervisor('SIGCONT');
    }
    await rm(away, { recursive: true, force: true });
  };
  return {
    keep: () => perKey(keep),
    lose: (what: 'wipe' | 'put back') => perKey(() => lose(what)),
  };
}
