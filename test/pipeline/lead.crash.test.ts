import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFree } from '@agence/local/ports';
import { openMongo } from '@agence/platform/store/mongo';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { leadsOf, mailsOf, sendForm, someRequest, untilDiagnosed } from '../outside/lead.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(300_000);

const env = { LEAD_CALLS_PER_DAY: '1000000', TRUSTED_HOPS: '1' };

let data: string;
let system: OwnSystem;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'agence-crash-'));
  system = await ownSystem({ data, env });
});
afterAll(async () => {
  await system.stop();
  await rm(data, { recursive: true, force: true });
});

const pidOf = (name: string): number => {
  const { services, mongodb, nats, pid } = system.run();
  const all: Record<string, number | null | undefined> = {
    ...{ mongodb: mongodb.pid, nats: nats.pid, everything: pid },
    ...Object.fromEntries(Object.entries(services).map(([service, one]) => [service, one.pid])),
  };
  return all[name] ?? 0;
};

/** Sends requests, kills at the first acknowledgement, and returns the acknowledged requests. */
async function thanked(kill: readonly string[]) {
  const asked = Array.from({ length: 2 }, () => someRequest({ message: 'Un mot.' }));
  const pids = kill.map(pidOf);
  expect(pids.every((pid) => pid > 0)).toBe(true);
  const sent = asked.map((one) => sendForm(system.base_url, one));
  await Promise.any(
    sent.map(async (one) => {
      if ((await one).status !== 200) throw new Error('not thanked');
    }),
  );
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  const answers = await Promise.allSettled(sent);
  return asked.filter((_, i) => {
    const answer = answers[i];
    return answer?.status === 'fulfilled' && answer.value.status === 200;
  });
}

/** On the same port, once nothing of the killed system listens there. */
async function startedAgain(): Promise<OwnSystem> {
  const port = Number(new URL(system.base_url).port);
  await until(() => isFree(port), Boolean);
  return ownSystem({ data, env, port });
}

/** Ends the lease of two minutes on a message that a killed process was sending, once another process is there. */
async function freeLeases(dead: number): Promise<void> {
  await until(
    async () => pidOf('mail'),
    (pid) => pid > 0 && pid !== dead,
  );
  const { client, db } = openMongo(system.run().mongodb.url, 'agence_mail');
  await db.collection('messages').updateMany({ etat: 'en envoi' }, { $set: { lease_until: 1 } });
  await client.close();
}

const asks = [['form', 'mail'], ['measurement'], ['nats'], ['mongodb'], ['everything']];

test.each(asks.map((names) => [names.join(', '), names] as const))(
  'killed at the thank-you: %s; nothing that was said is lost, nothing is sent twice',
  async (_, names) => {
    const mail = pidOf('mail');
    const accepted = await thanked(names);
    expect(accepted.length).toBeGreaterThan(0);
    // Only the operator can start the parent process again; links in mail that left before name its port.
    if (names.includes('everything')) system = await startedAgain();
    if (names.includes('everything') || names.includes('mail')) await freeLeases(mail);
    for (const asked of accepted) {
      await untilDiagnosed(system, asked);
      const { alerts } = await until(
        () => mailsOf(system, asked),
        (mails) => mails.alerts.length > 0,
      );
      expect(alerts.map(({ mail }) => mail.text?.includes('Un mot.'))).toEqual([true]);
      const leads = await until(
        () => leadsOf(system, asked),
        ({ length }) => length > 0,
      );
      expect(leads).toMatchObject([{ etat: 'accepté', message: 'Un mot.' }]);
    }
  },
);
