import { written } from '@agence/look/html';
import { openBrowser } from '@agence/testing/browser';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { STYLE } from '../pages/cadre.ts';
import { etats } from './tendance.view.ts';

jest.setTimeout(60_000);

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
type Page = Awaited<ReturnType<typeof browser.newPage>>;

const VUE = written(etats({ a_conquerir: 3, a_consolider: 3, acquises: 3 }));
const PAGE = `<style>${STYLE}</style><main style="padding: 2rem">${VUE}</main>`;
const STATES = ['conquerir', 'consolider', 'acquise'];

/** How far it differs from what it stands on, in grey: 0 is nothing, 255 black on white. A strip above it is the ground. */
async function ink(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not seen`);
  const side = selector.includes('span') ? 10 : box.width;
  const clip = { x: box.x, y: box.y - 3, width: side, height: box.height + 3 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const drawn = canvas.getContext('2d');
    drawn?.drawImage(picture, 0, 0);
    const rgba = [...(drawn?.getImageData(0, 0, width, height).data ?? [])];
    const greys = Array.from({ length: width * height }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = rgba.slice(i * 4, i * 4 + 3);
      return 0.3 * red + 0.6 * green + 0.1 * blue;
    });
    const [ground = 0] = greys;
    return greys.reduce((sum, grey) => sum + Math.abs(grey - ground), 0) / greys.length;
  }, png);
}

test.each([
  ['on paper', {}],
  ['in forced colours', { forcedColors: 'active', colorScheme: 'light' }],
  ['in forced colours on black', { forcedColors: 'active', colorScheme: 'dark' }],
] as const)('the more ink, the more won, without any colour: %s', async (_, options) => {
  const page = await browser.newPage(options);
  await page.setContent(PAGE);
  for (const drawing of ['.barre rect', '.etats span']) {
    const [empty = 0, half = 0, full = 0] = await Promise.all(
      STATES.map((state) => ink(page, `${drawing}.${state}`)),
    );
    expect({ drawing, steps: [empty > 10, half > 1.2 * empty, full > 1.2 * half] }).toEqual({
      drawing,
      steps: [true, true, true],
    });
  }
  await page.close();
});
