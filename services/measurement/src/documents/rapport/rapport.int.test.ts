import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { axeSource, openBrowser } from '@agence/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HOSTILES } from '../testing/matiere.ts';
import { type Cas, rapportFictif } from '../testing/rapport.fixture.ts';
import { renderRapport } from './rapport.view.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agence-rapport-'));
  browser = await openBrowser();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a report from disk, its security policy put aside: its text alone must keep anything from running or being asked. */
async function open(name: string, cas: Cas, width: number) {
  const file = join(folder, `${name}.html`);
  await writeFile(file, renderRapport(rapportFictif(cas)));
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  const asked: string[] = [];
  const ran: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    dialog.dismiss();
  });
  page.on('console', (message) => ran.push(message.text()));
  const url = pathToFileURL(file).href;
  await page.goto(url);
  return { page, url, asked, ran, close: () => context.close() };
}

const CASES: [string, Cas][] = [
  ['ten questions, pale yellow', { avant: true, couleur: '#ffe66d' }],
  ['twenty questions, white', { questions: 20, ias: 5, essais: 4, avant: true, couleur: '#ffffff' }],
  [
    'three questions, simulated, black',
    { questions: 3, ias: 2, essais: 10, simulee: true, couleur: '#000000' },
  ],
  ['a missing model, orange', { avant: true, panne: 3, couleur: '#ff8800' }],
  ['failed, red', { echec: true, avant: true, couleur: '#e4002b' }],
  ['hostile texts', { textes: HOSTILES, questions: 20, avant: true }],
];

test.each(CASES)('axe finds nothing, on a screen and on a phone: %s', async (name, cas) => {
  const { page, close } = await open(name, cas, 1280);
  await page.addScriptTag({ path: axeSource() });
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(
      "axe.run({ resultTypes: ['violations', 'incomplete'] }).then((r) => [...r.violations, ...r.incomplete].map((v) => v.id))",
    );
    expect({ width, found }).toEqual({ width, found: [] });
  }
  await close();
});

/** Twenty texts a document: names, questions, sites, answers and the agency take them in turn. */
const HOSTILE_LOTS = [0, 20, 40].map((from): [string, Cas] => [
  `texts ${from + 1} to ${from + 20}`,
  { textes: HOSTILES.slice(from, from + 20), questions: 20, avant: true },
]);

describe.each([...HOSTILE_LOTS, ...CASES.slice(0, 5)])('%s', (name, cas) => {
  test('nothing runs, nothing is asked, nothing overflows at 320 pixels', async () => {
    const { page, url, asked, ran, close } = await open(name, cas, 320);
    expect(asked).toEqual([url]);
    expect(ran).toEqual([]);
    expect(await page.locator('script, iframe, object, form, link, base').count()).toBe(0);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(320);
    await close();
  });
});

test('a short report prints its first page alone, and the whole on A4', async () => {
  const { page, close } = await open('paper', { avant: true }, 1280);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
  });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(6);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
  await close();
});
