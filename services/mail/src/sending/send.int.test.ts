import { keptMails, startFakeRelay } from '@agence/testing/fakes/mail';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';

const LINK = 'https://mesure.test/console/entrer/';

let mail: Wired;
afterEach(() => mail.close());

it('the token of a sign-in link leaves at once, to the address that asked alone, and is not kept', async () => {
  mail = await wire();
  await mail.hear('lien_demande', 'e1');
  const [sent, ...more] = await keptMails(mail.data);
  expect(more).toEqual([]);
  expect(sent?.mail.to).toMatchObject([{ address: 'ada@horizon.test' }]);
  expect(sent?.mail.text).toContain(`${LINK}jeton-1`);
  expect(sent?.mail.html).toContain(`href="${LINK}jeton-1"`);
  const kept = await mail.needs.messages.find('connexion:e1');
  expect(kept).toMatchObject({ etat: 'envoyé', lien: 'l_2' });
  expect(JSON.stringify(kept)).not.toContain('jeton-1');
});

it('a link that is over when its message could leave at last is not sent, and waits for nobody', async () => {
  const relay = await startFakeRelay();
  const of = world();
  mail = await wire({ of, SMTP_URL: relay.url });
  await relay.stop();
  await mail.hear('lien_demande', 'e1');
  expect(await mail.needs.messages.find('connexion:e1')).toMatchObject({ etat: 'à envoyer' });
  of.lien = null;
  mail.later(3_600_000);
  await mail.send();
  expect(await mail.needs.messages.find('connexion:e1')).toBe(null);
});

it('a message whose token cannot be drawn waits, and leaves when accounts is back', async () => {
  const of = world({ absences: 0 });
  mail = await wire({ of });
  const { lireLien } = mail.needs.sessions;
  let away = true;
  Object.assign(mail.needs.sessions, {
    lireLien: async (asked: { lien: string; sans_jeton?: boolean }) => {
      if (away && asked.sans_jeton !== true) throw new Error('accounts is away');
      return lireLien(asked);
    },
  });
  await mail.hear('lien_demande', 'e1');
  expect(await mail.needs.messages.find('connexion:e1')).toMatchObject({ etat: 'à envoyer', essais: 1 });
  away = false;
  mail.later(60_000);
  await mail.send();
  expect((await keptMails(mail.data))[0]?.mail.text).toContain(`${LINK}jeton-1`);
});
