import type { Verb } from '../verb.ts';

/** What shows how the system is doing, and takes up what stopped. */
export const RUNNING: readonly Verb[] = [
  {
    noun: 'parked',
    verb: 'list',
    describe: 'list the messages that no retry carried through',
    run: async ({ every }) => {
      const lists = await Promise.all(
        [...every].map(async ([service, peer]) =>
          (await peer.listParked({})).parked.map((message) => ({ ...message, service })),
        ),
      );
      return lists.flat();
    },
  },
  {
    noun: 'parked',
    verb: 'replay',
    describe: 'try a parked message once more',
    shape: (command) => command.argument('<service>').argument('<id>'),
    warns: ({ args: [service = '', id = ''] }) => `try the message ${id} of ${service} once more`,
    run: async ({ every }, { args: [service = '', id = ''] }) =>
      (await every.get(service)?.replayParked({ id })) ?? { replayed: false },
  },
  {
    noun: 'tasks',
    verb: 'run',
    describe: 'run the tasks of that name now, in every service that has one',
    shape: (command) => command.argument('<name>'),
    run: async ({ every }, { args: [name = ''] }) => {
      const all = await Promise.all(
        [...every].map(async ([service, peer]) => ({
          service,
          ...(await peer.runTask({ name }, { deadline_ms: 60_000 })),
        })),
      );
      return all.filter(({ ran, failed }) => ran.length + failed.length > 0);
    },
  },
];
