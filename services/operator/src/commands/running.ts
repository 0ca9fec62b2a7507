import { named, nameOf, unlessDown } from '../account-lookups.ts';
import { Refused } from '../answer.ts';
import type { System } from '../system.ts';
import { LONG, type Verbs, WHY } from '../verb.ts';

type Silent = { readonly service: string; readonly unreachable: string; readonly compte?: string };
type Peer = System['every'] extends ReadonlyMap<string, infer P> ? P : never;

/** The rows of every service; a service that is down gets a row that says so, since this is asked most during outages. */
const fromEach = async <R extends object>({ every }: System, ask: (peer: Peer) => Promise<readonly R[]>) => {
  const lists = await Promise.all(
    [...every].map(([service, peer]) =>
      ask(peer).then(
        (rows) => rows.map((row) => ({ service, ...row })),
        (fault: Error) => unlessDown<readonly Silent[]>([{ service, unreachable: fault.message }])(fault),
      ),
    ),
  );
  return lists.flat();
};

/** The subject of a dead letter, and its account. */
const about = async (system: System, service: string, id: string): Promise<string> => {
  const all = (await system.every.get(service)?.listParked({}))?.parked ?? [];
  const message = all.find((candidate) => candidate.id === id);
  if (message === undefined) return `the message ${id}`;
  const { compte, subject } = message;
  if (compte === undefined) return `the message ${subject}`;
  return `the message ${subject} of the account ${await nameOf(system, compte).catch(unlessDown(compte))}`;
};

/** The state of the system, and how to resume what stopped. */
export const RUNNING: Verbs = {
  'parked list': {
    describe: 'list the messages that no retry carried through',
    run: async (system) =>
      named(system, await fromEach(system, async (peer) => (await peer.listParked({})).parked)),
  },
  'parked replay <service> <id>': {
    describe: 'try a parked message once more',
    about: WHY,
    warns: async ({ args: [service = '', id = ''] }, system) =>
      `have ${service} try ${await about(system, service, id)} once more`,
    run: async ({ every, operator }, { arg: service, args: [, id = ''], text }) =>
      (await every.get(service)?.replayParked({ id, operator, why: text('why') })) ?? { replayed: false },
  },
  'tasks run <name>': {
    describe: 'run the tasks of that name now, in every service that has one',
    warns: ({ arg: name }) => `run the task ${name} now, in every service that has one`,
    run: async (system, { arg: name }) => {
      const { operator } = system;
      const all = await fromEach(system, async (peer) => [await peer.runTask({ name, operator }, LONG)]);
      const theirs = all.filter((row) => 'unreachable' in row || row.ran.length + row.failed.length > 0);
      if (theirs.length === 0) throw new Refused(`no service has a task ${name}`);
      return theirs;
    },
  },
  'journal list': {
    describe: 'list what people of ours changed, newest first: who, when, what, on what, and why',
    about: { '--on <id>': 'on this account, request, measurement or message only' },
    run: async (system, { maybe }) => {
      const on = maybe('on');
      const all = await fromEach(system, async (peer) => (await peer.listJournal({ on })).entries);
      const when = (row: (typeof all)[number]): number => ('unreachable' in row ? Infinity : row.at_ts);
      return all.toSorted((a, b) => when(b) - when(a));
    },
  },
  'journal show <slug>': {
    describe: 'list what the people of an account did, newest first: when, at which door, who, what, on what',
    run: async ({ histories }, { arg: compte }) => {
      const lists = await Promise.all(
        [...histories].map(async ([service, peer]) =>
          (await peer.readHistory({ compte })).gestures.map((gesture) => ({ ...gesture, service })),
        ),
      );
      return lists.flat().toSorted((a, b) => b.at_ms - a.at_ms);
    },
  },
};
