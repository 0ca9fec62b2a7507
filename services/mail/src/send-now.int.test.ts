import { eventually } from '@agence/testing/eventually';
import { type FakeRelay, keptMails, startFakeRelay } from '@agence/testing/fakes/mail';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from './mail.fixture.ts';
import { mail as handlers } from './mail.rpcs.ts';
import { operator } from './operator.rpcs.ts';

const AUDIT = {
  compte: 'horizon',
  entreprise: 'Maison Lagrange',
  site: 'lagrange.test',
  cree: '21/11/2026',
  lien: 'https://mesure.test/d/y',
  non_lu: false,
};
const ask = (compte = 'horizon') => ({
  id: 'audit:d_9',
  message: { $case: 'audit' as const, value: { ...AUDIT, compte } },
});
const envoye = (email_envoye: boolean) => ({ result: { $case: 'remis', value: { email_envoye } } });

let relay: FakeRelay;
let mail: Wired;
beforeAll(async () => {
  relay = await startFakeRelay();
});
afterAll(() => relay.stop());
beforeEach(async () => {
  relay.behave(null);
  mail = await wire({ SMTP_URL: relay.url, timeouts: { connect: 500, greeting: 500, silence: 2_000 } });
});
afterEach(() => mail.close());

const listed = async (needs: Wired['needs'], wanted: Parameters<typeof needs.messages.list>[0]) =>
  (await operator(needs).listMessages(wanted)).messages;
const row = async () => (await listed(mail.needs, {})).at(0);

it('is true when the relay took the message, and the same call again sends nothing more', async () => {
  const before = relay.received().length;
  expect(await handlers(mail.needs).sendNow(ask())).toEqual(envoye(true));
  expect(await handlers(mail.needs).sendNow(ask())).toEqual(envoye(true));
  await mail.send();
  const got = relay.received().slice(before);
  expect(got.map((one) => one.mail.subject)).toEqual(['Audit technique\u00a0: Maison Lagrange']);
  expect(got[0]?.mail.text).toContain('Ouvrir l’audit\u00a0:\nhttps://mesure.test/d/y\n');
});

it('is true when one address was taken and the other refused', async () => {
  relay.behave({ at: 'RCPT', code: 550, address: 'bob@' });
  expect(await handlers(mail.needs).sendNow(ask())).toEqual(envoye(true));
  expect(await row()).toMatchObject({ etat: 'échec', pourquoi: '550 scripted 550' });
});

it('is false when the relay says to come back, and the message leaves later', async () => {
  relay.behave({ at: 'DATA', code: 451 });
  expect(await handlers(mail.needs).sendNow(ask())).toEqual(envoye(false));
  relay.behave(null);
  mail.later(11_000);
  await mail.send();
  expect(await row()).toMatchObject({ etat: 'envoyé', essais: 2 });
});

it('is false when the relay does not answer in time, without waiting for it', async () => {
  relay.behave({ at: 'DATA', fault: 'hang' });
  const before = relay.received().length;
  expect(await handlers(mail.needs, 300).sendNow(ask())).toEqual(envoye(false));
  expect(await row()).toMatchObject({ etat: 'en envoi', essais: 1 });
  await mail.send();
  expect((await relay.until(before + 1)).length).toBe(before + 1);
  await eventually(async () => (await row())?.etat === 'à envoyer');
});

it('writes to no account that does not exist', async () => {
  const sentence = 'Aucun compte ne porte cet identifiant.';
  expect(await handlers(mail.needs).sendNow(ask('inconnu'))).toEqual({
    result: { $case: 'refus', value: { refus: { $case: 'not_found', value: sentence } } },
  });
  expect(await row()).toBeUndefined();
});

it('without a relay the message is taken by the folder', async () => {
  const alone = await wire();
  expect(await handlers(alone.needs).sendNow(ask())).toEqual(envoye(true));
  const names = (await keptMails(alone.data)).map(({ name }) => name);
  expect(names).toEqual([expect.stringMatching(/^2026-11-21T09-14-audit_pret-horizon-[0-9a-f]{12}\.eml$/)]);
  await alone.close();
});

it('an account whose addresses are none has a message that failed, not one that waits', async () => {
  const nobody = await wire({ SMTP_URL: relay.url, of: world({ adresses: ['ada@horizon'] }) });
  expect(await handlers(nobody.needs).sendNow(ask())).toEqual(envoye(false));
  expect(await listed(nobody.needs, { etat: 'échec' })).toMatchObject([
    { id: 'audit:d_9', a: ['ada@horizon'], pourquoi: 'no valid address', essais: 0 },
  ]);
  await nobody.close();
});

it('operators see messages of an account, newest first, without their text', async () => {
  await handlers(mail.needs).sendNow(ask());
  await mail.hear('mesure_echouee', 'e1');
  const messages = await listed(mail.needs, { compte: 'horizon' });
  expect(messages.map(({ genre, compte, etat }) => [genre, compte, etat])).toEqual([
    ['audit_pret', 'horizon', 'envoyé'],
    ['mesure_echouee', 'horizon', 'à envoyer'],
  ]);
  expect(messages[0]).not.toHaveProperty('texte');
  expect(messages[0]).not.toHaveProperty('html');
  expect(await listed(mail.needs, { compte: '' })).toEqual([]);
});
