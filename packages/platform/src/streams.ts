import { isDeepStrictEqual } from 'node:util';
import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';

/** Where a message stands: in the stream of that identity (its name and the moment it was created), under that number. */
export type Place = { readonly stream: string; readonly seq: number };

/** `again`: the stream lost it, though the server may still remember that it took it once. */
export type Publication = { readonly id: string; readonly again?: boolean };

/** The numbers of the first and the last message of a stream; of an empty one, first is last + 1. */
export type Extent = { readonly stream: string; readonly first: number; readonly last: number };

const find = async (jsm: JetStreamManager, name: string): Promise<StreamInfo | null> => {
  try {
    return await jsm.streams.info(name);
  } catch (fault) {
    if (fault instanceof JetStreamApiError && fault.code === JetStreamApiCodes.StreamNotFound) return null;
    throw fault;
  }
};

/** JetStream's answer when a subject that holds one message holds it already. */
export const FULL_SUBJECT = 10_077;

const AWAY = 503;

/** The server is there and does not want the stream as it is asked for: a wrong configuration, which no waiting mends. */
export const isRefusal = (fault: unknown): boolean =>
  fault instanceof JetStreamApiError && fault.status !== AWAY;

/** The stream as it is wanted: created when it is missing, changed when the code asks for something else by now. */
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
