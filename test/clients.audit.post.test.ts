import { type Account, newAccount } from '@agence/testing/accounts';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Entry, livrablesOf, measuredClient, place, readyClient, someEntry } from './outside/client.ts';
import { lisible, mois } from './outside/days.ts';
import { closedDoor, STRANGERS } from './outside/door.ts';
import { CLIENT_INCONNU } from './outside/sentences.ts';
import { ownSystem } from './outside/system.ts';

jest.setTimeout(120_000);

const PARTI = 'L’audit est écrit. Il est aussi parti par e-mail, aux adresses de votre compte.';
const PLUS_TARD = 'L’audit est écrit. L’e-mail qui l’annonce partira plus tard.';
const NON_LU =
  'Le site n’a pas pu être lu : le document dit pourquoi et que faire. Il est aussi parti par e-mail, aux adresses de votre compte.';
const DEJA =
  'L’audit de ce client est déjà refait aujourd’hui : il figure dans ses livrables. Il pourra l’être à nouveau demain.';
const RETIRE = 'Ce client est retiré : reprenez-le avant de faire auditer son site.';
const PAS_MESURE =
  'Ce client n’a pas encore été mesuré : l’audit se refait une fois la première mesure faite.';

const HOME = `<!doctype html><html><head><title>Fournil des Halles – boulangerie à Lyon</title>
<meta name="description" content="Pain au levain et viennoiseries à Lyon."></head>
<body><h1>Fournil des Halles</h1><p>Pain au levain, cuit chaque matin à Lyon depuis 1987.</p>
<p><script>window.audit = "lu"</script>Téléphone : 04 78 00 00 00</p></body></html>`;

let site: FakeSite;
let relay: FakeRelay;
let system: OwnSystem;
let account: Account;
beforeAll(async () => {
  [site, relay] = await Promise.all([startFakeSite({ pages: { '/': HOME } }), startFakeRelay()]);
  const env = { SITE_FETCH_ALLOW: site.host, SMTP_URL: relay.url };
  system = await ownSystem({ gateways: 2, env });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([site.stop(), relay.stop()]);
});
beforeEach(async () => {
  relay.behave(null);
  account = await newAccount(system);
});

const audit = (id: string, by = account) => by.agence.post(`clients/${id}/audit/`);
const measured = (more: Partial<Entry> = {}) =>
  measuredClient(account, someEntry({ site_web: site.url, ...more }));
const audits = async (id: string) =>
  (await livrablesOf(account, id)).filter(({ genre }) => genre === 'audit');
const documentAt = (lien: string) => fetch(`${system.base_url}${new URL(lien).pathname}`);

describe('200', () => {
  test('a new document that says what was read, listed first, counted, and mailed', async () => {
    const entry = someEntry({ site_web: site.url });
    const id = await measured(entry);
    const count = (await livrablesOf(account, id)).length;
    const mails = relay.received().length;
    const since = Date.now();
    const { status, body } = await audit(id);
    expect([status, body]).toStrictEqual([
      200,
      {
        client: id,
        entreprise: entry.entreprise,
        lien: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/d\//),
        email_envoye: true,
        note: PARTI,
      },
    ]);
    expect(Date.now() - since).toBeLessThan(15_000);
    const { lien } = body as { lien: string };
    const page = await documentAt(lien);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('La langue des pages n’est pas déclarée');
    expect(html).toContain(entry.entreprise);
    expect(html).not.toContain('<script>window.audit');

    const [first] = await livrablesOf(account, id);
    expect(first).toEqual({
      genre: 'audit',
      periode: mois(),
      titre: `Audit technique – ${entry.entreprise}`,
      etat: 'prêt',
      cree: lisible(),
      lien: expect.any(String),
      id: expect.any(String),
    });
    const { clients } = (await account.agence.get('clients/')).body as {
      clients: { id: string; livrables: number }[];
    };
    const counted = clients.find((one) => one.id === id)?.livrables ?? 0;
    expect(counted).toBeGreaterThan(count);
    expect(counted).toBe((await livrablesOf(account, id)).length);

    const sent = (await relay.until(mails + 1)).filter(({ mail }) =>
      mail.subject?.includes(entry.entreprise),
    );
    const told = sent.filter(({ mail }) => mail.subject?.startsWith('Audit technique'));
    expect(told).toHaveLength(1);
    expect(told[0]?.to).toEqual([`${account.slug}@example.com`]);
    expect(told[0]?.mail.text).toContain(lien);
  });

  test('a site that cannot be read gives a document that says so', async () => {
    const id = await measured({ site_web: 'https://nulle-part.invalid' });
    const { status, body } = await audit(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ client: id, note: NON_LU });
    const html = await (await documentAt((body as { lien: string }).lien)).text();
    expect(html).toContain('Site non lu.');
    expect(await audit(id)).toMatchObject({ status: 409, body: { erreur: DEJA } });
  });

  test('a relay that is away: the mail leaves later, once', async () => {
    const entry = someEntry({ site_web: site.url });
    const id = await measured(entry);
    relay.behave({ at: 'CONNECT', code: 421 });
    const { status, body } = await audit(id);
    expect([status, body]).toMatchObject([200, { client: id, email_envoye: false, note: PLUS_TARD }]);
    const about = () =>
      relay.received().filter(({ mail }) => mail.subject === `Audit technique\u00a0: ${entry.entreprise}`);
    expect(about()).toEqual([]);
    relay.behave(null);
    await until(
      async () => {
        await system.operate('tasks', 'run', 'envois');
        return about().length;
      },
      (sent) => sent > 0,
    );
    expect(about()).toHaveLength(1);
  });
});

describe('404', () => {
  test.each(STRANGERS)('%s', async (_, id) => {
    const { status, body } = await audit(id);
    expect([status, body]).toEqual([404, { erreur: CLIENT_INCONNU }]);
  });

  test('another account’s client, whose audit of the day is not used up', async () => {
    const id = await measured();
    const { status, body } = await audit(id, await newAccount(system));
    expect([status, body]).toEqual([404, { erreur: CLIENT_INCONNU }]);
    expect(await audits(id)).toEqual([]);
    expect((await audit(id)).status).toBe(200);
  });
});

describe('409', () => {
  test('redone today already', async () => {
    const id = await measured();
    expect((await audit(id)).status).toBe(200);
    const visits = site.visits().length;
    const { status, body } = await audit(id);
    expect([status, body]).toEqual([409, { erreur: DEJA }]);
    expect(site.visits()).toHaveLength(visits);
    expect(await audits(id)).toHaveLength(1);
  });

  test('no first measurement', async () => {
    const [preparing = ''] = await place(account, someEntry());
    const ready = await readyClient(account);
    for (const id of [preparing, ready]) {
      const { status, body } = await audit(id);
      expect([status, body]).toEqual([409, { erreur: PAS_MESURE }]);
    }
  });

  test('removed, measured or not', async () => {
    const ids = [await measured(), await readyClient(account)];
    for (const id of ids) {
      await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
      const { status, body } = await audit(id);
      expect([status, body]).toEqual([409, { erreur: RETIRE }]);
    }
  });
});

describe('fifty at once over two gateways', () => {
  test('one audit, one document, one mail', async () => {
    const entry = someEntry({ site_web: site.url });
    const id = await measured(entry);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        account.agence.through(system.gateways[i % 2] ?? '').post(`clients/${id}/audit/`),
      ),
    );
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect([counts.get(200)?.length, counts.get(409)?.length]).toEqual([1, 49]);
    for (const { body } of counts.get(409) ?? [])
      expect([DEJA, 'Un audit de ce client est en cours : il figurera dans ses livrables.']).toContain(
        (body as { erreur: string }).erreur,
      );
    expect(await audits(id)).toHaveLength(1);
    const told = () =>
      relay.received().filter(({ mail }) => mail.subject === `Audit technique\u00a0: ${entry.entreprise}`);
    expect(told()).toHaveLength(1);
  });
});

describe('measurement away', () => {
  test('503 within two seconds, refusals still told, and nothing is used up', async () => {
    const id = await measured();
    const unmeasured = await readyClient(account);
    const pid = system.run().services['measurement']?.pid ?? 0;
    expect(pid).toBeGreaterThan(0);
    process.kill(pid, 'SIGSTOP');
    try {
      const since = Date.now();
      expect((await audit(id)).status).toBe(503);
      expect(Date.now() - since).toBeLessThan(2_000);
      expect(await audit(unmeasured)).toMatchObject({ status: 409, body: { erreur: PAS_MESURE } });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const { status } = await until(
      () => audit(id),
      (answer) => answer.status !== 503,
    );
    expect(status).toBe(200);
    expect(await audits(id)).toHaveLength(1);
  });
});

describe('422', () => {
  test('a body that is no object', async () => {
    const { status } = await account.agence.send({
      method: 'POST',
      path: 'clients/c_x/audit/',
      headers: { 'content-type': 'application/json' },
      body: '[]',
    });
    expect(status).toBe(422);
  });
});

closedDoor('POST', 'clients/c_x/audit/');
