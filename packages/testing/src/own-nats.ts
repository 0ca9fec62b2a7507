import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLocalConfig } from '@agence/local/config';
import { openLogs } from '@agence/local/logs';
import type { Alive } from '@agence/local/processes/alive';
import { startGuard } from '@agence/local/processes/guard';
import { prepareNats } from '@agence/local/servers';

/** A NATS server of one test's own, that can be killed and whose files can be copied and put back while it is down. */
export type OwnNats = {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** As a power cut does. */
  readonly kill: () => Promise<void>;
  /** Keeps what stands in its files now; only while it is down. */
  readonly copy: () => Promise<void>;
  /** Puts the copy back in place of what came since: all of it, or the messages alone (consumers stay as they are). */
  readonly putBack: (what: 'all' | 'messages') => Promise<void>;
  /** What else its configuration says from its next start on. */
  readonly configure: (more: object) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function ownNats(): Promise<OwnNats> {
  const data = await mkdtemp(join(tmpdir(), 'own-nats-'));
  const [store, kept] = [join(data, 'nats', 'store'), join(data, 'kept')];
  const file = join(data, 'nats', 'nats.conf');
  await mkdir(join(data, 'logs'));
  const say = () => {};
  const logs = openLogs(data, say);
  const guard = startGuard();
  // A server of its own, not the shared server of the run.
  const config = { ...readLocalConfig(data), nats_url: undefined };
  const { url, charge } = await prepareNats({ data, config, logs, say });
  if (charge === undefined) throw new Error('this machine has no server of its own to give');
  let alive: Alive | undefined;

  const start = async (): Promise<void> => {
    alive = guard.watch(await charge.start());
    await charge.ready(alive);
  };
  const kill = async (): Promise<void> => {
    await alive?.stop(0);
    alive = undefined;
  };
  await start();
  return {
    url,
    start,
    kill,
    copy: () => cp(store, kept, { recursive: true }),
    putBack: async (what) => {
      const consumers = (path: string) => what === 'messages' && path.includes('/obs');
      if (what === 'all') await rm(store, { recursive: true });
      await cp(kept, store, { recursive: true, force: true, filter: (path) => !consumers(path) });
    },
    configure: async (more) => {
      const settings = JSON.parse(await readFile(file, 'utf8')) as object;
      await writeFile(file, JSON.stringify({ ...settings, ...more }));
    },
    stop: async () => {
      await kill();
      logs.close();
      guard.dismiss();
      await rm(data, { recursive: true, force: true });
    },
  };
}
