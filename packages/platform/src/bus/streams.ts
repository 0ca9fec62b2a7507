import { isDeepStrictEqual } from 'node:util';
import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';

const find = async (jsm: JetStreamManager, name: string): Promise<StreamInfo | null> => {
  try {
    return await jsm.streams.info(name);
  } catch (fault) {
    if (fault instanceof JetStreamApiError && fault.code === JetStreamApiCodes.StreamNotFound) return null;
    throw fault;
  }
};

/** JetStream's error when a subject holds as many messages as it may. */
export const FULL_SUBJECT = 10_077;

const AWAY = 503;

/** The server refuses the configuration of the stream, which no waiting mends. */
export const isRefusal = (fault: unknown): boolean =>
  fault instanceof JetStreamApiError && fault.status !== AWAY;

/** Creates the stream when it is missing, and updates it when the code wants another configuration. */
export async function ensureStream(
  jsm: JetStreamManager,
  { persist_mode, ...rest }: StreamConfig,
): Promise<StreamInfo> {
  // Asynchronous writing is for a stream on one server: with replicas NATS refuses it.
  const alone = rest.num_replicas === 1 && persist_mode !== undefined ? { persist_mode } : {};
  const wanted = { ...rest, ...alone } as StreamConfig;
  const found = await find(jsm, wanted.name);
  if (found === null) return jsm.streams.add(wanted);
  const same = Object.entries(wanted).every(([key, value]) =>
    isDeepStrictEqual(found.config[key as keyof StreamConfig], value),
  );
  return same ? found : jsm.streams.update(wanted.name, wanted);
}
