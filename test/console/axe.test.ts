import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Account, newAccount } from '@agence/testing/accounts';
import { openBrowser } from '@agence/testing/browser';
import { seen } from '@agence/testing/seen';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { linkOf, simple } from '../outside/console.ts';
import { shared } from '../outside/system.ts';
import { type Page, type Scene, SEEN } from './seen.ts';

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

/** axe cannot tell what lies under the text of a drawing; its contrast is held by a test of the rule. */
const DRAWN = /color-contrast <text/;

test.each(SEEN.map((one) => [one.screen, String(one.reads), one] as const))(
  'axe finds nothing, nothing scrolls sideways, paper carries nothing to press: %s, %s',
  async (screen, reads, one) => {
    const page = await one.show(scene);
    expect(simple((await page.locator('main').textContent()) ?? '')).toMatch(one.reads);
    const found = await seen(page, `écran ${screen} ${reads}`);
    expect(found.filter((fault) => !DRAWN.test(fault))).toEqual([]);
  },
);

/** They lead elsewhere, or are a file or a part of a screen. */
const NO_SCREENS = [
  'acces/demandes/',
  'acces/lettre/',
  'clients.csv',
  'clients/{id}/page/',
  'formule/espace/',
  'marque/apercu/',
  'marque/exemple/',
  'sortir/',
];

test('every screen that is served is seen', () => {
  const root = resolve(import.meta.dirname, '../../services/console/src');
  const texts = globSync('**/*.ts', { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'));
  const constants = (text: string) => [...text.matchAll(/const ([A-Z]+) = '(\/console\/.*)'/g)];
  const shared = new Map(texts.flatMap(constants).map(([, name = '', path = '']) => [name, path]));
  const served = texts.flatMap((text) => {
    const own = new Map(constants(text).map(([, name = '', path = '']) => [name, path]));
    const pathOf = (name: string) => own.get(name) ?? shared.get(name) ?? name;
    const paths = [...text.matchAll(/^\s+path: (?:'(.*)'|`(.*)`|([A-Z]+)),/gm)];
    return paths.map(
      ([, plain, made, name = '']) =>
        plain ?? made?.replace(/\$\{([A-Z]+)\}/, (_, one) => pathOf(one)) ?? pathOf(name),
    );
  });
  const known = new Set([...NO_SCREENS, ...SEEN.map(({ screen }) => screen)].map((one) => `/console/${one}`));
  expect(served.length).toBeGreaterThan(25);
  expect(served.filter((path) => !known.has(path))).toEqual([]);
});
