import { Command, CommanderError } from 'commander';
import { nameOf } from './account-lookups.ts';
import { Refused } from './answer.ts';
import { ACCOUNTS } from './commands/accounts.ts';
import { ADDRESSES } from './commands/addresses.ts';
import { CLOCK } from './commands/clock.ts';
import { CONSOLE } from './commands/console.ts';
import { type DetectOptions, detect } from './commands/detect.ts';
import { KEYS } from './commands/keys.ts';
import { MAILS } from './commands/mails.ts';
import { MEASURING } from './commands/measuring.ts';
import { MODELS } from './commands/models.ts';
import { ORDERS } from './commands/orders.ts';
import { PEOPLE } from './commands/people.ts';
import { PLANS } from './commands/plans.ts';
import { READINGS } from './commands/readings.ts';
import { RESTORE } from './commands/restore.ts';
import { RUNNING } from './commands/running.ts';
import { TO_DO } from './commands/todo.ts';
import { TRANSFERS } from './commands/transfers.ts';
import { findSystem } from './config.ts';
import { NOUNS } from './nouns.ts';
import { reach, type System } from './system.ts';
import { type Given, givenOf, type Verb, type Verbs } from './verb.ts';

/** Every verb, in the order of the nouns. */
export const VERBS: Verbs = {
  ...{ ...TO_DO, ...ACCOUNTS, ...KEYS, ...CONSOLE, ...ADDRESSES, ...TRANSFERS, ...PLANS, ...PEOPLE },
  ...{ ...MAILS, ...ORDERS, ...MEASURING, ...MODELS, ...READINGS, ...CLOCK, ...RUNNING, ...RESTORE },
};

/** The input and output of the command line; a test gives its own. */
export type Terminal = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks a person; absent when nobody is at the terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
};

/** The gRPC code UNAUTHENTICATED: no service knows the token. */
const STRANGER = 16;

const sentenceOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return 'code' in fault && fault.code === STRANGER
    ? 'the services do not know the OPERATOR_TOKEN that was sent'
    : fault.message;
};

const failure = (fault: unknown, json: boolean): string => {
  const sentence = sentenceOf(fault);
  return json ? JSON.stringify({ error: sentence }) : sentence;
};

const changeOf = async ({ warns }: Verb, given: Given, system: System) => {
  if (typeof warns !== 'string') return warns?.(given, system);
  const [before = '', after] = warns.split('{account}');
  return after === undefined ? before : `${before}${await nameOf(system, given.arg)}${after}`;
};

/** Says what a change will do and to whom; asks for confirmation when a person is at the terminal. */
async function warn(change: string, given: Given, { ask, err }: Terminal): Promise<void> {
  if (given.options['yes'] === true || ask === undefined) err(`This will ${change}.`);
  else if (!(await ask(`This will ${change}. Go on?`))) throw new Refused('nothing was changed');
}

/** What must be typed: arguments, and options with their value. */
const REQUIRED = /--\S+ <\S+>|<\S+>|\[\S+\]/g;

/** Adds the verb of a line, such as `transfers confirm <slug> --until <day>`, to its noun. */
function added(noun: Command, line: string, { describe, about = {} }: Verb): Command {
  const command = noun.command(line.split(' ')[1] ?? '').description(describe);
  const required: readonly string[] = line.match(REQUIRED) ?? [];
  for (const part of required)
    if (part.startsWith('--')) command.requiredOption(part, about[part]);
    else command.argument(part, about[part]);
  for (const [part, text] of Object.entries(about))
    if (part.startsWith('--') && !required.includes(part)) command.option(part, text);
  return command.option('--json', 'one JSON document on standard output').option('--yes', 'do not ask');
}

/** Runs one command line and returns its exit code. With `--json`: one document, or `{"error"}` on failure. */
export async function operate(
  argv: readonly string[],
  terminal: Terminal,
  open: () => System = () => reach(findSystem()),
): Promise<number> {
  const json = argv.includes('--json');
  const program = new Command('operate').exitOverride().configureOutput({
    writeOut: (text) => terminal.out(text.trimEnd()),
    writeErr: (text) => terminal.err(json ? failure(text.trim(), true) : text.trimEnd()),
  });
  const nouns = new Map<string, Command>();
  for (const [line, verb] of Object.entries(VERBS)) {
    const [name = ''] = line.split(' ');
    const [group = '', about = ''] = NOUNS.get(name) ?? [];
    const noun = nouns.get(name) ?? program.command(name).description(about).helpGroup(group);
    nouns.set(name, noun);
    const command = added(noun, line, verb);
    command.action(async () => {
      const system = open();
      try {
        const given = givenOf(command.args, command.opts(), system.operator);
        const change = json ? null : await changeOf(verb, given, system);
        if (change != null) await warn(change, given, terminal);
        terminal.out(JSON.stringify(await verb.run(system, given), null, json ? 0 : 2));
      } finally {
        system.close();
      }
    });
  }
  program
    .command('detect')
    .description('read a file of cases with the reader that measurements use; needs no running system')
    .helpGroup('Measuring:')
    .argument('<file>', 'one JSON object a line')
    .option('--reader <reader>', 'model, rules or both; model takes its replies from --replies', 'rules')
    .option('--replies <file>', 'what a model replied: {"id","lecture","relecture"?,"precision"?} a line')
    .option('--prompts', 'print what would be sent to a model next, one JSON object a line; send nothing')
    .option('--explain', 'why each business counts or does not')
    .option('--json', 'one JSON document a line, as without it')
    .action((file: string, options: DetectOptions) => detect(file, options, terminal.out, terminal.err));
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode;
    terminal.err(failure(fault, json));
    return 1;
  }
}
