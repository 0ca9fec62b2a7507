import { send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import {
  expectPage,
  leadsOf,
  mailsOf,
  sendBody,
  sendForm,
  sendParts,
  someRequest,
  textOf,
  typedIn,
  untilDiagnosed,
} from '../outside/lead.ts';
import { shared } from '../outside/system.ts';

const ALL = {
  ville: 'Besançon',
  metier: 'fleuriste',
  site_web: 'https://fleurs.example/accueil',
  concurrents: 'Au Bouquet, Roses & Cie; Le « Petit » Pré\nFleurs d’Été',
  objet: 'Avant les fêtes',
  message: 'Deux boutiques.\r\nL’une <b>au marché</b>, à 50 % & plus.',
};
const MERCI = 'Merci, c’est bien reçu';

const SENT = [
  ['urlencoded', sendForm],
  ['in parts', sendParts],
] as const;

describe('200', () => {
  test.each(SENT)('a thank-you page that says what was understood: %s', async (_, give) => {
    const asked = someRequest(ALL);
    const page = await give(shared().base_url, asked);
    expect(page.status).toBe(200);
    expectPage(page);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain(`<h1>${MERCI}</h1>`);
    expect([...page.text.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, said]) => textOf(said ?? ''))).toEqual([
      ...[asked.entreprise, asked.email, 'Besançon', 'fleuriste', 'https://fleurs.example/accueil'],
      'Au Bouquet, Roses & Cie, Le « Petit » Pré, Fleurs d’Été',
      'Avant les fêtes',
      'Deux boutiques. L’une <b>au marché</b>, à 50 % & plus.',
    ]);
    expect(await leadsOf(shared(), asked)).toMatchObject([
      {
        ...{ etat: 'accepté', ville: 'Besançon', objet: 'Avant les fêtes' },
        concurrents: ['Au Bouquet', 'Roses & Cie', 'Le « Petit » Pré', 'Fleurs d’Été'],
        message: 'Deux boutiques.\nL’une <b>au marché</b>, à 50 % & plus.',
      },
    ]);
  });

  test('alerts us, starts a real measurement, and mails the diagnostic to who asked', async () => {
    const asked = someRequest({ ...ALL, site_web: '' });
    expect((await sendForm(shared().base_url, asked)).status).toBe(200);
    const [said, document] = await untilDiagnosed(shared(), asked);
    expect(said.mail.subject).toBe(`Votre diagnostic est prêt\u00a0: ${asked.entreprise}`);
    expect(said.mail.html).toContain('Votre diagnostic est prêt');
    expect(document).toContain(asked.entreprise);
    expect(document.toLowerCase()).toContain('mesure simulée');
    // What a person says for us alone is in no document.
    for (const own of [asked.email, 'Avant les fêtes', 'Deux boutiques']) expect(document).not.toContain(own);

    const { alerts } = await mailsOf(shared(), asked);
    expect(alerts.map(({ mail }) => mail.subject)).toEqual([
      `Nouvelle demande de diagnostic\u00a0: ${asked.entreprise}`,
    ]);
    for (const told of [asked.email, 'Avant les fêtes', 'Deux boutiques'])
      expect(alerts[0]?.mail.text).toContain(told);
  });

  test('a form of somebody’s own, without our hidden fields and with others, is a request like any other', async () => {
    const asked = someRequest({ utm_source: 'x', prenom: 'Jeanne' });
    expect((await sendForm(shared().base_url, asked)).status).toBe(200);
    expect(await leadsOf(shared(), asked)).toMatchObject([{ etat: 'accepté' }]);
  });

  test('the same form sent twice is one request', async () => {
    const { text } = await send(shared().base_url, { path: '/lead/' });
    const asked = someRequest({ formulaire: typedIn(text, 'formulaire') ?? '' });
    const [one, two = ''] = shared().gateways;
    const both = await Promise.all([sendForm(one ?? '', asked), sendForm(two, asked)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await leadsOf(shared(), asked)).toHaveLength(1);
  });

  test.each([
    ['a filled trap', { fonction_2: 'directeur' }, 'piège'],
    ['a seal that is not ours', { formulaire: 'a.b.c' }, 'sceau faux'],
    ['a form sent back at once', 'served', 'trop vite'],
  ] as const)('%s: the same page, nothing measured, a person looks first', async (_, hidden, motif) => {
    const { text } = await send(shared().base_url, { path: '/lead/' });
    const own = hidden === 'served' ? { formulaire: typedIn(text, 'formulaire') ?? '' } : hidden;
    const asked = someRequest(own);
    const page = await sendForm(shared().base_url, asked);
    expect([page.status, page.text.includes(`<h1>${MERCI}</h1>`)]).toEqual([200, true]);
    expect(await leadsOf(shared(), asked)).toMatchObject([{ etat: 'à vérifier', motif }]);
  });
});

describe('nothing that is sent is trusted', () => {
  test.each([
    ['JSON', JSON.stringify(someRequest()), 'application/json'],
    [
      'a file',
      '--x\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\n\r\nx\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['65 KiB', `message=${'a'.repeat(65 * 1024)}`, 'application/x-www-form-urlencoded'],
    ['bytes that are no form', new Uint8Array([0, 255, 61, 38]), 'multipart/form-data'],
  ])('%s is 422, as a page with the form to fill', async (_, body, type) => {
    const page = await sendBody(shared().base_url, body, type);
    expect(page.status).toBe(422);
    expectPage(page);
    expect(typedIn(page.text, 'entreprise')).toBe('');
  });

  test('what would be a header of a mail is text', async () => {
    const asked = someRequest({
      objet: 'Bonjour\r\nBcc: eve@evil.example',
      message: 'Bcc: eve@evil.example',
    });
    const entreprise = `${asked.entreprise}\r\nBcc: eve@evil.example`;
    expect((await sendForm(shared().base_url, { ...asked, entreprise })).status).toBe(200);
    await untilDiagnosed(shared(), asked);
    const { sent, alerts } = await until(
      () => mailsOf(shared(), asked),
      (mails) => mails.alerts.length > 0,
    );
    for (const { mail, raw } of [...sent, ...alerts]) {
      expect([mail.bcc, mail.cc, mail.to?.length]).toEqual([undefined, undefined, 1]);
      expect(raw).not.toMatch(/^bcc:/im);
    }
  });
});
