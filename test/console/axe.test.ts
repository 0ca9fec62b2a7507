import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Account, newAccount } from '@agence/testing/accounts';
import { openBrowser } from '@agence/testing/browser';
import { seen } from '@agence/testing/seen';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
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

/** The path of every screen, as the code of the console and the forms of the calls declare it. */
function servedPaths(): readonly string[] {
  const root = resolve(import.meta.dirname, '../..');
  const textsIn = (files: string) =>
    globSync(files, { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'));
  const texts = textsIn('services/console/src/**/*.ts');
  const forms = textsIn('packages/calls/src/**/*.ts').flatMap((text) => [
    ...text.matchAll(/form: \{\s+path: '(.*)',/g),
  ]);
  const constants = (text: string) => [...text.matchAll(/const ([A-Z]+) = '(\/console\/.*)'/g)];
  const shared = new Map(texts.flatMap(constants).map(([, name = '', path = '']) => [name, path]));
  const screens = texts.flatMap((text) => {
    const own = new Map(constants(text).map(([, name = '', path = '']) => [name, path]));
    const pathOf = (name: string) => own.get(name) ?? shared.get(name) ?? name;
    const paths = [...text.matchAll(/^\s+path: (?:'(.*)'|`(.*)`|([A-Z]+)),/gm)];
    return paths.map(
      ([, plain, template, name = '']) =>
        plain ?? template?.replace(/\$\{([A-Z]+)\}/, (_, constant) => pathOf(constant)) ?? pathOf(name),
    );
  });
  return [...screens, ...forms.map(([, path = '']) => path)];
}

/** Screens without a row in `SEEN` are forms: each is opened once. */
const FORMS: readonly Seen[] = [...new Set(servedPaths())]
  .map((path) => path.replace('/console/', ''))
  .filter((path) => ![...NO_SCREENS, ...SEEN.map(({ screen }) => screen)].includes(path))
  .map((path) => at(path, /À remplir|À confirmer/, 'pleine', 'pret'));

test('the screens are found in the code', () => expect(servedPaths().length).toBeGreaterThan(25));

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
