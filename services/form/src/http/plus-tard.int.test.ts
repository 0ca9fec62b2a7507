import { randomInt } from 'node:crypto';
import { Held } from '@agence/platform/restore/held';
import { countsWrites, openMongo } from '@agence/platform/store/mongo';
import { testServers } from '@agence/testing/config';
import { eventually } from '@agence/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Bench,
  champDe,
  demande,
  envoyer,
  type Instance,
  openBench,
  someAddress,
} from '../testing/bench.ts';

let bench: Bench;
let one: Instance;
beforeAll(async () => {
  bench = await openBench();
  one = await bench.instance();
});
afterAll(() => bench.stop());

describe('429', () => {
  it('takes exactly 20 an hour from one address, over two processes, and forgets no word', async () => {
    const two = await bench.instance({ newBus: true });
    const from = someAddress();
    const urls = [one.url, two.url];
    // A process that has just joined counts alone until its bus answers.
    await eventually(async () => {
      const probe = someAddress();
      for (let n = 0; n < 20; n += 1) await envoyer(one.url, demande(), probe);
      return (await envoyer(two.url, demande(), probe)).status === 429;
    });
    for (const url of urls) expect((await envoyer(url, demande({ email: '' }), from)).status).toBe(422);
    const sent = Array.from({ length: 50 }, () => demande());
    const answers = await Promise.all(sent.map((asked, n) => envoyer(urls[n % 2] ?? '', asked, from)));
    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([accepted.length, refused.length]).toEqual([20, 30]);
    const stored = await Promise.all(sent.map(bench.kept));
    expect(stored.flat()).toHaveLength(20);
    const [late] = refused;
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(3000);
    expect(Number(late?.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(late?.text).toMatch(/<h1>Réessayez après \d\d\u00a0h\u00a0\d\d<\/h1>/);
    expect(champDe(late?.text ?? '', 'email')).toBe('contact@ferrandin.fr');
    expect((await envoyer(one.url, demande({ entreprise: '' }), from)).status).toBe(422);
    expect((await envoyer(two.url, demande())).status).toBe(200);
  });

  it('counts a /64 of IPv6 as one caller, and only what the gateway says', async () => {
    const net = `2001:db8:${randomInt(0x1000, 0xffff).toString(16)}`;
    for (let n = 0; n < 20; n += 1)
      expect((await envoyer(one.url, demande(), `192.0.2.${n}, ${net}:1::${n.toString(16)}`)).status).toBe(
        200,
      );
    expect((await envoyer(one.url, demande(), `${net}:1:ffff::1`)).status).toBe(429);
    expect((await envoyer(one.url, demande(), `${net}:2::1`)).status).toBe(200);
  });
});

describe('503', () => {
  it('is what a person gets while nothing can be kept: no thank-you, no word lost, no place used up', async () => {
    const { client, db } = openMongo('mongodb://127.0.0.1:1/?replicaSet=rs0', 'nowhere');
    const away = await bench.instance({ db });
    const from = someAddress();
    const formulaire = await bench.servi(one.url, 5000);
    const asked = demande({ formulaire });
    const answers = await Promise.all(Array.from({ length: 21 }, () => envoyer(away.url, asked, from)));
    for (const { status, headers, text } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '60']);
      expect(text).not.toContain('Merci');
      expect(champDe(text, 'entreprise')).toBe(asked['entreprise']);
      expect(champDe(text, 'formulaire')).toBe(formulaire);
    }
    await client.close();
    expect((await envoyer(one.url, asked, from)).status).toBe(200);
    await eventually(async () => (await bench.kept(asked)).length === 1);
  });

  it('uses up no place when a form that could be read but not kept is sent again, to any process', async () => {
    const { client, db } = openMongo(testServers().mongodb_url, bench.parts.db.databaseName);
    countsWrites(db, () => {
      throw new Held('nothing is written');
    });
    const held = await bench.instance({ db, newBus: true });
    const from = someAddress();
    const formulaire = await bench.servi(one.url, 5000);
    const forms = Array.from({ length: 20 }, () => demande({ formulaire }));
    const each = async (url: string) => {
      const statuses = [];
      for (const asked of forms) statuses.push((await envoyer(url, asked, from)).status);
      return statuses;
    };
    expect(await each(held.url)).toEqual(forms.map(() => 503));
    // The window is full now: only forms that it counts already are taken in.
    expect((await envoyer(one.url, demande(), from)).status).toBe(429);
    expect(await each(one.url)).toEqual(forms.map(() => 200));
    expect((await envoyer(one.url, demande(), from)).status).toBe(429);
    await client.close();
  });
});
