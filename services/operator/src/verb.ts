import type { System } from './system.ts';

/** A verb of the command line. */
export type Verb = {
  readonly describe: string;
  /** What options mean, and arguments whose name does not say it, by how they are typed. */
  readonly about?: Readonly<Record<string, string>>;
  /**
   * The effect of a change and whom it concerns, shown before the change; absent, or null, when nothing changes.
   * In a text, `{account}` stands for the account that the first argument names.
   */
  readonly warns?: string | ((given: Given, system: System) => string | null | Promise<string | null>);
  readonly run: (system: System, given: Given) => Promise<unknown>;
};

/** Verbs by what must be typed: `accounts pause <slug>`. */
export type Verbs = Readonly<Record<string, Verb>>;

/** The typed line. */
export type Given = ReturnType<typeof givenOf>;

export function givenOf(
  args: readonly string[],
  options: Readonly<Record<string, unknown>>,
  operator: string,
) {
  const maybe = (name: string) => (options[name] === undefined ? undefined : String(options[name]));
  const [arg = ''] = args;
  return {
    args,
    /** The first argument; empty when there is none. */
    arg,
    options,
    /** An option; undefined when it was not typed. */
    maybe,
    /** A required option. */
    text: (name: string) => maybe(name) ?? '',
    /** A change of what the first argument names: who makes it, and the reason for the journal. */
    order: <K extends string>(name: K) =>
      ({ operator, [name]: arg, why: maybe('why') ?? '' }) as Record<K | 'operator' | 'why', string>,
  };
}

/** For verbs that take long: this process has nothing else to do. */
export const LONG = { deadline_ms: 60_000 };

export const WHY = { '--why <reason>': 'kept in the journal' };
