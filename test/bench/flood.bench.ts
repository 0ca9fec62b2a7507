import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { elapsed } from '@agence/platform/process/clock';
import { openMongo } from '@agence/platform/store/mongo';
import { startFakeRelay } from '@agence/testing/fakes/mail';
import { createTransport } from 'nodemailer';
import { orderer } from '../outside/orders.ts';
import { ownSystem } from '../outside/system.ts';

// Orders by mail, 200 a second for a minute: are all acknowledged orders kept, and how much memory does mail take?
// `node test/bench/flood.bench.ts [RATE] [SECONDS]`
const [rate = 200, seconds = 60] = process.argv.slice(2).map(Number);
const PER_ACCOUNT = 60;
const PER_SENDER = 20;
const CONNECTIONS = 40;

/** Half of what a Pod of mail may have (deploy/k8s/base/mail), as the image gives it to the heap. */
const HEAP = '--max-old-space-size=192';

const relay = await startFakeRelay();
const system = await ownSystem({ env: { SMTP_URL: relay.url, NODE_OPTIONS: HEAP } });
const { client } = openMongo(system.run().mongodb.url, 'agence_mail');
const courriers = client.db('agence_mail').collection('courriers');
const rss = (): number => {
  const status = readFileSync(`/proc/${system.run().services['mail']?.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};
const say = (text: string) => process.stdout.write(`${text}\n`);

const people: Awaited<ReturnType<typeof orderer>>[] = [];
for (let n = 0; n < Math.ceil((rate * seconds) / PER_ACCOUNT); n += 1) people.push(await orderer(system));
const transport = createTransport({
  ...{ host: '127.0.0.1', port: system.run().orders_smtp, ignoreTLS: true },
  ...{ pool: true, maxConnections: CONNECTIONS, maxMessages: Number.POSITIVE_INFINITY },
});
const send = (n: number) => {
  const { de = '', a = '' } = people[Math.floor(n / PER_ACCOUNT)] ?? {};
  const from = `${Math.floor((n % PER_ACCOUNT) / PER_SENDER)}.${de}`;
  return transport.sendMail({ from: de, to: a, subject: `${n}`, text: 'Aide', envelope: { from, to: [a] } });
};

say(`${people.length} accounts; mail holds ${rss().toFixed(0)} MB`);
const spent = elapsed();
const told: Promise<boolean>[] = [];
let most = 0;
const faults = new Map<string, number>();
for (let second = 0; second < seconds; second += 1) {
  for (let n = 0; n < rate; n += 1)
    told.push(
      send(second * rate + n).then(
        () => true,
        (fault: unknown) => {
          faults.set(String(fault).slice(0, 60), (faults.get(String(fault).slice(0, 60)) ?? 0) + 1);
          return false;
        },
      ),
    );
  await pause(Math.max(0, (second + 1) * 1000 - spent()));
  most = Math.max(most, rss());
  if (second % 10 === 9) say(`${second + 1} s: ${rss().toFixed(0)} MB`);
}
const taken = (await Promise.all(told)).filter(Boolean).length;
const ms = spent();
say(
  `acknowledged ${taken} of ${told.length} in ${(ms / 1000).toFixed(1)} s (${((1000 * taken) / ms).toFixed(0)} a second)`,
);
say(
  `kept ${await courriers.countDocuments()}; memory at most ${most.toFixed(0)} MB, now ${rss().toFixed(0)} MB`,
);
for (let left = -1; left !== 0; await pause(5000)) {
  left = await courriers.countDocuments({ etat: { $ne: 'fini' } });
  if (left === 0) break;
}
say(
  `all carried out after ${(spent() / 1000).toFixed(0)} s: ${await courriers.countDocuments({ suite: 'répondu' })} answered; ${rss().toFixed(0)} MB`,
);
transport.close();
await client.close();
await system.stop();
await relay.stop();
