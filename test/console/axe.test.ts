import { type Account, newAccount } from '@agence/testing/accounts';
import { openBrowser } from '@agence/testing/browser';
import { seen } from '@agence/testing/seen';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { SCREENS } from '../../services/console/src/served.ts';
import { measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { linkOf, simple } from '../outside/console.ts';
import { shared } from '../outside/system.ts';
import { at, type Page, type Scene, SEEN, type Seen } from './seen.ts';

jest.setTimeout(180_000);

let browser: Awaited<ReturnType<typeof openBrowser>>;
let scene: Scene;

const enter = async (account: Account): Promise<Page> => {
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${shared().base_url}${await linkOf(account)}`);
  await page.getByRole('button').click();
  await page.waitForLoadState();
  return page;
};

beforeAll(async () => {
  const [neuve, pleine, pause] = [
    await newAccount(shared()),
    await newAccount(shared()),
    await newAccount(shared()),
  ];
  const [mesure, pret, retire] = [
    await measuredClient(pleine),
    await readyClient(pleine),
    await readyClient(pleine),
  ];
  await pleine.agence.post(`clients/${retire}/retirer/`, { confirmer: true });
  await pleine.agence.post('diagnostics/', { ...someEntry(), confirmer: true });
  browser = await openBrowser();
  const dehors = await browser.newPage({ bypassCSP: true });
  const who = { neuve: await enter(neuve), pleine: await enter(pleine), pause: await enter(pause), dehors };
  const lien = (await linkOf(neuve)).split('/').at(-2) ?? '';
  const drawn = await shared().operate('readings', 'sample', '1', '--account', pleine.slug);
  const [{ id: reponse } = { id: '' }] = drawn as { id: string }[];
  await shared().operate('accounts', 'pause', pause.slug, '--why', 'test');
  scene = { base_url: shared().base_url, who, ids: { mesure, pret, retire, lien, reponse } };
});
afterAll(() => browser.close());

/** They lead elsewhere, or are a file or a part of a screen. */
const NO_SCREENS = /\.(?:csv|js)$|^(?:formule\/espace|marque\/(?:apercu|exemple))\/$/;

/** Screens that no row of `SEEN` opens are forms: each is opened once. */
const FORMS: readonly Seen[] = SCREENS.filter((screen) => 'open' in screen || screen.show !== undefined)
  .map(({ path }) => path.replace('/console/', ''))
  .filter((path) => !NO_SCREENS.test(path) && !SEEN.some(({ screen, sent }) => screen === path && !sent))
  .map((path) => at(path, /À remplir|À confirmer/, 'pleine', 'pret'));

/** axe cannot tell what lies under the text of a drawing; its contrast is held by a test of the rule. */
const DRAWN = /color-contrast <text/;

test.each([...FORMS, ...SEEN].map((state) => [state.screen, String(state.reads), state] as const))(
  'axe finds nothing, nothing scrolls sideways, paper carries nothing to press: %s, %s',
  async (screen, reads, state) => {
    const page = await state.show(scene);
    expect(simple((await page.locator('main').textContent()) ?? '')).toMatch(state.reads);
    const found = await seen(page, `écran ${screen} ${reads}`);
    expect(found.filter((fault) => !DRAWN.test(fault))).toEqual([]);
  },
);
