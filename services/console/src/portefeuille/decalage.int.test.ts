import type { Client } from '@agence/proto/clients/v1/clients';
import { openBrowser } from '@agence/testing/browser';
import { expect, jest, test } from '@jest/globals';
import { visite } from '../pages/visite.fixture.ts';
import { pagePortefeuille } from './portefeuille.screen.ts';

jest.setTimeout(60_000);

const MONTH_S = 2_626_560;
const decompte = { a_conquerir: 3, a_consolider: 4, acquises: 3 };
const clients: Client[] = Array.from({ length: 30 }, (_, i) => ({
  ...{ id: `c_${i}`, entreprise: `Plomberie des Halles ${i}`, site: `halles-${i}.example`, ville: 'Angers' },
  ...{ mesure: 'faite', derniere_mesure: '22/11/2026', livrables: 48, actif: true, decompte },
  constat: {
    cite: 83,
    reponses: 200,
    simulee: true,
    devant: [{ entreprise: 'Maison Brunel', reponses: 51 }],
    par_ia: [],
    faux: [],
    cours: [],
    changement: {
      ...{ depuis: '22/10/2026', cite_avant: 74, reponses_avant: 200, cite: 83, reponses: 200 },
      ...{ tendance: 'marge', montees: 2, descendues: 2 },
      bouges: ['conquerir', 'conquerir', 'acquise', 'acquise'].map((avant, n) => ({
        ...{ n, avant, etat: 'consolider' },
        question: `Quel plombier appeler à Angers (${n}) ?`,
      })),
    },
  },
  suivi: Array.from({ length: 24 }, (_, n) => ({ le_ts: 1_730_000_000 + i * 7_200 + n * MONTH_S, decompte })),
}));
const { page: html } = pagePortefeuille(visite(), {
  clients,
  plafond: 30,
  places_restantes: 0,
  places_tenues: [],
});

test('thirty clients over 24 months are a page of 60 kB at most, of which nothing moves once it is drawn', async () => {
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000);
  expect(html).toContain('<li>et 3 autres</li>');
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().isNavigationRequest() ? html : '' }),
  );
  await page.goto('http://console.example/');
  /** How far things moved, all in all, two frames from now. */
  const moved = () =>
    page.evaluate(
      `new Promise((told) => {
        let sum = 0;
        new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value; })
          .observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => told(sum), 100)));
      })`,
    );
  expect(await moved()).toBe(0);
  // What does move is seen to.
  await page.evaluate("document.querySelector('main').style.paddingTop = '10rem'");
  expect(await moved()).toBeGreaterThan(0);
  await browser.close();
});
