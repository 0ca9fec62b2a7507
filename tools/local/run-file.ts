import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivately } from './data-folder.ts';

/** The running system as described in `<data>/run.json`. A pid is `null` for a given server, or between two runs. */
export interface RunFile {
  readonly base_url: string;
  /** Process id of the supervisor: SIGTERM stops the whole system. */
  readonly pid: number;
  readonly services: Readonly<Record<string, { pid: number | null; grpc: string }>>;
  readonly mongodb: { readonly pid: number | null; readonly url: string };
  readonly nats: { readonly pid: number | null; readonly url: string };
  /** Port for orders by mail on this machine. */
  readonly orders_smtp: number;
  readonly task_secret: string;
  /** The `x-internal-token` that opens the services' gRPC for a local tool; it opens nothing in production. */
  readonly internal_token: string;
  /** The token of the operator's command line; the services know only its digest. */
  readonly operator_token: string;
  readonly gateways: readonly { readonly pid: number | null; readonly base_url: string }[];
  readonly demo: { readonly slug: string; readonly key: string } | null;
}

export const runFileOf = (data: string): string => join(data, 'run.json');

export const writeRunFile = (data: string, run: RunFile): void => writePrivately(runFileOf(data), run);

/** A stopped system has no run file: the addresses in a run file may be used. */
export const removeRunFile = (data: string): void => rmSync(runFileOf(data), { force: true });
