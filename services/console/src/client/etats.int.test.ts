import { openBrowser } from '@agence/testing/browser';
import { seen } from '@agence/testing/seen';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { avis } from '../pages/avis.page.ts';
import { visite } from '../pages/visite.fixture.ts';
import { pagePortefeuille } from '../portefeuille/portefeuille.screen.ts';
import { CONSTAT, FAUX, FICHE, LIVRABLE, MESUREE, SUIVI } from './client.fixture.ts';
import { pageClient } from './client.page.ts';

jest.setTimeout(60_000);

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DONNEES = {
  reponses: '/d/1/reponses.csv',
  sources: '/d/1/sources.csv',
  faits: '/d/1/faits.csv',
  json: '/d/1/donnees.json',
};
const page = (...[lu]: readonly [Partial<Parameters<typeof pageClient>[1]>]): string =>
  pageClient(visite(), { questions: MESUREE, livrables: [], fiche: FICHE, avancement: null, ...lu }).page;

/** Thirty clients over 24 months, some of them in another state. */
const CLIENTS = Array.from({ length: 30 }, (_, i) => ({
  ...{ ...FICHE, id: `c_${i}`, entreprise: `Plomberie des Halles ${i}`, site: `halles-${i}.example` },
  ...{ derniere_mesure: '22/11/2026', suivi: SUIVI, decompte: SUIVI[0]?.decompte, constat: CONSTAT },
  ...[
    { mesure: 'en échec', mesure_detail: 'Un fournisseur n’a pas répondu.' },
    { mesure: 'à valider', demarre_ts: 1_763_010_000 },
    { mesure: 'en cours', constat: undefined },
    { actif: false },
  ][i],
}));
const portefeuille = { clients: CLIENTS, plafond: 30, places_restantes: 0, places_tenues: [] };

/** What the screens of a whole system do not show at some moment of it (`test/console/seen.ts`). */
const PAGES: readonly (readonly [state: string, page: string])[] = [
  [
    'a client is measured',
    page({
      questions: { ...MESUREE, mesure: 'en cours', etats: [] },
      avancement: { recues: 12, attendues: 60 },
    }),
  ],
  [
    'a client has all that there is',
    page({
      questions: { ...MESUREE, etats: MESUREE.etats.map((etat) => ({ ...etat, incertaines: etat.n })) },
      livrables: [LIVRABLE, { ...LIVRABLE, genre: 'rapport', donnees: DONNEES }],
      fiche: { ...FICHE, suivi: SUIVI, corrige: true, constat: { ...CONSTAT, faux: [FAUX] } },
    }),
  ],
  ['clients in every state', pagePortefeuille(visite(), portefeuille).page],
  ['a field came twice', avis(visite().needs.identite, 'double', 'ville')],
];

test.each(PAGES)(
  'axe finds nothing, nothing scrolls sideways, paper carries nothing to press: %s',
  async (state, html) => {
    const shown = await browser.newPage({ bypassCSP: true });
    await shown.setContent(html);
    expect(await seen(shown, `état ${state}`)).toEqual([]);
    await shown.close();
  },
);

test('thirty clients over 24 months are a page of 60 kB at most', () =>
  expect(Buffer.byteLength(pagePortefeuille(visite(), portefeuille).page)).toBeLessThanOrEqual(60_000));
