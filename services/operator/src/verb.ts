import type { Command } from 'commander';
import type { System } from './system.ts';

/** A verb of the command line: what it is called, what it takes, what it does and shows. */
export type Verb = {
  readonly noun: string;
  readonly verb: string;
  readonly describe: string;
  readonly shape?: (command: Command) => Command;
  /** What a change will do and to whom, repeated before it is done; absent for what only shows. */
  readonly warns?: (given: Given, system: System) => string | Promise<string>;
  readonly run: (system: System, given: Given) => Promise<unknown>;
};

/** What was typed: arguments in order, and options. */
export type Given = {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
};

export const text = (given: Given, name: string): string => String(given.options[name] ?? '');

export const maybe = (given: Given, name: string): string | undefined =>
  given.options[name] === undefined ? undefined : String(given.options[name]);
