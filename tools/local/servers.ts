import type { LocalConfig } from './config.ts';
import { type FailureIn, failureOfMongodb, failureOfNats, type Logs } from './logs.ts';
import { checkGivenMongodb, checkGivenNats } from './servers/given.ts';
import { mongodbServer } from './servers/mongodb.ts';
import { natsServer } from './servers/nats.ts';
import type { Prepared, Wanted } from './servers/server.ts';
import { obtainMongodb, obtainNats } from './sources/obtain.ts';
import type { Obtained, Say } from './sources/source.ts';

export interface Preparing {
  readonly data: string;
  readonly config: LocalConfig;
  readonly logs: Logs;
  readonly say: Say;
}

/** Prepares a given server, or one of our own in the data folder. */
const preparing =
  (
    name: string,
    obtain: (config: LocalConfig, say: Say) => Promise<Obtained>,
    check: (url: string) => Promise<void>,
    serverOf: (wanted: Wanted) => Promise<Prepared>,
    failureIn: FailureIn,
  ) =>
  async ({ data, config, logs, say }: Preparing): Promise<Prepared> => {
    const obtained = await obtain(config, say);
    if (obtained.kind !== 'url')
      return serverOf({ obtained, data, env: config.inherited, output: logs.of(name, failureIn) });
    await check(obtained.url);
    return { url: obtained.url, charge: undefined };
  };

export const prepareMongodb = preparing(
  'mongodb',
  obtainMongodb,
  checkGivenMongodb,
  mongodbServer,
  failureOfMongodb,
);
export const prepareNats = preparing('nats', obtainNats, checkGivenNats, natsServer, failureOfNats);
