import { type FakeRelay, keptMails, startFakeRelay } from '@agence/testing/fakes/mail';
import { serving } from '@agence/testing/serving';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';
import { sendDue } from '../sweeps.ts';

const MINUTE = 60_000;
const TIMEOUTS = { connect: 500, greeting: 300, silence: 300 };
const TO = ['ada@horizon.test', 'bob@horizon.test'];

let relay: FakeRelay;
let mail: Wired;

const states = async () => {
  const { rows } = await mail.needs.messages.list({});
  return rows.map(({ etat, essais, pris, refuses, pourquoi }) => ({ etat, essais, pris, refuses, pourquoi }));
};
const only = async () => {
  const [first, ...others] = await states();
  expect(others).toEqual([]);
  return first;
};

beforeAll(async () => {
  relay = await startFakeRelay();
});
afterAll(() => relay.stop());

describe('with a relay', () => {
  let before: number;
  const received = () => relay.received().slice(before);

  beforeEach(async () => {
    relay.behave(null);
    before = relay.received().length;
    mail = await wire({ SMTP_URL: relay.url, timeouts: TIMEOUTS });
  });
  afterEach(() => mail.close());

  it('an event told many times, by two processes that send at once, is one message', async () => {
    await Promise.all(Array.from({ length: 5 }, () => mail.hear('mesure_terminee', 'e1')));
    const twin = mail.twin();
    await Promise.all([mail.send(), sendDue(twin).run(serving), mail.send(), sendDue(twin).run(serving)]);
    await mail.hear('mesure_terminee', 'e1');
    await mail.send();
    expect(received()).toHaveLength(1);
    const [one] = received();
    expect(one).toMatchObject({ from: 'mesure@service.test', to: TO, answered: true });
    expect(one?.mail).toMatchObject({
      from: { name: 'Mesure IA', address: 'mesure@service.test' },
      to: TO.map((address) => ({ name: '', address })),
      subject: 'Rapport prêt\u00a0: Maison Lagrange',
      date: '2026-11-21T08:14:00.000Z',
    });
    expect(one?.mail.text).toContain('Ouvrir le rapport\u00a0:\nhttps://mesure.test/d/a.d_1.zz.sig\n');
    expect(one?.mail.html).toContain(' href="https://mesure.test/d/a.d_1.zz.sig" ');
    expect(await only()).toEqual({ etat: 'envoyé', essais: 1, pris: TO, refuses: [], pourquoi: null });
  });

  it.each([
    ['never greets', { at: 'CONNECT', fault: 'hang' }, 0],
    ['closes the door', { at: 'CONNECT', fault: 'drop' }, 0],
    ['greets with 554', { at: 'CONNECT', code: 554 }, 0],
    ['knows no such sender for now', { at: 'MAIL', code: 550 }, 0],
    ['asks to come back later', { at: 'DATA', code: 451 }, 1],
    ['takes the text and never answers', { at: 'DATA', fault: 'hang' }, 1],
    ['takes the text and breaks off', { at: 'DATA', fault: 'drop' }, 1],
  ] as const)('a relay that %s gets the same message again, later', async (_what, behaviour, seen) => {
    relay.behave(behaviour);
    await mail.hear('mesure_terminee', 'e1');
    await mail.send();
    expect(await only()).toMatchObject({ etat: 'à envoyer', essais: 1, pris: [] });
    relay.behave(null);
    await mail.send();
    expect(await only()).toMatchObject({ essais: 1 });
    mail.later(11_000);
    await mail.send();
    expect(await only()).toMatchObject({ etat: 'envoyé', essais: 2, pris: TO, pourquoi: null });
    expect(received()).toHaveLength(seen + 1);
    expect(new Set(received().map(({ raw }) => raw)).size).toBe(1);
  });

  it('an address put off is tried alone', async () => {
    relay.behave({ at: 'RCPT', code: 450, address: 'bob@' });
    await mail.hear('mesure_terminee', 'e1');
    await mail.send();
    expect(await only()).toMatchObject({ etat: 'à envoyer', pris: ['ada@horizon.test'] });
    relay.behave(null);
    mail.later(11_000);
    await mail.send();
    expect(received().map(({ to }) => to)).toEqual([['ada@horizon.test'], ['bob@horizon.test']]);
    expect(await only()).toMatchObject({ etat: 'envoyé', essais: 2 });
  });

  it('a text refused for good fails at once', async () => {
    relay.behave({ at: 'DATA', code: 554 });
    await mail.hear('mesure_terminee', 'e1');
    await mail.send();
    mail.later(60 * MINUTE);
    await mail.send();
    expect(await only()).toMatchObject({ etat: 'échec', essais: 1, pourquoi: '554 scripted 554' });
    expect(received()).toHaveLength(1);
  });

  it('what a process that died was sending is sent by another, once its lease is over', async () => {
    await mail.hear('mesure_terminee', 'e1');
    await mail.needs.messages.claim('rapport_pret:e1');
    await mail.send();
    expect(await only()).toMatchObject({ etat: 'en envoi', essais: 1 });
    expect(await mail.needs.messages.waiting()).toEqual({ count: 1, oldest_s: expect.any(Number) });
    mail.later(2 * MINUTE);
    await mail.send();
    expect(await only()).toMatchObject({ etat: 'envoyé', essais: 2 });
    expect(await mail.needs.messages.waiting()).toEqual({ count: 0, oldest_s: 0 });
    expect(received()).toHaveLength(1);
  });
});

it('an alert goes to the internal address and to no account, or stays here when there is none', async () => {
  relay.behave(null);
  const of = world({ mesure: 'en échec' });
  for (const ALERT_EMAIL of ['garde@service.test', undefined]) {
    const before = relay.received().length;
    mail = await wire({ SMTP_URL: relay.url, of, ALERT_EMAIL });
    await mail.hear('mesure_echouee', 'e1');
    await mail.send();
    const to = relay
      .received()
      .slice(before)
      .map((one) => one.to);
    expect(to.toSorted((a, b) => b.length - a.length)).toEqual(
      ALERT_EMAIL === undefined ? [TO] : [TO, [ALERT_EMAIL]],
    );
    expect(await keptMails(mail.data)).toHaveLength(ALERT_EMAIL === undefined ? 1 : 0);
    await mail.close();
  }
});
