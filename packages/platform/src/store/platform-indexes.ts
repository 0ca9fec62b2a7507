import type { Indexes } from './mongo.ts';

const DAY_S = 24 * 3600;
/** How long events, inbox entries and replies are kept: longer than any retry or replay. */
const KEPT_S = 35 * DAY_S;

/** Over two years: the history is read when the bills of a year are checked. */
const HISTORY_S = 750 * DAY_S;

export const PLATFORM_INDEXES: Indexes = {
  events: [
    { key: { stream: 1, at: 1 }, name: 'to_publish' },
    { key: { stream: 1, seq: -1 }, name: 'places' },
    { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_S },
  ],
  disagreements: [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_S }],
  doubts: [{ key: { pair: 1, of: 1 }, name: 'of' }],
  history: [
    { key: { compte: 1, at: -1, _id: -1 }, name: 'latest_first' },
    { key: { nouvelles: 1 }, name: 'nouvelles', sparse: true },
    { key: { at: 1 }, name: 'kept', expireAfterSeconds: HISTORY_S },
  ],
  inbox: [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_S }],
  journal: [
    { key: { at: -1 }, name: 'latest' },
    { key: { on: 1, at: -1 }, name: 'on' },
  ],
  replies: [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_S }],
};

/** The service's own indexes, and the one by which the sweep finds outbox rows left in documents. */
export const outboxIndexes = (collections: readonly string[], own: Indexes): Indexes => ({
  ...own,
  ...Object.fromEntries(
    collections.map((name) => [
      name,
      [...(own[name] ?? []), { key: { 'outbox.at': 1 }, name: 'news_left', sparse: true }],
    ]),
  ),
});
