import { CATALOGUE, type EventData, type EventName, subjectOf } from '@agence/proto/catalogue';
import type { JsMsg } from '@nats-io/jetstream';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { machineNow } from '../process/clock.ts';
import { isTransient } from '../process/faults.ts';
import type { Logger } from '../process/logger.ts';
import { duration, timed, type Waiting, waitingGauges } from '../process/metrics.ts';
import { type Attributes, inSpan } from '../process/telemetry.ts';
import { insertOnce } from '../store/mongo.ts';
import type { Bus } from './bus.ts';
import { EVENTS, idOf } from './event-stream.ts';
import { MAX_ACK_PENDING, type Pull } from './pull.ts';
import { happenedAt, reactionStarts } from './reaction-start.ts';

/** What a reaction receives with the event's fields. Its `id` is the command id of the gesture it carries out. */
export type Received = { readonly id: string };

export type Reaction = {
  readonly event: EventName;
  /** Names the effect; part of the durable consumer's name and of the inbox. */
  readonly reaction: string;
  readonly react: (data: never, received: Received) => Promise<void>;
};

/** An effect of an event: `on('client_pose', 'dossier', async (event, {id}) => …)`. */
export const on = <N extends EventName>(
  event: N,
  reaction: string,
  react: (data: EventData<N>, received: Received) => Promise<void>,
): Reaction => ({ event, reaction, react: react as Reaction['react'] });

/** A dead letter: a message that failed too often, kept for a person. */
export type Parked = {
  readonly _id: string;
  readonly event: EventName;
  readonly reaction: string;
  readonly event_id: string;
  readonly data: unknown;
  readonly error: string;
  readonly at: Date;
};

/** Names one effect of one event. */
const effectOf = ({ reaction }: Reaction, event_id: string): string => `${reaction}:${event_id}`;

/** The event that a reaction received. */
export const eventIdOf = ({ id }: Received): string => id.slice(id.indexOf(':') + 1);

const attributesOf = ({ event, reaction }: Reaction): Attributes => ({
  'agence.event': event,
  'agence.reaction': reaction,
});

/** The unacknowledged messages of a consumer: their number, and the age of the oldest on the bus. */
async function backlogOf(bus: Bus, pull: Pick<Pull, 'stream' | 'durable' | 'subject'>): Promise<Waiting> {
  const { jsm } = await bus.linked();
  const stream = bus.streamName(pull.stream);
  const consumer = await jsm.consumers.info(stream, bus.streamName(pull.durable));
  const count = consumer.num_pending + consumer.num_ack_pending;
  if (count === 0) return { count, oldest_s: 0 };
  const after = { seq: consumer.ack_floor.stream_seq + 1, next_by_subj: bus.subject(pull.subject) };
  const oldest = await jsm.streams.getMessage(stream, after);
  // It was acknowledged, or expired, since the consumer was read.
  if (oldest === null) return { count, oldest_s: 0 };
  return { count, oldest_s: Math.max(0, (machineNow().getTime() - oldest.time.getTime()) / 1000) };
}

const PARALLEL = 8;
/** A message becomes a dead letter after this many failures; transient faults do not count. */
const FAILURES = 6;
const backoff = (tries: number): number => Math.min(30_000, 100 * 2 ** tries);

const reactionsTime = duration('agence.reaction.duration', 'Reactions to events, each try');

type Inbox = { readonly _id: string; readonly at: Date };

export type Consumers = ReturnType<typeof consumers>;

/** Delivery is at least once; the inbox makes effects once (with the command id of what a reaction writes). */
export function consumers(service: string, bus: Bus, db: Db, log: Logger) {
  const inbox = db.collection<Inbox>('inbox');
  const parked = db.collection<Parked>('parked');
  const starts = reactionStarts(db);
  const pulls: (Omit<Pull, 'handle'> & { readonly attributes: Attributes })[] = [];

  const perform = async (reaction: Reaction, data: unknown, event_id: string): Promise<void> => {
    const _id = effectOf(reaction, event_id);
    if ((await inbox.findOne({ _id })) !== null) return;
    await reaction.react(data as never, { id: _id });
    await insertOnce(inbox, { _id, at: machineNow() });
  };

  const park = async (failing: Reaction, data: unknown, event_id: string, fault: unknown): Promise<void> => {
    const _id = effectOf(failing, event_id);
    const { event, reaction } = failing;
    const error = String(fault);
    await insertOnce(parked, { _id, event, reaction, event_id, data, error, at: machineNow() });
    log.error({ event, reaction, event_id, fault: error }, 'message parked');
  };

  const receive = async (reaction: Reaction, failures: LRUCache<string, number>, message: JsMsg) => {
    const event_id = message.headers === undefined ? '' : idOf(message.headers);
    const carrier = { traceparent: message.headers?.get('traceparent') ?? '' };
    const attributes = attributesOf(reaction);
    const key = effectOf(reaction, event_id);
    let data: unknown;
    try {
      if (happenedAt(message) < (await starts.of(reaction))) return message.ack();
      data = CATALOGUE[reaction.event].message.decode(message.data);
      await inSpan(`on ${reaction.event} ${reaction.reaction}`, { kind: 'CONSUMER', carrier }, () =>
        timed(reactionsTime, attributes, () => perform(reaction, data, event_id)),
      );
      failures.delete(key);
      message.ack();
    } catch (fault) {
      const failed = (failures.get(key) ?? 0) + (isTransient(fault) ? 0 : 1);
      if (failed < FAILURES) {
        failures.set(key, failed);
        const about = { event: reaction.event, event_id, failed, fault: String(fault) };
        log.warn(about, 'reaction will be tried again');
        message.nak(backoff(isTransient(fault) ? message.info.deliveryCount : failed));
        return;
      }
      await park(reaction, data ?? null, event_id, fault);
      failures.delete(key);
      message.term();
    }
  };

  return {
    /** Stores the start of each reaction: a new one receives events since `from`, by default now. Before `start`. */
    enlist: starts.note,
    start: (reactions: readonly Reaction[]): void => {
      for (const reaction of reactions) {
        // Each process counts its own failures: after a restart a message has all its tries again.
        const failures = new LRUCache<string, number>({ max: MAX_ACK_PENDING });
        const pull = {
          stream: EVENTS,
          durable: `${service}_${reaction.reaction}_on_${reaction.event}`,
          subject: subjectOf(reaction.event),
          parallel: PARALLEL,
        };
        pulls.push({ ...pull, attributes: attributesOf(reaction) });
        bus.pull({ ...pull, handle: (message) => receive(reaction, failures, message) });
      }
    },
    gauges: [
      {
        name: 'agence.messages.parked',
        unit: '{message}',
        description: 'Messages that no retry carried through',
        read: () => parked.estimatedDocumentCount(),
      },
      ...waitingGauges(
        'agence.messages',
        '{message}',
        'Messages that a reaction has not acknowledged',
        async () =>
          Promise.all(
            pulls.map(async ({ attributes, ...pull }) => ({ attributes, ...(await backlogOf(bus, pull)) })),
          ),
      ),
    ],
    listParked: (): Promise<Parked[]> => parked.find().sort({ at: 1 }).toArray(),
    replayParked: async (id: string, reactions: readonly Reaction[]): Promise<boolean> => {
      const found = await parked.findOne({ _id: id });
      if (found === null) return false;
      const reaction = reactions.find(
        ({ event, reaction: name }) => event === found.event && name === found.reaction,
      );
      if (reaction === undefined) return false;
      await perform(reaction, found.data, found.event_id);
      await parked.deleteOne({ _id: id });
      return true;
    },
  };
}
