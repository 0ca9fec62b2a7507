import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import type { OwnSystem } from '@agence/testing/system';
import { ownServices } from './system.ts';

const HOME = `<!doctype html><html><head><title>Fournil des Halles – boulangerie à Lyon</title>
<meta name="description" content="Pain au levain et viennoiseries à Lyon."></head>
<body><h1>Fournil des Halles</h1><p>Pain au levain, cuit chaque matin à Lyon depuis 1987.</p>
<p><script>window.audit = "lu"</script>Téléphone : 04 78 00 00 00</p></body></html>`;

/** A system of one's own with a web site that it may read and a mail relay. */
export type Audited = {
  readonly site: FakeSite;
  readonly relay: FakeRelay;
  readonly system: OwnSystem;
  readonly stop: () => Promise<void>;
};

export async function startAudited(): Promise<Audited> {
  const [site, relay] = await Promise.all([startFakeSite({ pages: { '/': HOME } }), startFakeRelay()]);
  const env = { SITE_FETCH_ALLOW: site.host, SMTP_URL: relay.url };
  const system = await ownServices({ gateways: 2, env });
  const stop = async () => {
    await system.stop();
    await Promise.all([site.stop(), relay.stop()]);
  };
  return { site, relay, system, stop };
}

/** Messages that told of an audit of that business. */
export const auditMails = ({ relay }: Audited, entreprise: string) =>
  relay
    .received()
    .filter(({ mail }) =>
      ['Audit technique', 'Site non lu'].some((sujet) => mail.subject === `${sujet}\u00a0: ${entreprise}`),
    );
