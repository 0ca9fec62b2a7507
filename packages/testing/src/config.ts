/** What a test run hands from the process that sets it up to those that run the tests. */

const SHARED_SYSTEM = 'AGENCE_SHARED_SYSTEM';

/** The servers that the tests of this run share; a service started in a test reads the same names. */
export function publishServers(urls: { mongodb_url: string; nats_url: string }): void {
  process.env['MONGODB_URL'] = urls.mongodb_url;
  process.env['NATS_URL'] = urls.nats_url;
}

/** Addresses of the shared MongoDB and NATS; a test takes a database and a stream prefix of its own there. */
export function testServers(): { mongodb_url: string; nats_url: string } {
  const [mongodb_url, nats_url] = [process.env['MONGODB_URL'], process.env['NATS_URL']];
  if (mongodb_url === undefined || nats_url === undefined)
    throw new Error('no servers: name the file .int.test.ts and run it in the Jest project "int"');
  return { mongodb_url, nats_url };
}

export function publishSystem(data: string): void {
  process.env[SHARED_SYSTEM] = data;
}

/** Data folder of the shared system. */
export function sharedSystemData(): string {
  const data = process.env[SHARED_SYSTEM];
  if (data === undefined) throw new Error('no shared system: run this file in the Jest project "system"');
  return data;
}

/** Makes the operator's command line, run in this process, find the system in that data folder. */
export function pointOperatorAt(data: string): void {
  process.env['AGENCE_DATA'] = data;
}

/** The environment for a process that a test starts, with its own settings over it. */
export function environmentWith(settings: Readonly<Record<string, string>>): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  return { ...env, ...settings };
}

/** How many inputs a fuzz test tries, and from which seed they are drawn (a new one when not set). */
export function fuzzSettings(): { runs: number; seed: number | undefined } {
  const seed = process.env['FUZZ_SEED'];
  return {
    runs: Number(process.env['FUZZ_RUNS'] ?? 500),
    seed: seed === undefined ? undefined : Number(seed),
  };
}

/** Whether a person wants pictures of the screens that the tests open. */
export const picturesWanted = (): boolean => process.env['PICTURES'] === '1';
