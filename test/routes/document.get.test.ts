import { newAccount } from '@agence/testing/accounts';
import { type Reply, send } from '@agence/testing/http';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { livrablesOf, measuredClient, someEntry } from '../outside/client.ts';
import { mois } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

const CLOSED = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

let token: string;
let page: string;
let agency: string;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const account = await newAccount(shared(), { couleur: '#ffe9a8', contact: 'Jeanne, 04 00 00 00 00' });
  agency = account.nom;
  const id = await measuredClient(account, someEntry({ entreprise: 'Chez Zoé & <b>Léa</b>' }));
  const livrables = await livrablesOf(account, id);
  const tokenOf = (wanted: string): string =>
    new URL(livrables.find(({ genre }) => genre === wanted)?.lien ?? '').pathname.replace('/d/', '');
  [token, page] = [tokenOf('rapport'), tokenOf('page')];
  close = () => account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
});

const open = (path: string, method = 'GET'): Promise<Reply> =>
  send(shared().base_url, { method, path: `/d/${path}` });

describe('200', () => {
  test('one standalone page of the agency, without a key', async () => {
    const { status, headers, text } = await open(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject(CLOSED);
    const [month, year] = mois().split('/');
    expect(headers['content-disposition']).toBe(
      `inline; filename="rapport-chez-zoe-b-lea-b-${year}-${month}.html"`,
    );
    expect(text).toMatch(/^<!doctype html>/i);
    expect(text).toContain('<html lang="fr"');
    expect(text).toContain(agency);
    expect(text).toContain('href="tel:+33400000000"');
    expect(text).toMatch(/Chez Zoé &amp; &lt;b(>|&gt;)Léa&lt;/);
    expect(text).not.toContain('<b>Léa');
    expect(text.toLowerCase()).toContain('mesure simulée');
    expect(text).not.toMatch(/<script|<link|<img[^>]+src="(?!data:)|@import|url\((?!["']?(?:data:|#))/i);
    expect(Buffer.byteLength(text)).toBeLessThan(300_000);
  });

  test('the same bytes each time, through every gateway, whatever the query, with a slash at the end too', async () => {
    const pages = await Promise.all(
      shared().gateways.flatMap((gateway) =>
        ['', '?x=1', '/'].map((end) => send(gateway, { path: `/d/${token}${end}` })),
      ),
    );
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });
});

describe('the data of a report', () => {
  test.each([
    ['reponses.csv', 'text/csv', '\ufeffDocument;Client;Mesure simulée;N°;Question;IA;'],
    ['sources.csv', 'text/csv', '\ufeffDocument;Client;Mesure simulée;N°;Question;IA;'],
    ['donnees.json', 'application/json', '{"schema":"donnees/1","reponses":[{"document":'],
  ])(
    '%s is a file to take, under the name of its report, also of a client removed since',
    async (file, type, start) => {
      const [year, month] = mois().split('/').reverse();
      const before = await open(`${token}/${file}`);
      await close();
      const { status, headers, text } = await open(`${token}/${file}`);
      expect([status, text]).toEqual([200, before.text]);
      expect(headers).toMatchObject({ ...CLOSED, 'content-type': `${type}; charset=utf-8` });
      expect(headers['content-disposition']).toBe(
        `attachment; filename=rapport-chez-zoe-b-lea-b-${year}-${month}-${file}`,
      );
      expect(text.startsWith(start)).toBe(true);
      expect(text).toContain('Chez Zoé & <b>Léa</b>');
    },
  );

  test('the facts said of a client are a file too, with its headings alone when nothing is said', async () => {
    const { status, text } = await open(`${token}/faits.csv`);
    expect([status, text.trim().split(';')[5]]).toEqual([200, 'Fait']);
  });

  test('altered links, other files and documents without answers open nothing', async () => {
    const wrong = [
      `${token}A/reponses.csv`,
      `x/reponses.csv`,
      `${page}/reponses.csv`,
      `${page}/donnees.json`,
    ];
    for (const path of wrong) {
      const { status, headers, text } = await open(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('<h1>Ce lien n’ouvre aucun document</h1>');
    }
    expect((await open(`${token}/autres.csv`)).status).toBe(404);
  });
});

describe('404', () => {
  test('wrong, altered and unknown links are one and the same page', async () => {
    const [key, document, expiry, mac] = token.split('.') as [string, string, string, string];
    const later = (Number.parseInt(expiry, 36) + 3600).toString(36);
    const tokens = [
      'x',
      `${key}.${document}.${expiry}`,
      `${key}.${document}.${later}.${mac}`,
      `${key}.d_aaaaaaaaaaaaaaaaaaaa.${expiry}.${mac}`,
      `k9.${document}.${expiry}.${mac}`,
      `${key}.${document}.${expiry}.${mac.slice(0, -2)}`,
      `${token}x`,
      `${token}%00`,
      '%ff',
      '..%2fhealth',
      'a'.repeat(6000),
    ];
    const pages = await Promise.all(tokens.map((one) => open(one)));
    const [first] = pages as [Reply];
    expect(first.text).toContain('<h1>Ce lien n’ouvre aucun document</h1>');
    expect(first.text).toContain(
      'Il est incomplet ou il a expiré : un lien vaut 30 jours. Demandez-en un nouveau à l’agence qui vous l’a remis.',
    );
    for (const { status, headers, text } of pages) {
      expect([status, text]).toEqual([404, first.text]);
      expect(headers).toMatchObject(CLOSED);
    }
  });
});
