import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';

let mail: Wired;
afterEach(() => mail.close());

const CONFIRMED = { email: 'paul@lagrange.test', message: 'Rappelez-moi.', confirme_ts: 1 };
const CONFIRM = 'Confirmez votre adresse pour recevoir votre diagnostic';
const PRET = 'Votre diagnostic est prêt\u00a0: Maison Lagrange';

const kept = async () => (await keptMails(mail.data)).map((one) => one.mail.subject ?? '');
const rows = async () => (await mail.needs.messages.list({})).rows;

it('we are told of a request at once, not with the next sweep', async () => {
  mail = await wire();
  await mail.hear('lead_accepte', 'e1');
  expect((await kept()).toSorted()).toEqual([
    CONFIRM,
    'Nouvelle demande de diagnostic\u00a0: Maison Lagrange',
  ]);
});

it('an address that nobody confirmed is sent one message, with nothing of what was typed', async () => {
  mail = await wire();
  for (const name of ['lead_accepte', 'lead_tour_venu', 'lead_mesure', 'lead_confirme'] as const)
    await mail.hear(name, 'e1');
  await mail.send();
  const to = (await keptMails(mail.data)).filter(({ mail: { to } }) => to?.[0]?.address === CONFIRMED.email);
  expect(to.map((one) => one.mail.subject)).toEqual([CONFIRM]);
  expect(to[0]?.mail.text).toContain(
    'Confirmer mon adresse\u00a0:\nhttps://mesure.test/lead/confirmer/a.l_1.mac\n',
  );
  expect(to[0]?.raw).not.toMatch(/Lagrange(?!\.test)|Lyon|Brunel|Four|Rappelez/);
});

it('who waits for a turn is asked when it comes', async () => {
  mail = await wire({ of: world({ lead: { ...CONFIRMED, confirme_ts: undefined, attend: true } }) });
  await mail.hear('lead_accepte', 'e1');
  expect((await kept()).filter((subject) => subject === CONFIRM)).toEqual([]);
});

it.each([
  ['the measurement', ['lead_mesure', 'lead_confirme']],
  ['the confirmation', ['lead_confirme', 'lead_mesure']],
] as const)('once confirmed the diagnostic is sent once, whatever comes first: %s', async (_, names) => {
  mail = await wire({ CONTACT_EMAIL: 'bonjour@mesure.test', of: world({ lead: CONFIRMED }) });
  for (const name of names) await mail.hear(name, name);
  await mail.send();
  expect(await kept()).toEqual([PRET]);
  const [one] = await keptMails(mail.data);
  expect(one?.mail.to).toEqual([{ name: '', address: CONFIRMED.email }]);
  expect(one?.mail.replyTo).toEqual([{ name: '', address: 'bonjour@mesure.test' }]);
  expect(one?.mail.text).toContain('Ouvrir le diagnostic\u00a0:\nhttps://mesure.test/d/a.d_1.zz.sig\n');
});

it('confirmed before it is measured, it waits for the measurement', async () => {
  mail = await wire({ of: world({ lead: CONFIRMED, rapport: false }) });
  await mail.hear('lead_confirme', 'e1');
  expect(await rows()).toEqual([]);
});

it('an erased request leaves no message, sent or waiting, and no file', async () => {
  mail = await wire({ of: world({ lead: CONFIRMED }) });
  await mail.hear('lead_accepte', 'e1');
  await mail.hear('lead_mesure', 'e2');
  await mail.hear('mesure_terminee', 'e3');
  await mail.send();
  await mail.hear('lead_echoue', 'e4');
  expect([(await kept()).length, (await rows()).length]).toEqual([3, 4]);
  await mail.hear('lead_efface', 'e5');
  expect(await kept()).toEqual(['Rapport prêt\u00a0: Maison Lagrange']);
  expect((await rows()).map(({ genre }) => genre)).toEqual(['rapport_pret']);
});

it('nothing is written about a request that is erased, told before or after', async () => {
  const of = world({ lead: null });
  mail = await wire({ of });
  for (const name of [
    'lead_efface',
    'lead_accepte',
    'lead_tour_venu',
    'lead_mesure',
    'lead_confirme',
    'lead_echoue',
  ] as const)
    await mail.hear(name, 'e1');
  expect([await kept(), await rows()]).toEqual([[], []]);
});

it('a request erased while it was written about is forgotten all the same', async () => {
  const of = world({ lead: CONFIRMED });
  mail = await wire({ of });
  const { diagnostics } = mail.needs;
  Object.assign(mail.needs, {
    diagnostics: {
      lireLienDeLead: async (about: { lead: string; document: string }) => {
        await mail.hear('lead_efface', 'e1');
        of.lead = null;
        return diagnostics.lireLienDeLead(about);
      },
    },
  });
  await mail.hear('lead_mesure', 'e2');
  expect(await rows()).toEqual([]);
});

it('a request erased while its message leaves keeps no file', async () => {
  const of = world({ lead: CONFIRMED });
  mail = await wire({ of });
  await mail.hear('lead_mesure', 'e1');
  const { deliver } = mail.needs;
  Object.assign(mail.needs, {
    deliver: async (message: Parameters<typeof deliver>[0]) => {
      const brought = await deliver(message);
      await mail.hear('lead_efface', 'e2');
      return brought;
    },
  });
  await mail.send();
  expect([await kept(), await rows()]).toEqual([[], []]);
});
