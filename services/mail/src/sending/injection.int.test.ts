import { startFakeRelay } from '@agence/testing/fakes/mail';
import { describe, expect, it } from '@jest/globals';
import { wire, world } from '../mail.fixture.ts';

const TO = ['ada@horizon.test', 'bob@horizon.test'];

describe('what a name could try', () => {
  it.each([
    'Épi\r\nBcc: eve@evil.test',
    'Épi\r\n.\r\nMAIL FROM:<eve@evil.test>',
    '=?utf-8?q?Epi=0D=0ABcc:_eve@evil.test?=',
    `--${'_NmP'}-boundary\r\nContent-Type: text/html`,
    'file:///etc/passwd',
    '<img src="https://evil.test/a.png">',
  ])('%j: one message to the account, two parts, no header more', async (entreprise) => {
    const relay = await startFakeRelay();
    const mail = await wire({ SMTP_URL: relay.url, of: world({ entreprise, compte: entreprise }) });
    await mail.hear('mesure_terminee', 'e1');
    await mail.send();
    const got = relay.received();
    expect(got.map(({ from, to }) => ({ from, to }))).toEqual([{ from: 'mesure@service.test', to: TO }]);
    const read = got[0]?.mail;
    expect(read?.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'list-unsubscribe',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(read?.subject).toBe(`Rapport prêt\u00a0: ${entreprise.replace(/[\r\n]+/g, ' ')}`);
    expect(read?.attachments).toEqual([]);
    expect(read?.text).toContain(entreprise.replace(/[\r\n]+/g, ' '));
    expect(read?.text).not.toContain('root:');
    expect(read?.html).not.toMatch(/<img|<b>/);
    await mail.close();
    await relay.stop();
  });
});
