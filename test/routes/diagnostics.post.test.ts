import { type Account, newAccount } from '@agence/testing/accounts';
import { keptMails } from '@agence/testing/fakes/mail';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { measuredClient, place, someEntry } from '../outside/client.ts';
import { lisible } from '../outside/days.ts';
import {
  ask,
  dejaDiagnostique,
  diagnosticsOf,
  type Prospect,
  someProspect,
  untilOver,
} from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

const NOTE =
  'Le document porte votre nom, votre couleur et votre contact, sans aucune offre de notre part. Le prospect n’est jamais contacté.';
const SUITE_PROPOSEE =
  'Rien n’est encore lancé. Confirmez\u00a0: cinq questions seront posées aux IA, et le document paraîtra dans la liste de vos diagnostics.';
const EXEMPLES = [1, 2, 3].map(() => expect.stringMatching(/ à Nantes/));
const SANS_RIEN =
  'Rien n’est encore lancé. Il manque la ville et le métier\u00a0: les questions vaudraient pour toute la France, et le métier serait deviné d’après le nom et le site. Complétez, ou confirmez\u00a0: cinq questions seront posées aux IA, et le document paraîtra dans la liste de vos diagnostics.';
const SUITE_LANCEE =
  'Le diagnostic est lancé. Son lien paraîtra dans la liste de vos diagnostics, d’ordinaire en quelques minutes.';
const DEJA_CLIENT = 'Ce prospect est déjà un client actif de votre compte.';
const SANS_CLIENT =
  'Votre compte n’a aucun client actif\u00a0: chacun donne droit à trois diagnostics de prospects par mois.';
const EPUISE = 'Les 3 diagnostics de prospects de ce mois sont utilisés.';

/** An account with one covered client: three diagnostics a month. */
const covered = async (): Promise<Account> => {
  const account = await newAccount(shared());
  await place(account, someEntry());
  return account;
};

describe('200', () => {
  test('proposed, then confirmed: the same but for what happens', async () => {
    const account = await covered();
    const prospect = someProspect();
    const { leads } = await diagnosticsOf(account);
    expect(leads).toMatchObject({ quota: 3, utilises: 0, restants: 3 });
    const said = {
      compris: prospect,
      leads: { ...leads, utilises: 1, restants: 2 },
      note: NOTE,
      // One call prepares, then 5 questions × 3 models × 4 times.
      appels_prevus: 133,
    };
    const proposed = await account.agence.post('diagnostics/', prospect);
    expect([proposed.status, proposed.body]).toStrictEqual([
      200,
      { ...said, confirme: false, lance: false, suite: SUITE_PROPOSEE, questions_exemples: EXEMPLES },
    ]);
    expect(await diagnosticsOf(account)).toStrictEqual({ leads, diagnostics: [] });
    const confirmed = await account.agence.post('diagnostics/', { ...prospect, confirmer: true });
    expect([confirmed.status, confirmed.body]).toStrictEqual([
      200,
      { ...said, confirme: true, lance: true, suite: SUITE_LANCEE },
    ]);
    expect(await diagnosticsOf(account)).toMatchObject({ leads: said.leads, diagnostics: { length: 1 } });
  });

  test('what is announced is what is called, and the document is at the colours of the agency', async () => {
    const account = await covered();
    const prospect = someProspect();
    await ask(account, prospect);
    const { diagnostics } = await untilOver(account);
    expect(diagnostics).toMatchObject([{ etat: 'prêt' }]);
    const measurements = await shared().operate('measurements', 'show', account.slug);
    expect(measurements).toMatchObject([{ etat: 'faite', cellules: { done: 60 } }]);
    const page = await fetch(diagnostics[0]?.lien ?? '');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(account.nom);
    expect(html).toContain(prospect.entreprise);
    expect(html).not.toContain('Mesure IA');
  });

  test('without a town or a trade', async () => {
    const account = await covered();
    const { entreprise, site_web } = someProspect();
    const { body } = await account.agence.post('diagnostics/', {
      entreprise: ` ${entreprise} `,
      site_web,
      ville: '',
    });
    expect(body).toMatchObject({
      compris: { entreprise, site_web, ville: null, metier: null },
      suite: SANS_RIEN,
      questions_exemples: [
        expect.stringMatching(/^Quels sont les meilleurs .+ en France/),
        ...[1, 2].map(() => expect.any(String)),
      ],
    });
  });

  test('a prospect diagnosed less than 30 days ago, however its site is written, confirmed or not', async () => {
    const account = await covered();
    const prospect = someProspect();
    const first = await ask(account, prospect);
    const again = {
      ...prospect,
      site_web: prospect.site_web.toUpperCase().replace('HTTPS://WWW.', 'http://'),
    };
    const running = await ask(account, again);
    expect(running).toMatchObject({ leads: first.leads, lance: false, raison: dejaDiagnostique(lisible()) });
    await untilOver(account);
    for (const confirmer of [false, true]) {
      const { status, body } = await account.agence.post('diagnostics/', { ...again, confirmer });
      expect([status, body]).toStrictEqual([
        200,
        {
          compris: again,
          leads: first.leads,
          confirme: confirmer,
          lance: false,
          raison: dejaDiagnostique(lisible()),
          lien: expect.stringContaining('/d/'),
          suite: 'Rien n’est lancé\u00a0: le document déjà établi s’ouvre par son lien.',
          note: NOTE,
          appels_prevus: 0,
        },
      ]);
      expect((await fetch((body as { lien: string }).lien)).status).toBe(200);
    }
  });

  test('an active client is no prospect; once removed it is one again', async () => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const [id = ''] = await place(account, entry, someEntry());
    const prospect: Prospect = { entreprise: 'Autre nom', site_web: entry.site_web };
    expect(await ask(account, prospect)).toMatchObject({
      leads: { quota: 6, utilises: 0, restants: 6 },
      lance: false,
      raison: DEJA_CLIENT,
    });
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    expect(await ask(account, prospect)).toMatchObject({ leads: { quota: 3, restants: 2 }, lance: true });
  });

  test('the month’s count: three for each covered client, none without', async () => {
    const account = await covered();
    for (const restants of [2, 1, 0])
      expect(await ask(account)).toMatchObject({ lance: true, leads: { restants } });
    const fourth = await ask(account);
    expect(fourth).toMatchObject({
      lance: false,
      raison: EPUISE,
      suite: `Rien n’est lancé\u00a0: le décompte du mois repart à zéro le ${fourth.leads.repart_le}.`,
      leads: { quota: 3, utilises: 3, restants: 0 },
    });
    await place(account, someEntry());
    expect(await ask(account)).toMatchObject({ lance: true, leads: { quota: 6, utilises: 4, restants: 2 } });
    expect((await account.agence.get('compte/')).body).toMatchObject({
      leads: { quota: 6, utilises: 4, restants: 2 },
    });
    expect(await ask(await newAccount(shared()))).toMatchObject({
      lance: false,
      raison: SANS_CLIENT,
      leads: { quota: 0, utilises: 0, restants: 0 },
    });
  });

  test('the prospect is never written to', async () => {
    const account = await covered();
    const name = someProspect().entreprise.replace('Garage ', 'contact-');
    const prospect = someProspect({ entreprise: `${name}@prospect.example` });
    await ask(account, prospect);
    await untilOver(account);
    // A report ordered afterwards is mailed: what the diagnostic had to say has left by then.
    await measuredClient(account);
    const mine = `${account.slug}@example.com`;
    const mails = await until(
      () => keptMails(shared().data),
      (list) =>
        list.some(
          ({ mail }) =>
            mail.subject?.startsWith('Rapport prêt') && mail.to?.some(({ address }) => address === mine),
        ),
    );
    // The agency is told by mail that it is ready.
    const others = mails.filter(({ mail }) => mail.to?.some(({ address }) => address !== mine));
    expect(others.filter(({ raw }) => raw.includes(name))).toEqual([]);
    expect(mails.filter(({ mail }) => mail.to?.some(({ address }) => address?.includes('prospect')))).toEqual(
      [],
    );
  });
});
