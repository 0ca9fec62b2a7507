import { Unavailable } from '@agence/platform/process/faults';
import { startFakeRelay } from '@agence/testing/fakes/mail';
import { serving } from '@agence/testing/serving';
import { expect, it } from '@jest/globals';
import { wire } from '../mail.fixture.ts';
import type { Messages } from '../messages/message.store.ts';
import { sendDue } from '../sweeps.ts';

it('what the relay took while the database was away is written when it is back, and not sent again', async () => {
  const relay = await startFakeRelay();
  const mail = await wire({ SMTP_URL: relay.url });
  const { messages } = mail.needs;
  let away = 3;
  const apply: Messages['apply'] = (id, event) => {
    if (event.kind === 'outcome' && away-- > 0)
      return Promise.reject(new Unavailable('the database is away'));
    return messages.apply(id, event);
  };
  try {
    await mail.hear('mesure_terminee', 'e1');
    await sendDue({ ...mail.needs, messages: { ...messages, apply } }).run(serving);
    expect((await messages.list({})).rows).toMatchObject([{ etat: 'envoyé', essais: 1 }]);
    mail.later(3 * 60_000);
    await mail.send();
    expect(relay.received()).toHaveLength(1);
  } finally {
    await mail.close();
    await relay.stop();
  }
});
