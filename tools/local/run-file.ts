import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivately } from './data-folder.ts';

/** What a running system says of itself in `<data>/run.json`. A pid is `null` for a server that was given, or between two processes. */
export interface RunFile {
  readonly base_url: string;
  /** Process id of the supervisor: SIGTERM stops the whole system. */
  readonly pid: number;
  readonly services: Readonly<Record<string, { pid: number | null; grpc: string }>>;
  readonly mongodb: { readonly pid: number | null; readonly url: string };
  readonly nats: { readonly pid: number | null; readonly url: string };
  /** Port of this machine where orders by mail arrive. */
  readonly orders_smtp: number;
  readonly task_secret: string;
  /** `x-internal-token` of a tool that calls the services by gRPC as one of them; opens nothing in production. */
  readonly internal_token: string;
  /** What the operator's command line sends; the services know its digest alone. */
  readonly operator_token: string;
  readonly gateways: readonly { readonly pid: number | null; readonly base_url: string }[];
  readonly demo: { readonly slug: string; readonly key: string } | null;
}

export const runFileOf = (data: string): string => join(data, 'run.json');

export const writeRunFile = (data: string, run: RunFile): void => writePrivately(runFileOf(data), run);

/** A stopped system has no run file: whoever finds one may use its addresses. */
export const removeRunFile = (data: string): void => rmSync(runFileOf(data), { force: true });
