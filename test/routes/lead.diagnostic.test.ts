import { randomBytes } from 'node:crypto';
import { someAddress } from '@agence/testing/accounts';
import { keptMails } from '@agence/testing/fakes/mail';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

jest.setTimeout(90_000);

const send = (fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${shared().base_url}/lead/`, {
    method: 'POST',
    headers: { 'x-forwarded-for': someAddress() },
    body: new URLSearchParams(fields),
  });

const mailsTo = async (address: string) =>
  (await keptMails(shared().data)).filter(({ mail }) => mail.to?.some((one) => one.address === address));

test.each([
  [
    'all that the form asks',
    { ville: 'Nantes', metier: 'fleuriste', site_web: 'https://fleurs.example', concurrents: 'Au Bouquet' },
  ],
  ['nothing but the name', {}],
])(
  'who asks through the form, with %s, is sent a diagnostic under the name of the service',
  async (_, more) => {
    const name = randomBytes(5).toString('hex');
    const email = `${name}@example.com`;
    const answer = await send({ entreprise: `Fleurs ${name}`, email, message: `secret ${name}`, ...more });
    expect(answer.status).toBe(200);
    const [said] = await until(
      () => mailsTo(email),
      (list) => list.length > 0,
    );
    const lien = said?.mail.text?.match(/http\S+\/d\/\S+/)?.[0] ?? '';
    const page = await fetch(lien);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`Fleurs ${name}`);
    expect(html).toContain('Mesure IA');
    expect(html).not.toContain(email);
    expect(html).not.toContain(`secret ${name}`);
  },
);
