import { Command, CommanderError } from 'commander';
import { Said } from './answer.ts';
import { ACCOUNTS } from './commands/accounts.ts';
import { ADDRESSES } from './commands/addresses.ts';
import { CLOCK } from './commands/clock.ts';
import { KEYS } from './commands/keys.ts';
import { RUNNING } from './commands/running.ts';
import { TRANSFERS } from './commands/transfers.ts';
import { findSystem } from './config.ts';
import { reach } from './system.ts';
import type { Given, Verb } from './verb.ts';

const VERBS: readonly Verb[] = [...ACCOUNTS, ...KEYS, ...ADDRESSES, ...TRANSFERS, ...CLOCK, ...RUNNING];

/** Where the command line reads and writes; a test gives its own. */
export type Terminal = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks a person; absent when nobody is there to answer. */
  readonly ask?: (question: string) => Promise<boolean>;
};

const present = (value: unknown, json: boolean): string =>
  json ? JSON.stringify(value) : JSON.stringify(value, null, 2);

const failure = (fault: unknown, json: boolean): string => {
  const sentence = fault instanceof Error ? fault.message : String(fault);
  return json ? JSON.stringify({ error: sentence }) : sentence;
};

async function perform(verb: Verb, given: Given, terminal: Terminal, json: boolean): Promise<void> {
  const system = reach(findSystem());
  try {
    const sure = json || given.options['yes'] === true;
    if (verb.warns !== undefined && !sure && terminal.ask !== undefined) {
      const change = await verb.warns(given, system);
      if (!(await terminal.ask(`This will ${change}. Go on?`))) throw new Said('nothing was changed');
    }
    terminal.out(present(await verb.run(system, given), json));
  } finally {
    system.close();
  }
}

/** Runs one command line; answers with the exit code. With `--json`: one document out, `{"error"}` on failure. */
export async function operate(argv: readonly string[], terminal: Terminal): Promise<number> {
  const json = argv.includes('--json');
  const program = new Command('operate').exitOverride().configureOutput({
    writeOut: (text) => terminal.out(text.trimEnd()),
    writeErr: (text) => terminal.err(json ? failure(text.trim(), true) : text.trimEnd()),
  });
  const nouns = new Map<string, Command>();
  for (const verb of VERBS) {
    const noun = nouns.get(verb.noun) ?? program.command(verb.noun).description(`${verb.noun}: …`);
    nouns.set(verb.noun, noun);
    const command = noun.command(verb.verb).description(verb.describe);
    (verb.shape?.(command) ?? command)
      .option('--json', 'one JSON document on standard output')
      .option('--yes', 'do not ask')
      .action(async (...typed: unknown[]) => {
        const options = typed.at(-2) as Given['options'];
        const args = typed.slice(0, -2).map(String);
        await perform(verb, { args, options }, terminal, json);
      });
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode;
    terminal.err(failure(fault, json));
    return 1;
  }
}
