import type { Command } from 'commander';
import type { System } from './system.ts';

/** A verb of the command line: its arguments and its action. */
export type Verb = {
  readonly describe: string;
  readonly shape?: (command: Command) => Command;
  /** The effect of a change and whom it concerns, shown before the change; absent, or null, when nothing changes. */
  readonly warns?: (given: Given, system: System) => string | null | Promise<string | null>;
  readonly run: (system: System, given: Given) => Promise<unknown>;
};

/** Verbs by noun and verb: `accounts pause`. */
export type Verbs = Readonly<Record<string, Verb>>;

/** The typed line. */
export type Given = {
  /** The arguments, in order. */
  readonly args: readonly string[];
  /** The first argument; empty when there is none. */
  readonly arg: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The reason, for the journal; empty when none was given. */
  readonly why: string;
};

/** For verbs that take long: this process has nothing else to do. */
export const LONG = { deadline_ms: 60_000 };

export const withWhy = (command: Command): Command => command.option('--why <reason>', 'kept in the journal');

/** The arguments of a change of one account. */
export const slugAndWhy = (command: Command): Command => withWhy(command.argument('<slug>'));

export const text = (given: Given, name: string): string => String(given.options[name] ?? '');

export const maybe = (given: Given, name: string): string | undefined =>
  given.options[name] === undefined ? undefined : String(given.options[name]);
