import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBrowser } from '@agence/testing/browser';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { leadsOf, someRequest, untilDiagnosed } from '../outside/lead.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(360_000);

let system: OwnSystem;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let data: string;
/** The first start is stopped while it measures: the next one goes on with what it finds. */
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'agence-system-'));
  const first = await ownSystem({ demo: true, data });
  await until(
    async () => first.said(),
    (all) => all.includes('a month of it'),
  );
  await first.stop();
  [system, browser] = await Promise.all([ownSystem({ demo: true, data }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await system.stop();
  await rm(data, { recursive: true, force: true });
});

/** Minutes that a month of the demo may take where other systems share two cores. */
const SLOW_MIN = 4;

/** What the terminal says after `npm start`, once the line that is looked for is there. */
const shown = async (line: RegExp): Promise<string> => {
  const said = await until(
    async () => system.said(),
    (all) => line.test(all),
    SLOW_MIN,
  );
  return line.exec(said)?.[1] ?? '';
};

describe('who has read the two commands of the README, and stopped the first start while it measured', () => {
  test('reads where the service is, opens the report, and copies the curl that is shown', async () => {
    expect(await shown(/^ready (http:\S+)$/m)).toBe(system.base_url);
    const lien = await shown(/^demo +report (http:\S+)$/m);
    const { stdout } = await promisify(execFile)('sh', ['-c', await shown(/^demo +(curl .+)$/m)]);
    expect(JSON.parse(stdout)).toMatchObject({
      clients: expect.arrayContaining([
        expect.objectContaining({ entreprise: 'Plomberie Martin', mesure: 'faite' }),
        expect.objectContaining({ entreprise: 'Boulangerie Chabot', mesure: 'faite' }),
        expect.objectContaining({ entreprise: 'Garage Leroy' }),
      ]),
      plafond: 5,
    });
    expect(await system.operate('clock', 'show')).toMatchObject({ offset_s: 0 });
    const report = await (await fetch(lien)).text();
    expect(report).toContain('Plomberie Martin');
    expect(report).toContain('Agence Démo');
    expect(report.toLowerCase()).toContain('mesure simulée');
    // The demo's site says of its business what the simulator states.
    expect(report).toContain('<td role="cell">conforme</td>');
  });

  test('opens the console by the link that is shown, which works once', async () => {
    const link = await shown(/^demo +console (http:\S+)$/m);
    const page = await browser.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Entrer' }).click();
    await page.getByRole('link', { name: 'Plomberie Martin' }).click();
    const documents = (name: RegExp) => page.getByRole('link', { name }).count();
    expect(await documents(/^Rapport d.+ – Plomberie Martin$/)).toBe(2);
    expect(await documents(/^Audit technique du .+ – Plomberie Martin$/)).toBe(1);
    await page.goto(link);
    await page.getByRole('button', { name: 'Entrer' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ce lien n’est plus valable');
    await page.close();
  });
});

describe('a prospect with a keyboard and nothing else', () => {
  test('fills the form, corrects it, sends it, and opens the diagnostic that is mailed', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { keyboard } = page;
    const next = async (text: string) => {
      await keyboard.press('Tab');
      await keyboard.type(text);
    };
    const asked = someRequest();
    await page.goto(`${system.base_url}/lead/`);
    const opened = performance.now();
    expect(await page.title()).toBe('Diagnostic gratuit – Mesure IA');
    // The link that jumps to the form, the address of the notice, the fields, the address again, the button.
    await keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Aller au contenu');
    await keyboard.press('Enter');
    const wrong = asked.email.replace('.com', '');
    for (const text of [asked.entreprise, wrong, 'Nantes', 'fleuriste', '', 'Au Bouquet, Roses & Cie', ''])
      await next(text);
    await next('Un mot.');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Demander le diagnostic');
    await keyboard.press('Enter');

    // The summary has the focus; its link leads to the field, where Enter sends again.
    await page.locator('#erreurs').waitFor();
    expect(await page.locator('#erreurs:focus').count()).toBe(1);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect(await page.locator('#email:focus').inputValue()).toBe(wrong);
    await keyboard.press('End');
    await keyboard.type('.com');
    // Nobody sends within three seconds; a keyboard that types by itself might.
    await until(
      async () => performance.now() - opened,
      (ms) => ms > 3_100,
    );
    await keyboard.press('Enter');
    await page.locator('h1', { hasText: 'Merci, c’est bien reçu' }).waitFor();
    expect(await page.locator('.compris dd').allTextContents()).toEqual([
      ...[asked.entreprise, asked.email, 'Nantes', 'fleuriste', 'non précisé', 'Au Bouquet, Roses & Cie'],
      ...['non précisé', 'Un mot.'],
    ]);
    expect(await leadsOf(system, asked)).toMatchObject([{ etat: 'accepté', message: 'Un mot.' }]);

    const [said] = await untilDiagnosed(system, asked);
    await page.goto(said.mail.text?.match(/http\S+\/d\/\S+/)?.[0] ?? '');
    expect(await page.locator('h1').textContent()).toContain(asked.entreprise);
    await context.close();
  });
});
