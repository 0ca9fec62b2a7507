import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type OwnSystem, startSystem } from './system.ts';

jest.setTimeout(60_000);

const service = `process.on('disconnect', () => process.exit());
process.send({ ready: true });
setInterval(() => {}, 1e6);`;
const gateway = `import { createServer } from 'node:http';
process.on('disconnect', () => process.exit());
const server = createServer((_, reply) => reply.end(JSON.stringify(process.env)));
server.listen(Number(process.env.PORT), process.env.HOST, () => process.send({ ready: true }));`;

/** Services as small as can be: the supervisor is what is looked at here. */
async function smallServices(mains: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'services-'));
  for (const [name, main] of Object.entries(mains)) {
    await mkdir(join(folder, name, 'src'), { recursive: true });
    await writeFile(join(folder, name, 'src/main.ts'), main);
  }
  return folder;
}

/** Looks again until the answer is yes; Jest's own time limit ends a wait in vain. */
async function until(yes: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await yes())) await pause(50);
}

function isAlive(pid: number | null | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

const processesOf = (system: OwnSystem): number[] => {
  const { services, mongodb, nats, gateways } = system.run();
  return [...Object.values(services), mongodb, nats, ...gateways].map(({ pid }) => pid ?? 0);
};

const environmentAt = async (url: string): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(JSON.parse(await (await fetch(url)).text())));

describe('a system that runs', () => {
  let system: OwnSystem;
  let services: string;
  beforeAll(async () => {
    services = await smallServices({ accounts: service, mail: service, gateway });
    system = await startSystem({ services, gateways: 2, env: { AI_MODELS: 'x' }, testClock: true });
  });
  afterAll(() => system.stop());

  test('is described by run.json, for our eyes only', () => {
    const run = system.run();
    expect(statSync(join(system.data, 'run.json')).mode & 0o777).toBe(0o600);
    expect(Object.keys(run.services)).toEqual(['accounts', 'mail']);
    expect(run.gateways.map((each) => each.base_url)).toEqual(system.gateways);
    expect(run.base_url).toBe(system.gateways[0]);
    expect(run.demo).toBeNull();
    expect([run.pid, ...processesOf(system)].filter(isAlive)).toHaveLength(7);
  });

  test('gives each gateway the same environment but its port', async () => {
    const [first, second] = await Promise.all(system.gateways.map(environmentAt));
    expect(first).toMatchObject({ PUBLIC_URL: system.base_url, AI_MODELS: 'x', TEST_CLOCK: '1' });
    expect(first?.['ACCOUNTS_GRPC']).toBe(system.run().services['accounts']?.grpc);
    expect({ ...first, PORT: '' }).toEqual({ ...second, PORT: '' });
  });

  test.each(['service', 'gateway', 'mongodb', 'nats'])('replaces a %s that is killed', async (which) => {
    const chosen = () => {
      const run = system.run();
      const all = {
        service: run.services['mail'],
        gateway: run.gateways[1],
        mongodb: run.mongodb,
        nats: run.nats,
      };
      return all[which as keyof typeof all];
    };
    const before = chosen();
    process.kill(Number(before?.pid), 'SIGKILL');
    await until(() => isAlive(chosen()?.pid) && chosen()?.pid !== before?.pid);
    expect({ ...chosen(), pid: 0 }).toEqual({ ...before, pid: 0 });
  });

  test('refuses a second start on its data', async () => {
    const inUse = `${system.data} is in use by process ${system.run().pid} (${system.base_url}): stop that system first, or give this one --data DIR`;
    await expect(startSystem({ services, data: system.data })).rejects.toThrow(inUse);
    expect(isAlive(system.run().mongodb.pid)).toBe(true);
  });
});

describe('a system that ends', () => {
  test('takes all its processes along and is found again by the next start', async () => {
    const services = await smallServices({ accounts: service, gateway });
    const data = mkdtempSync(join(tmpdir(), 'agence-again-'));
    const first = await startSystem({ services, data });
    const { task_secret } = first.run();
    const processes = processesOf(first);
    await first.stop();
    expect(processes.filter(isAlive)).toEqual([]);
    expect(existsSync(join(data, 'run.json'))).toBe(false);
    const second = await startSystem({ services, data });
    expect(second.run()).toMatchObject({ task_secret });
    await second.stop();
    await rm(data, { recursive: true });
  });

  test('leaves nothing behind when it is killed, and starts again on its data at once', async () => {
    const services = await smallServices({ accounts: service, gateway });
    const data = mkdtempSync(join(tmpdir(), 'agence-killed-'));
    const killed = await startSystem({ services, data });
    const processes = processesOf(killed);
    process.kill(killed.run().pid, 'SIGKILL');
    const next = await startSystem({ services, data });
    await until(() => !processes.some(isAlive));
    expect(processesOf(next).filter(isAlive)).toHaveLength(4);
    await next.stop();
    await rm(data, { recursive: true });
  });

  test('when a service cannot start, everything stops and the reason is said', async () => {
    const services = await smallServices({ accounts: service, mail: "throw new Error('no such setting');" });
    const data = mkdtempSync(join(tmpdir(), 'agence-broken-'));
    await expect(startSystem({ services, data })).rejects.toThrow(
      /^mail ended before it was ready: exit code 1: Error: no such setting \(logs\/mail\.log\)$/m,
    );
    expect(isAlive(await pidIn(join(data, 'mongodb/pid')))).toBe(false);
    await rm(data, { recursive: true });
  });
});

async function pidIn(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => '-1'));
}
