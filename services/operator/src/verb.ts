import type { Command } from 'commander';
import type { System } from './system.ts';

/** A verb of the command line: its name, its arguments, its action. */
export type Verb = {
  readonly noun: string;
  readonly verb: string;
  readonly describe: string;
  readonly shape?: (command: Command) => Command;
  /** The effect of a change and whom it concerns, shown before the change; absent, or null, when nothing changes. */
  readonly warns?: (given: Given, system: System) => string | null | Promise<string | null>;
  readonly run: (system: System, given: Given) => Promise<unknown>;
};

/** The typed arguments, in order, and options. */
export type Given = {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
};

export const text = (given: Given, name: string): string => String(given.options[name] ?? '');

export const maybe = (given: Given, name: string): string | undefined =>
  given.options[name] === undefined ? undefined : String(given.options[name]);
