import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export type LocalConfig = ReturnType<typeof readLocalConfig>;

/** The data folder that the environment names, as `operate` finds it too. */
export const dataGiven = (): string | undefined => process.env['AGENCE_DATA'];

/** The folder where the person typed the command; npm runs it in the root of the repository. */
export const typedIn = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** Whether npm runs us: npm waits for us, but if it is killed nothing does. */
export const startedByNpm = (): boolean => process.env['npm_lifecycle_event'] !== undefined;

/** Whether the services run as production: then there is no demo agency. */
export const forProduction = (): boolean => process.env['NODE_ENV'] === 'production';

/**
 * What `npm start` reads from its environment; the services inherit all of it. When the home folder is not writable,
 * the cache lies in `data`.
 */
export function readLocalConfig(data: string) {
  const inherited: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) inherited[name] = value;
  return Object.freeze({
    inherited,
    mongodb_url: inherited['MONGODB_URL'] || undefined,
    nats_url: inherited['NATS_URL'] || undefined,
    /** Where fetched servers are kept between starts, outside `node_modules`. */
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
