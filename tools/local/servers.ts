import type { LocalConfig } from './config.ts';
import { failureOfMongodb, failureOfNats, type Logs } from './logs.ts';
import type { Charge } from './processes/keep.ts';
import { checkGivenMongodb, checkGivenNats } from './servers/given.ts';
import { mongodbServer } from './servers/mongodb.ts';
import { natsServer } from './servers/nats.ts';
import { obtainMongodb } from './sources/mongodb.ts';
import { obtainNats } from './sources/nats.ts';
import type { Say } from './sources/source.ts';

/** A server's address, and how to keep it running unless it is somebody else's. */
export interface Prepared {
  readonly url: string;
  readonly charge: Charge | undefined;
}

export interface Preparing {
  readonly data: string;
  readonly config: LocalConfig;
  readonly logs: Logs;
  readonly say: Say;
}

export async function prepareMongodb({ data, config, logs, say }: Preparing): Promise<Prepared> {
  const obtained = await obtainMongodb(config, say);
  if (obtained.kind === 'url') {
    await checkGivenMongodb(obtained.url);
    return { url: obtained.url, charge: undefined };
  }
  return mongodbServer({
    obtained,
    data,
    env: config.inherited,
    output: logs.of('mongodb', failureOfMongodb),
  });
}

export async function prepareNats({ data, config, logs, say }: Preparing): Promise<Prepared> {
  const obtained = await obtainNats(config, say);
  if (obtained.kind === 'url') {
    await checkGivenNats(obtained.url);
    return { url: obtained.url, charge: undefined };
  }
  return natsServer({ obtained, data, env: config.inherited, output: logs.of('nats', failureOfNats) });
}
