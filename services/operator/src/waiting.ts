import type { System } from './system.ts';

/** Something that waits for a person. */
export type Waiting = {
  readonly id: string;
  /** One word, such as `transfer`. */
  readonly kind: string;
  readonly slug?: string | undefined;
  readonly what: string;
  /** Unix seconds; absent: now. */
  readonly since_ts?: number;
  /** The command to type next. */
  readonly next: string | null;
};

/** One service's list of work that waits for a person. */
export type Source = readonly [service: string, read: (system: System) => Promise<readonly Waiting[]>];
