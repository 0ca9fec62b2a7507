import { DiscardPolicy, type StreamConfig } from '@nats-io/jetstream';
import { type MsgHdrs, nanos } from '@nats-io/transport-node';

export const ID = 'Agence-Id';

export const idOf = (sent: MsgHdrs): string => sent.get(ID);

export const EVENTS = 'EVENTS';
/** A day less than the inbox is kept: a consumer that returns late still knows which events it handled. */
export const EVENTS_KEPT_MS = 34 * 24 * 3_600_000;
export const EVENTS_CONFIG: Partial<StreamConfig> = {
  subjects: ['agence.>'],
  discard: DiscardPolicy.Old,
  max_age: nanos(EVENTS_KEPT_MS),
  duplicate_window: nanos(120_000),
};
