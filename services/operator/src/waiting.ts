import type { System } from './system.ts';

/** Something that waits for a person. */
export type Waiting = {
  readonly id: string;
  readonly slug?: string | undefined;
  readonly what: string;
  /** Unix seconds; absent: now. */
  readonly since_ts?: number;
  /** The command to type next; null: there is none. */
  readonly next: string | null;
};

/** What waits for a person in one service, by kinds of one word such as `transfer`. `now`: in Unix seconds. */
export type Kinds = Readonly<Record<string, (system: System, now: number) => Promise<readonly Waiting[]>>>;
