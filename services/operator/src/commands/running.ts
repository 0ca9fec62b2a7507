import { Said } from '../answer.ts';
import type { System } from '../system.ts';
import { named, nameOf } from '../told.ts';
import { text, type Verb } from '../verb.ts';

/** A task may have a lot to do. */
const LONG = { deadline_ms: 60_000 };

const parkedIn = async ({ every }: System) => {
  const lists = await Promise.all(
    [...every].map(async ([service, peer]) =>
      (await peer.listParked({})).parked.map((message) => ({ ...message, service })),
    ),
  );
  return lists.flat();
};

/** What a parked message tells, and of which account. */
const about = async (system: System, service: string, id: string): Promise<string> => {
  const one = (await parkedIn(system)).find((each) => each.service === service && each.id === id);
  if (one === undefined) return `the message ${id}`;
  const whose = one.compte === undefined ? '' : ` of the account ${await nameOf(system, one.compte)}`;
  return `the message ${one.subject}${whose}`;
};

/** What shows how the system is doing, and takes up what stopped. */
export const RUNNING: readonly Verb[] = [
  {
    noun: 'parked',
    verb: 'list',
    describe: 'list the messages that no retry carried through',
    run: async (system) => named(system, await parkedIn(system)),
  },
  {
    noun: 'parked',
    verb: 'replay',
    describe: 'try a parked message once more',
    shape: (command) =>
      command.argument('<service>').argument('<id>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [service = '', id = ''] }, system) =>
      `have ${service} try ${await about(system, service, id)} once more`,
    run: async ({ every, operator }, given) => {
      const [service = '', id = ''] = given.args;
      const peer = every.get(service);
      return (await peer?.replayParked({ id, operator, why: text(given, 'why') })) ?? { replayed: false };
    },
  },
  {
    noun: 'tasks',
    verb: 'run',
    describe: 'run the tasks of that name now, in every service that has one',
    shape: (command) => command.argument('<name>'),
    warns: ({ args: [name = ''] }) => `run the task ${name} now, in every service that has one`,
    run: async ({ every, operator }, { args: [name = ''] }) => {
      const all = await Promise.all(
        [...every].map(async ([service, peer]) => ({
          service,
          ...(await peer.runTask({ name, operator }, LONG)),
        })),
      );
      const theirs = all.filter(({ ran, failed }) => ran.length + failed.length > 0);
      if (theirs.length === 0) throw new Said(`no service has a task ${name}`);
      return theirs;
    },
  },
  {
    noun: 'journal',
    verb: 'list',
    describe: 'list what people of ours changed, newest first: who, when, what, on what, and why',
    shape: (command) => command.option('--on <id>', 'on this account, request, measurement or message only'),
    run: async ({ every }, given) => {
      const lists = await Promise.all(
        [...every].map(async ([service, peer]) =>
          (await peer.listJournal({})).entries.map((entry) => ({ ...entry, service })),
        ),
      );
      const on = given.options['on'];
      return lists
        .flat()
        .filter((entry) => on === undefined || entry.on === on)
        .toSorted((a, b) => b.at_ts - a.at_ts);
    },
  },
  {
    noun: 'journal',
    verb: 'show',
    describe: 'list what the people of an account did, newest first: when, at which door, who, what, on what',
    shape: (command) => command.argument('<slug>'),
    run: async ({ histories }, { args: [compte = ''] }) => {
      const lists = await Promise.all(
        [...histories].map(async ([service, peer]) =>
          (await peer.readHistory({ compte })).gestures.map((gesture) => ({ ...gesture, service })),
        ),
      );
      return lists.flat().toSorted((a, b) => b.at_ms - a.at_ms);
    },
  },
];
