import { send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { confirmAddress, mailsOf, sendForm, someRequest } from '../outside/lead.ts';
import { shared } from '../outside/system.ts';

test('a stranger whose address somebody typed is sent nothing of what was typed, and nothing else without a click', async () => {
  const typed = {
    ville: 'Villemot',
    metier: 'metiermot',
    objet: 'Objetmot',
    message: 'Messagemot',
    concurrents: 'Concurrentmot',
  };
  const asked = someRequest({
    ...typed,
    entreprise: 'Gagnez sur casino.example',
    site_web: 'https://sitemot.example',
  });
  await sendForm(shared().base_url, asked);
  const { sent } = await until(
    () => mailsOf(shared(), asked),
    (mails) => mails.sent.length > 0,
  );
  expect(sent).toHaveLength(1);
  const [{ mail, raw }] = sent as [(typeof sent)[number]];
  expect(mail?.subject).toBe('Confirmez votre adresse pour recevoir votre diagnostic');
  for (const word of [
    'Gagnez',
    'casino',
    'Villemot',
    'metiermot',
    'Objetmot',
    'Messagemot',
    'Concurrentmot',
    'sitemot',
  ])
    expect(raw).not.toContain(word);
});

test('a link that is altered or of no request confirms nothing: one page, 404', async () => {
  const asked = someRequest();
  await sendForm(shared().base_url, asked);
  const { mail } = await confirmAddress(shared(), asked);
  const [token = ''] = /[^/\s]+\.l_[a-z2-7]+\.[\w-]+/.exec(mail.text ?? '') ?? [];
  const [key, lead, mac = ''] = token.split('.');
  for (const forged of [
    'x',
    `${key}.${lead}`,
    `${key}.l_${'a'.repeat(20)}.${mac}`,
    `k9.${lead}.${mac}`,
    `${token}a`,
    'a'.repeat(6000),
  ]) {
    for (const method of ['GET', 'POST']) {
      const { status, text } = await send(shared().base_url, { method, path: `/lead/confirmer/${forged}` });
      expect([status, text]).toEqual([
        404,
        expect.stringContaining('<h1>Ce lien ne confirme aucune demande</h1>'),
      ]);
    }
  }
});
