import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { axeFinds } from './browser.ts';
import { picturesWanted } from './config.ts';

/** Where pictures of the screens are kept for a person to look at. */
const PICTURES = resolve(import.meta.dirname, '../../../node_modules/.cache/console');

const HIGH = 900;
const DESK = 1280;
/** At 200 % it has half of its width. */
const ZOOMED = DESK / 2;
const WIDTHS = [DESK, ZOOMED, 375];
/** What is left of an A4 between its margins. */
const PAPER = 672;
const SCREEN_ONLY =
  'button, nav, select, [download], .bouton, .saut, [type=checkbox], [type=file], [type=color]';

/** Taken with `PICTURES=1` alone: 400 pictures take as long as all that is checked on the screens. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!picturesWanted()) return;
  const path = resolve(PICTURES, `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
};

/** What scrolls sideways: the page, or something in it that is not typed into. */
const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const inside = [...document.querySelectorAll('body *:not(textarea, input, select)')].filter(
      (one) => one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX),
    );
    const page_ = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth}`] : [];
    return [...page_, ...inside.map((one) => one.outerHTML.slice(0, 60))];
  });

/** What is wrong with a page at a desk, zoomed twice, on a phone and on paper. */
export async function seen(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (where: number | string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${where}: ${fault}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HIGH });
    note(width, await sideways(page));
    if (width === ZOOMED) continue;
    note(width, await axeFinds(page));
    await picture(page, `${name} ${width}`);
  }
  await page.setViewportSize({ width: PAPER, height: HIGH });
  await page.emulateMedia({ media: 'print' });
  note('paper', await sideways(page));
  note(
    'paper',
    await page
      .locator(SCREEN_ONLY)
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 60)),
      ),
  );
  await picture(page, `${name} papier`);
  await page.setViewportSize({ width: DESK, height: HIGH });
  await page.emulateMedia({ media: null, forcedColors: 'active' });
  await picture(page, `${name} couleurs forcées`);
  await page.emulateMedia({ forcedColors: null });
  return found;
}
