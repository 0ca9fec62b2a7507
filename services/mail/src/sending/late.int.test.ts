import { startFakeRelay } from '@agence/testing/fakes/mail';
import { expect, it } from '@jest/globals';
import { wire } from '../mail.fixture.ts';

it('a relay that takes the text and answers late has it once', async () => {
  const relay = await startFakeRelay();
  const timeouts = { connect: 500, greeting: 500, silence: 5_000 };
  const mail = await wire({ SMTP_URL: relay.url, timeouts });
  relay.behave({ at: 'DATA', fault: 'late' });
  await mail.hear('mesure_terminee', 'e1');
  const sent = mail.send();
  await relay.until(1);
  relay.behave(null);
  await sent;
  const [only] = await mail.needs.messages.list({ compte: null, etat: null });
  expect(only).toMatchObject({ etat: 'envoyé', essais: 1 });
  expect(relay.received()).toHaveLength(1);
  await mail.close();
  await relay.stop();
});
