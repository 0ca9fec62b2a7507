import { randomUUID } from 'node:crypto';
import type { Announcement } from '@agence/proto/catalogue';
import type { Actor } from '../process/actor.ts';

/** What a document carries until the relay has moved it to the log of its kind. */
type Row<Kind, Content> = Content & { readonly kind: Kind; readonly id: string; readonly at: Date };
type Logged<Content> = Content & { readonly _id: string; readonly at: Date };

type Event = {
  readonly name: Announcement['name'];
  readonly data: Announcement['data'];
  readonly trace?: Readonly<Record<string, string>>;
};

/** The reply of a command: the same command gets the same reply again. */
type Reply = { readonly reply: unknown };

/** An operator's action and its reason: appended to the service's journal, never changed. */
export type JournalEntry = {
  readonly operator: string;
  readonly what: string;
  readonly on: string;
  readonly why: string;
};

/** What a person of an account did, and at which door: its history. */
type Gesture = Actor & {
  readonly faits: readonly { readonly quoi: string; readonly sur: string }[];
  /** Ids of the events that it published; absent when it published none. */
  readonly nouvelles?: readonly string[];
};

export type OutboxRow =
  | Row<'event', Event>
  | Row<'reply', Reply>
  | Row<'journal', JournalEntry>
  | Row<'history', Gesture>;

/** An event of the service, with its place on the bus; `stream` is null until it has one. */
export type LoggedEvent = Logged<Event> & { readonly stream: string | null; readonly seq?: number };
export type LoggedReply = Logged<Reply>;
export type LoggedEntry = Logged<JournalEntry>;
export type LoggedGesture = Logged<Gesture>;

export const eventRow = (
  { name, data }: Announcement,
  at: Date,
  trace: Readonly<Record<string, string>>,
): Row<'event', Event> => ({ kind: 'event', id: randomUUID(), name, data, at, trace });
