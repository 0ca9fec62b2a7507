import { readFileSync } from 'node:fs';
import { newAccount } from '@agence/testing/accounts';
import { openBrowser } from '@agence/testing/browser';
import { picture } from '@agence/testing/seen';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { linkOf } from '../outside/console.ts';
import { deMois } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(180_000);

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type Options = Parameters<Browser['newPage']>[0];

const WIDE = { width: 1200, height: 800 };
const NARROW = { width: 375, height: 700 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Hand = {
  /** Presses the link or button of that name. */
  readonly press: (page: Page, name: string) => Promise<void>;
  readonly type: (page: Page, label: string, text: string) => Promise<void>;
  /** Takes the file that the link of that name gives. */
  readonly take: (page: Page, name: string) => Promise<string>;
};

const taken = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await download.path(), 'utf8');
};

const named = (page: Page, name: string) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();

const mouse: Hand = {
  press: async (page, name) => {
    await named(page, name).click();
    await page.waitForLoadState();
  },
  type: (page, label, text) => page.getByLabel(label).fill(text),
  take: (page, name) => taken(page, () => named(page, name).click()),
};

const MOST_TABS = 120;

/** Goes on by Tab until what is looked for has the focus; it must then be seen to have it. */
const tabTo = async (page: Page, wanted: ReturnType<typeof named>): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (!(await wanted.evaluate((one) => one === one.ownerDocument.activeElement))) continue;
    const seen = await wanted.evaluate((one) => {
      const look = (of: Element) => getComputedStyle(of);
      const { outlineStyle: style, outlineColor: ring } = look(one);
      let under: Element | null = one.parentElement;
      while (under !== null && look(under).backgroundColor === 'rgba(0, 0, 0, 0)')
        under = under.parentElement;
      return { style, ring, ground: under === null ? '' : look(under).backgroundColor };
    });
    expect(seen.style).not.toBe('none');
    expect(seen.ring).not.toBe(seen.ground);
    return;
  }
  throw new Error('no Tab leads there');
};

const keyboard: Hand = {
  press: async (page, name) => {
    await tabTo(page, named(page, name));
    await Promise.all([page.waitForEvent('domcontentloaded'), page.keyboard.press('Enter')]);
  },
  type: async (page, label, text) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.insertText(text);
  },
  take: async (page, name) => {
    await tabTo(page, named(page, name));
    return taken(page, () => page.keyboard.press('Enter'));
  },
};

const JOURNEYS: readonly (readonly [name: string, hand: Hand, options: Options])[] = [
  ['souris', mouse, { viewport: WIDE }],
  ['clavier', keyboard, { viewport: WIDE }],
  ['sans-script', mouse, { viewport: WIDE, javaScriptEnabled: false }],
  ['375', mouse, { viewport: NARROW }],
];

test.each(JOURNEYS)('from the link to a downloaded report: %s', async (name, hand, options) => {
  const account = await newAccount(shared());
  const entry = someEntry();
  const page = await browser.newPage(options);
  let n = 0;
  const keep = () => picture(page, `${name} ${++n}`);
  await page.goto(`${shared().base_url}${await linkOf(account)}`);
  await keep();
  await hand.press(page, 'Entrer');
  await keep();
  await hand.press(page, 'Ajouter des clients');
  await hand.type(page, 'Lignes collées', `${entry.entreprise};${entry.site_web};Lyon;boulangerie`);
  await keep();
  await hand.press(page, 'Voir ce qui serait accepté');
  await keep();
  await hand.press(page, 'Placer 1 client');
  await keep();
  await hand.press(page, entry.entreprise);
  await until(
    async () => {
      await page.reload();
      return page.getByRole('button', { name: 'Valider et lancer la mesure' }).count();
    },
    (found) => found === 1,
  );
  await keep();
  await hand.press(page, 'Valider et lancer la mesure');
  await keep();
  const titre = `Rapport ${deMois()} – ${entry.entreprise}`;
  await until(
    async () => {
      await page.reload();
      return page.getByRole('link', { name: titre, exact: true }).count();
    },
    (found) => found === 1,
  );
  await keep();
  const report = await hand.take(page, `Télécharger ${titre}`);
  expect(report).toContain(entry.entreprise);
  await hand.press(page, 'Se déconnecter');
  expect(page.url()).toContain('/console/entrer/');
  await page.close();
});

test('script counts the lines that are pasted, and shows a colour as it is typed', async () => {
  const account = await newAccount(shared());
  const page = await browser.newPage({ viewport: WIDE });
  const wrong: string[] = [];
  page.on('console', (message) => wrong.push(message.text()));
  page.on('pageerror', (fault) => wrong.push(String(fault)));
  await page.goto(`${shared().base_url}${await linkOf(account)}`);
  await page.getByRole('button').click();
  await page.goto(`${shared().base_url}/console/ajouter/`);
  await page.getByLabel('Lignes collées').fill('A;a.fr\n\nB;b.fr\n');
  await page.getByText('2 lignes sur 50').waitFor();
  await page.goto(`${shared().base_url}/console/marque/`);
  await page.getByRole('textbox', { name: 'Couleur' }).fill('#ffd400');
  await page.locator('.apercu rect[fill="#ffd400"]').waitFor();
  expect(await page.locator('.apercu text').first().getAttribute('fill')).toBe('#000000');
  await page.getByLabel('Choisir dans une palette').fill('#0c5c57');
  await page.locator('.apercu rect[fill="#0c5c57"]').waitFor();
  expect(await page.getByRole('textbox', { name: 'Couleur' }).inputValue()).toBe('#0c5c57');
  expect(wrong).toEqual([]);
  await page.close();
});
