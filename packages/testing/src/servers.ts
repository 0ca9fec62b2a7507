import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readLocalConfig } from '@agence/local/config';
import { openLogs } from '@agence/local/logs';
import { startGuard } from '@agence/local/processes/guard';
import { keep } from '@agence/local/processes/keep';
import { prepareMongodb, prepareNats } from '@agence/local/servers';
import type { Prepared } from '@agence/local/servers/server';

/** A real MongoDB and NATS, obtained and started as `npm start` does. */
export interface Servers {
  readonly mongodb_url: string;
  readonly nats_url: string;
  stop(): Promise<void>;
}

/** Their files go to `data`, an absolute folder; they end with this process even when it is killed. */
export async function startServers(data: string): Promise<Servers> {
  await mkdir(join(data, 'logs'), { recursive: true });
  const said: string[] = [];
  const say = (name: string, sentence: string) => void said.push(`${name}: ${sentence}`);
  const logs = openLogs(data, say);
  const guard = startGuard();
  const preparing = { data, config: readLocalConfig(data), logs, say };

  const started = async (preparation: Promise<Prepared>) => {
    const { url, charge } = await preparation;
    if (charge === undefined) return { url, stop: async () => {} };
    const start = async () => guard.watch(await charge.start());
    const kept = keep({ ...charge, start }, { say, changed: () => {} });
    await kept.first;
    return { url, stop: () => kept.stop(15_000) };
  };

  try {
    const [mongodb, nats] = await Promise.all([
      started(prepareMongodb(preparing)),
      started(prepareNats(preparing)),
    ]);
    const stop = async () => {
      await Promise.all([mongodb.stop(), nats.stop()]);
      logs.close();
      guard.dismiss();
    };
    return { mongodb_url: mongodb.url, nats_url: nats.url, stop };
  } catch (fault) {
    throw new Error(`the servers did not start\n${said.join('\n')}`, { cause: fault });
  }
}
