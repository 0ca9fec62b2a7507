import type { SentTokens } from '@agence/platform/grpc/callers';
import { connectPeer } from '@agence/platform/grpc/grpc-client';
import { TasksClient, type TasksServer } from '@agence/proto/platform/v1/platform';

type Name = 'accounts' | 'clients' | 'measurement' | 'billing' | 'form' | 'mail';

/** Scheduled tasks (docs/limits.md), each with the sweeps of the services that it runs. */
const SWEEPS = new Map<string, Readonly<Partial<Record<Name, string>>>>([
  ['lancements', { clients: 'lancements' }],
  ['mesures', { clients: 'mesures_mensuelles', measurement: 'mesures' }],
  ['echeances', { billing: 'echeances' }],
  ['purge', { accounts: 'purge', form: 'purge', mail: 'purge', measurement: 'purge' }],
]);

/** A task may have a lot to do: far longer than a call of an agency. */
const TASK_MS = 60_000;

export const tasks = (addresses: Readonly<Record<Name, string>>, tokens: SentTokens) => ({
  knows: (name: string): boolean => SWEEPS.has(name),
  /** Runs a task in every service that has a part of it. Running it twice does nothing twice. */
  run: async (name: string): Promise<void> => {
    const parts = Object.entries(SWEEPS.get(name) ?? {}) as [Name, string][];
    const runs = parts.map(async ([service, sweep]) => {
      const { call, close } = connectPeer<TasksServer>(TasksClient, addresses[service], tokens);
      return call.runScheduled({ name: sweep }, { deadline_ms: TASK_MS }).finally(close);
    });
    const failed = (await Promise.all(runs)).flatMap((ran) => ran.failed);
    if (failed.length > 0) throw new Error(`the log says why these failed: ${failed.join(', ')}`);
  },
});
