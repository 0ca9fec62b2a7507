import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { account, audit, auditMails, measured, world } from '../outside/audited.ts';
import { livrablesOf, someEntry } from '../outside/client.ts';
import { lisible, mois } from '../outside/days.ts';

const PARTI = 'L’audit est écrit. Il a aussi été envoyé par e-mail, aux adresses de votre compte.';
const PLUS_TARD = 'L’audit est écrit. L’e-mail qui l’annonce partira plus tard.';
const NON_LU =
  'Le site n’a pas pu être lu : le document dit pourquoi et que faire. Il a aussi été envoyé par e-mail, aux adresses de votre compte.';

const documentAt = (lien: string) => fetch(`${world.system.base_url}${new URL(lien).pathname}`);

describe('200', () => {
  test('a new document that says what was read, listed first, counted, and mailed', async () => {
    const entry = someEntry({ site_web: world.site.url });
    const id = await measured(entry);
    const count = (await livrablesOf(account, id)).length;
    const mails = world.relay.received().length;
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
        site_lu: true,
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
      titre: `Audit technique du ${lisible()} – ${entry.entreprise}`,
      etat: 'prêt',
      cree: lisible(),
      lien: expect.any(String),
      donnees: null,
      id: expect.any(String),
    });
    const { clients } = (await account.agence.get('clients/')).body as {
      clients: { id: string; livrables: number }[];
    };
    const counted = clients.find((one) => one.id === id)?.livrables ?? 0;
    expect(counted).toBeGreaterThan(count);
    expect(counted).toBe((await livrablesOf(account, id)).length);

    const sent = (await world.relay.until(mails + 1)).filter(({ mail }) =>
      mail.subject?.includes(entry.entreprise),
    );
    const told = sent.filter(({ mail }) => mail.subject?.startsWith('Audit technique'));
    expect(told).toHaveLength(1);
    expect(told[0]?.to).toEqual([`${account.slug}@example.com`]);
    expect(told[0]?.mail.text).toContain(lien);
  });

  test('a site that cannot be read gives a document that says so', async () => {
    const entry = someEntry({ site_web: 'https://nulle-part.invalid' });
    const id = await measured(entry);
    const { status, body } = await audit(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ client: id, note: NON_LU });
    const html = await (await documentAt((body as { lien: string }).lien)).text();
    expect(html).toContain('Site non lu.');
    expect(html).not.toMatch(/a été lu|ont été lues|Lu le|celui du constat/);
    const [told] = auditMails(entry.entreprise);
    expect(told?.mail.text).toContain('https://nulle-part.invalid n’a pas pu être lu\u00a0: le document dit');
  });

  test('a relay that is away: the mail leaves later, once', async () => {
    const entry = someEntry({ site_web: world.site.url });
    const id = await measured(entry);
    world.relay.behave({ at: 'CONNECT', code: 421 });
    const { status, body } = await audit(id);
    expect([status, body]).toMatchObject([200, { client: id, email_envoye: false, note: PLUS_TARD }]);
    const about = () => auditMails(entry.entreprise);
    expect(about()).toEqual([]);
    world.relay.behave(null);
    await until(
      async () => {
        await world.system.operate('tasks', 'run', 'envois');
        return about().length;
      },
      (sent) => sent > 0,
    );
    expect(about()).toHaveLength(1);
  });
});
