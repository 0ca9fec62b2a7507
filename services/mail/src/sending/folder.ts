import { hash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isoMinute } from '@agence/words/paris';
import type { Message } from '../messages/message.ts';
import type { Brought } from '../messages/sending.machine.ts';
import { compose, type Sender } from './compose.ts';

/** `2026-11-21T10-45-rapport_pret-horizon-3f2a….eml`: time, kind, owner, digest. A message always has the same name. */
export const fileName = ({ _id, genre, compte, lead, cree }: Message): string => {
  const whose = (compte ?? lead ?? 'interne').replace(/[^a-z0-9-]/g, '_').slice(0, 40);
  const own = hash('sha256', _id).slice(0, 12);
  return `${isoMinute(cree).replace(':', '-')}-${genre}-${whose}-${own}.eml`;
};

/** Stores messages as files that only their owner can read. A file is complete or absent. */
export function mailFolder(folder: string, from: Sender) {
  return {
    write: async (message: Message): Promise<Brought> => {
      const work = join(folder, `.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(work, await compose(message, from), { mode: 0o600, flag: 'wx', flush: true });
        await rename(work, join(folder, fileName(message)));
        return { pris: message.reste, refuses: [], pourquoi: null };
      } catch (fault) {
        await rm(work, { force: true }).catch(() => {});
        return { pris: [], refuses: [], pourquoi: String(fault) };
      }
    },
    remove: (message: Message) => rm(join(folder, fileName(message)), { force: true }),
  };
}
