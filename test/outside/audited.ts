import { type Account, newAccount } from '@agence/testing/accounts';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type Entry, livrablesOf, measuredClient, someEntry } from './client.ts';
import { ownServices } from './system.ts';

const HOME = `<!doctype html><html><head><title>Fournil des Halles – boulangerie à Lyon</title>
<meta name="description" content="Pain au levain et viennoiseries à Lyon."></head>
<body><h1>Fournil des Halles</h1><p>Pain au levain, cuit chaque matin à Lyon depuis 1987.</p>
<p><script>window.audit = "lu"</script>Téléphone : 04 78 00 00 00</p></body></html>`;

/** A system of one's own with a web site that it may read and a mail relay, and an account for each test. */
export let world: { readonly site: FakeSite; readonly relay: FakeRelay; readonly system: OwnSystem };
export let account: Account;
beforeAll(async () => {
  const [site, relay] = await Promise.all([startFakeSite({ pages: { '/': HOME } }), startFakeRelay()]);
  const env = { SITE_FETCH_ALLOW: site.host, SMTP_URL: relay.url };
  world = { site, relay, system: await ownServices({ gateways: 2, testClock: true, env }) };
});
afterAll(async () => {
  await world.system.stop();
  await Promise.all([world.site.stop(), world.relay.stop()]);
});
beforeEach(async () => {
  world.relay.behave(null);
  account = await newAccount(world.system);
});

export const audit = (id: string, by = account) => by.agence.post(`clients/${id}/audit/`);
export const measured = (more: Partial<Entry> = {}) =>
  measuredClient(account, someEntry({ site_web: world.site.url, ...more }));
/** The audits among the documents of a client. */
export const audits = async (id: string) =>
  (await livrablesOf(account, id)).filter(({ genre }) => genre === 'audit');

/** Messages that told of an audit of that business. */
export const auditMails = (entreprise: string) =>
  world.relay
    .received()
    .filter(({ mail }) =>
      ['Audit technique', 'Site non lu'].some((sujet) => mail.subject === `${sujet}\u00a0: ${entreprise}`),
    );
