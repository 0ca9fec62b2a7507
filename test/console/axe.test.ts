import { newAccount } from '@agence/testing/accounts';
import { axeFinds, openBrowser } from '@agence/testing/browser';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { linkOf } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(180_000);

const NARROW = { width: 375, height: 700 };

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCREENS = [
  ...['', 'ajouter/', 'diagnostics/', 'diagnostics/nouveau/', 'marque/', 'formule/', 'formule/changer/'],
  ...[
    'formule/virement/',
    'formule/resilier/',
    'acces/',
    'acces/adresses/',
    'acces/cles/',
    'acces/badge/',
    'historique/',
  ],
  ...['aide/', 'comptes/', 'entrer/', 'rien/', 'clients/inconnu/'],
];

test('axe finds nothing on any screen, and none scrolls sideways on a phone', async () => {
  const account = await newAccount(shared());
  const page = await browser.newPage({ viewport: NARROW, bypassCSP: true });
  await page.goto(`${shared().base_url}${await linkOf(account)}`);
  await page.getByRole('button').click();
  await page.waitForLoadState();
  const found: unknown[] = [];
  const look = async (name: string) => {
    // The preview is a drawing: axe cannot tell what lies under its text, whose contrast a test of the rule holds.
    const said = (await axeFinds(page)).filter((one) => !one.startsWith('color-contrast <text'));
    found.push(...said.map((one) => [name, one]));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > NARROW.width) found.push([name, `is ${wide} px wide`]);
  };
  for (const screen of SCREENS) {
    await page.goto(`${shared().base_url}/console/${screen}`);
    await look(screen);
  }
  await page.goto(`${shared().base_url}/console/ajouter/`);
  const { entreprise, site_web } = someEntry();
  await page.getByLabel('Lignes collées').fill(`${entreprise};${site_web}\nA;http://10.0.0.1\nB`);
  await page.getByRole('button', { name: 'Voir ce qui serait accepté' }).click();
  await look('lignes jugées');
  await page.getByRole('button', { name: 'Placer 1 client' }).click();
  await look('placés');
  await page.getByRole('link', { name: entreprise }).click();
  await look('un client');
  await page.goto(`${shared().base_url}/console/`);
  await look('un portefeuille');
  await page.goto(`${shared().base_url}/console/marque/`);
  await page.getByRole('textbox', { name: 'Couleur' }).fill('bleu');
  await page.getByRole('button', { name: 'Voir ce qui changerait' }).click();
  await look('un refus');
  await page.getByRole('textbox', { name: 'Couleur' }).fill('#ffd400');
  await page.getByRole('button', { name: 'Voir ce qui changerait' }).click();
  const band = page.locator('figure rect').nth(1);
  expect(await band.evaluate((one) => getComputedStyle(one).fill)).toBe('rgb(255, 212, 0)');
  await look('une marque proposée');
  await shared().operate('accounts', 'pause', account.slug, '--why', 'test');
  await page.goto(`${shared().base_url}/console/`);
  await look('suspendu');
  expect(found).toEqual([]);
  await page.close();
});
