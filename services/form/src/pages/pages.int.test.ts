import { axeFinds, openBrowser } from '@agence/testing/browser';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Bench, DEMANDE, envoyer, openBench, someAddress } from '../testing/bench.ts';

let bench: Bench;
let url: string;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  [bench, browser] = await Promise.all([openBench(), openBrowser()]);
  url = await bench.instance();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await bench?.stop();
});

/** A window that runs no script of any page, calling from an address. */
const opened = async (from: string, javaScriptEnabled: boolean) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled,
    // What examines a page has to run in it; no person's browser is like that.
    bypassCSP: javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': from },
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${url}/lead/`);
  return { page, said, close: () => context.close() };
};

type Page = Awaited<ReturnType<typeof opened>>['page'];

/** Types from field to field, as somebody without a mouse does, and sends. */
const fill = async (page: Page, values: readonly string[]): Promise<void> => {
  for (const value of values) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  }
};

it('is filled, corrected and sent with the keyboard alone, without any script', async () => {
  const { page, said, close } = await opened(someAddress(), false);
  await page.locator('.saut').focus();
  await page.keyboard.press('Enter');
  await fill(page, [
    'Maison Clavier',
    'anne@clavier',
    'Angers',
    'reliure',
    'clavier.example',
    'Un, deux',
    'Objet',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Un mot.');
  bench.ahead(60_000);
  // The link of the notice, then the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#erreurs').waitFor();
  expect(await page.title()).toBe('Erreur\u00a0: un champ à corriger – Diagnostic gratuit – Mesure IA');
  expect(await page.locator('#erreurs:focus').count()).toBe(1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('#email:focus').count()).toBe(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('anne@clavier.fr');
  await page.keyboard.press('Enter');
  await page.locator('h1', { hasText: 'Merci' }).waitFor();
  expect(await page.locator('.compris dd').allTextContents()).toEqual([
    'Maison Clavier',
    'anne@clavier.fr',
    'Angers',
    'reliure',
    'clavier.example',
    'Un, deux',
    'Objet',
    'Un mot.',
  ]);
  // The browser notes the 422 itself; nothing else, no refused style among it.
  expect(said.filter((text) => !text.includes('status of 422'))).toEqual([]);
  const { rows: leads } = await bench.leads.list({ email: 'anne@clavier.fr' });
  expect(leads.map(({ lead }) => [lead.etat, lead.demande.message])).toEqual([['accepté', 'Un mot.']]);
  await close();
});

/** Each page, as a person comes to it. */
const PAGES: readonly [string, string, (page: Page, from: string) => Promise<void>][] = [
  ['form', 'Les IA citent-elles votre entreprise', async () => {}],
  [
    'to correct',
    'Il ne manque presque rien',
    async (page) => {
      await page.fill('#message', 'Un mot.');
      await page.click('button');
    },
  ],
  [
    'thank-you',
    'Merci',
    async (page) => {
      await page.fill('#entreprise', `Maison ${'Très longue '.repeat(9)}`.trim());
      await page.fill('#email', `${'a'.repeat(60)}@${'b'.repeat(60)}.fr`);
      await page.click('button');
    },
  ],
  [
    'too many',
    'Réessayez après',
    async (page, from) => {
      for (let n = 0; n < 20; n += 1) await envoyer(url, { ...DEMANDE, objet: String(n) }, from);
      await page.fill('#entreprise', 'Maison');
      await page.fill('#email', 'a@b.fr');
      await page.click('button');
    },
  ],
];

describe.each(PAGES)('%s', (_, h1, go) => {
  it('is clean for axe on a screen and on a phone, and no wider than 320 pixels', async () => {
    const from = someAddress();
    const { page, close } = await opened(from, true);
    await go(page, from);
    await page.locator('h1', { hasText: h1 }).waitFor();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await axeFinds(page);
      expect({ width, found }).toEqual({ width, found: [] });
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await close();
  });
});
