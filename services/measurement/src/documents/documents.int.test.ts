import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { axeFinds, openBrowser } from '@agence/testing/browser';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { renderAudit } from '../audit/audit.view.ts';
import { renderDiagnostic } from '../diagnostic/diagnostic.view.ts';
import { renderPage } from '../page/page.view.ts';
import { renderRapport } from '../report/rapport.view.ts';
import { auditFictif } from './testing/audit.fixture.ts';
import { diagnosticFictif } from './testing/diagnostic.fixture.ts';
import { GENRES_DE_DOCUMENT } from './testing/documents.fixture.ts';
import { HOSTILES } from './testing/matiere.ts';
import { pageFictive } from './testing/page.fixture.ts';
import { type Cas, rapportFictif } from './testing/rapport.fixture.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let browser: Browser;
/** One for all of them: a page of its own would start a process each time. */
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agence-documents-'));
  browser = await openBrowser();
  page = await browser.newPage({ bypassCSP: true });
}, 60_000);

jest.setTimeout(60_000);

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a document from disk, its security policy put aside: its text alone must keep anything from running or being asked. */
async function open(name: string, source: string, width: number) {
  const file = join(folder, `${name}.html`);
  await writeFile(file, source);
  await page.setViewportSize({ width, height: 900 });
  const asked: string[] = [];
  const ran: string[] = [];
  page.removeAllListeners();
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => ran.push(message.text()));
  const url = pathToFileURL(file).href;
  await page.goto(url);
  return { url, asked, ran };
}

const rapport = (cas: Cas): string => renderRapport(rapportFictif(cas));
const CASES: [string, string][] = [
  ['report, ten questions, a year, pale yellow', rapport({ avant: true, mois: 13, couleur: '#ffe66d' })],
  [
    'report, twenty questions, white',
    rapport({ questions: 20, ias: 5, essais: 4, avant: true, couleur: '#ffffff' }),
  ],
  [
    'report, three questions, simulated, black',
    rapport({ questions: 3, ias: 2, essais: 10, simulee: true, couleur: '#000000' }),
  ],
  ['report, a missing model, orange', rapport({ avant: true, panne: 3, couleur: '#ff8800' })],
  ['report, failed, red', rapport({ echec: true, avant: true, couleur: '#e4002b' })],
  [
    'diagnostic, simulated, pale yellow',
    renderDiagnostic(diagnosticFictif({ simulee: true, couleur: '#ffe66d' })),
  ],
  ['audit, pale yellow', renderAudit(auditFictif({ couleur: '#ffe66d' }))],
  ['page, simulated, white', renderPage(pageFictive({ simulee: true, couleur: '#ffffff' }))],
];

/** axe is the slow part: each width, each kind and each odd case once. */
const SEEN: [string, number][] = CASES.flatMap(([name], i): [string, number][] =>
  i === 0
    ? [
        [name, 1280],
        [name, 375],
      ]
    : [[name, i % 2 === 0 ? 1280 : 375]],
);

test.each(SEEN)('axe finds nothing: %s, at %i pixels', async (name, width) => {
  await open(name, new Map(CASES).get(name) ?? '', width);
  expect(await axeFinds(page)).toEqual([]);
});

/** Twenty texts a document: names, questions, sites, answers and the agency take them in turn. */
const LOTS = [0, 20, 40].map((from) => HOSTILES.slice(from, from + 20));
const DU_MEME_JOUR = { ...rapportFictif({ avant: true }), avant: { date: '2026-11-12' }, meme_mois: true };
const PAGES: [string, string][] = [
  ['report, twenty hostile questions', rapport({ textes: HOSTILES, questions: 20, avant: true, mois: 13 })],
  ...LOTS.flatMap((textes, i) =>
    Object.entries(GENRES_DE_DOCUMENT).map(([genre, render]): [string, string] => [
      `${genre}, hostile texts from ${20 * i + 1}`,
      render({ textes }),
    ]),
  ),
  ['report, two measurements of one day', renderRapport(DU_MEME_JOUR)],
  ...CASES,
];

test.each(PAGES)(
  'nothing runs, nothing is asked, nothing overflows at 320 pixels: %s',
  async (name, source) => {
    const { url, asked, ran } = await open(name, source, 320);
    expect(asked).toEqual([url]);
    expect(ran).toEqual([]);
    expect(await page.locator('script, iframe, object, form, link, base').count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  },
);

/** Endless names, towns, trades and questions, of the widest letters, alone and before a sign that holds them. */
const W = 'W'.repeat(120);
const ENDLESS: Record<string, readonly string[]> = {
  alone: [W],
  asked: [`Que propose ${W} ?`],
  'asked, of 24 letters': [`${'W'.repeat(24)} ?`],
  'before vous': [`${W}-vous ${'m'.repeat(20)}-nous : ${'m'.repeat(30)} !`],
  'a town and a trade': ['a', 'b', 'c', 'd', 'V'.repeat(80), 'm'.repeat(80)],
  'a trade and a town': ['a', 'b', 'c', 'm'.repeat(80), 'V'.repeat(80), 'X'.repeat(80)],
  'other scripts': [`${'漢'.repeat(80)} ?`, `${'🥖'.repeat(60)} ?`, `${'e\u0301'.repeat(60)} ?`],
};

test.each(Object.entries(GENRES_DE_DOCUMENT))(
  'no endless word overflows at 375 pixels: %s',
  async (genre, render) => {
    const widths: Record<string, unknown> = {};
    for (const [name, textes] of Object.entries(ENDLESS)) {
      await open(`${genre}, endless`, render({ textes }), 375);
      widths[name] = await page.evaluate('document.documentElement.scrollWidth');
    }
    expect(widths).toEqual(Object.fromEntries(Object.keys(ENDLESS).map((name) => [name, 375])));
  },
);

test('a question mark stays with its word, wherever the line ends', async () => {
  await open('held', renderPage(pageFictive({ textes: ['Combien coûte une fuite ?'] })), 375);
  const lines = await page.evaluate(`[200, 150, 120, 90, 75, 60].map((width) => {
    const h1 = document.querySelector('h1');
    h1.style.width = width + 'px';
    const walker = document.createTreeWalker(h1, NodeFilter.SHOW_TEXT);
    const tops = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let i = 0; i < node.data.length; i++) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        if (node.data[i] !== ' ') tops.push(Math.round(range.getBoundingClientRect().bottom));
      }
    return tops.at(-1) - tops.at(-2);
  })`);
  expect(lines).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a rank of two digits stays on one line at 375 pixels', async () => {
  await open('ranks', rapport({ questions: 10 }), 375);
  const heights = await page.evaluate(
    `[...document.querySelectorAll('.ordre')].map((rank) => rank.getBoundingClientRect().height)`,
  );
  expect(new Set(heights as number[]).size).toBe(1);
});

/** Pages of the document as Chromium prints it, on A4. */
async function printed(name: string, source: string): Promise<number> {
  await open(name, source, 1280);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('ten questions print on seven A4 pages at most, twenty on eight, an audit on two, a diagnostic on one', async () => {
  expect(await printed('report', rapport({ avant: true }))).toBeLessThanOrEqual(7);
  const twenty = rapport({ questions: 20, ias: 5, essais: 4, avant: true });
  expect(await printed('report of twenty', twenty)).toBeLessThanOrEqual(8);
  expect(await printed('audit', renderAudit(auditFictif()))).toBe(2);
  expect(await printed('diagnostic', renderDiagnostic(diagnosticFictif({ simulee: true })))).toBe(1);
});
