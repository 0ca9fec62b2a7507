import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What `npm start` reads from its environment; everything it inherits is handed on to the services. */
export interface LocalConfig {
  readonly inherited: Readonly<Record<string, string>>;
  readonly mongodb_url: string | undefined;
  readonly nats_url: string | undefined;
  /** Folders searched for `mongod`, `nats-server`, `python3`, `go`, `apt-get`. */
  readonly path: string;
  /** Where fetched servers are kept between starts, outside `node_modules`. */
  readonly cache: string;
}

/** Folder from which the person typed the command; npm itself runs it in the root of the repository. */
export const typedIn = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** Whether npm runs us: it then waits for us, and when it was killed nobody does any more. */
export const startedByNpm = (): boolean => process.env['npm_lifecycle_event'] !== undefined;

/** Whether the services are told that this is production: no demo agency is made there. */
export const forProduction = (): boolean => process.env['NODE_ENV'] === 'production';

/** `data` holds the cache when the home folder cannot be written to. */
export function readLocalConfig(data: string): LocalConfig {
  const inherited: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) inherited[name] = value;
  return Object.freeze({
    inherited,
    mongodb_url: inherited['MONGODB_URL'] || undefined,
    nats_url: inherited['NATS_URL'] || undefined,
    path: inherited['PATH'] ?? '',
    cache: writable(
      join(inherited['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'agence'),
      join(data, 'cache'),
    ),
  });
}

function writable(wished: string, otherwise: string): string {
  try {
    mkdirSync(wished, { recursive: true });
    accessSync(wished, constants.W_OK);
    return wished;
  } catch {
    mkdirSync(otherwise, { recursive: true });
    return otherwise;
  }
}
