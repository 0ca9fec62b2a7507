import { randomUUID } from 'node:crypto';
import type { Announcement } from '@agence/proto/catalogue';
import type { Actor } from '../process/actor.ts';

/** An event, written with the document that decided it. */
export type EventRow = {
  readonly kind: 'event';
  readonly id: string;
  readonly name: Announcement['name'];
  readonly data: Announcement['data'];
  readonly at: Date;
  readonly trace?: Readonly<Record<string, string>>;
};

/** The reply of a command: the same command gets the same reply again. */
export type ReplyRow = {
  readonly kind: 'reply';
  readonly id: string;
  readonly reply: unknown;
  readonly at: Date;
};

/** An operator's action and its reason: appended to the service's journal, never changed. */
export type JournalEntry = {
  readonly operator: string;
  readonly what: string;
  readonly on: string;
  readonly why: string;
};

export type JournalRow = JournalEntry & { readonly kind: 'journal'; readonly id: string; readonly at: Date };

/** What a person of an account did, and at which door: its history. */
export type Gesture = Actor & {
  readonly faits: readonly { readonly quoi: string; readonly sur: string }[];
  /** Ids of the events that it published; absent in gestures of earlier releases. */
  readonly nouvelles?: readonly string[];
};

export type GestureRow = Gesture & { readonly kind: 'history'; readonly id: string; readonly at: Date };

export type LoggedGesture = Gesture & { readonly _id: string; readonly at: Date };

export type OutboxRow = EventRow | ReplyRow | JournalRow | GestureRow;

/** The `events` log: every event of the service, with its place on the bus; `stream` is null until it has one. */
export type LoggedEvent = Omit<EventRow, 'id' | 'kind'> & {
  readonly _id: string;
  readonly stream: string | null;
  readonly seq?: number;
};

export type LoggedReply = { readonly _id: string; readonly reply: unknown; readonly at: Date };

export const eventRow = (
  { name, data }: Announcement,
  at: Date,
  trace: Readonly<Record<string, string>>,
): EventRow => ({ kind: 'event', id: randomUUID(), name, data, at, trace });

export type LoggedEntry = JournalEntry & { readonly _id: string; readonly at: Date };
