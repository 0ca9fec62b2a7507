import { openBrowser } from '@agence/testing/browser';
import { seen } from '@agence/testing/seen';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Avis, avis } from '../pages/avis.page.ts';
import { visite } from '../pages/visite.fixture.ts';
import { pagePortefeuille } from '../portefeuille/portefeuille.screen.ts';
import { type Lu, pageClient } from './client.page.ts';

jest.setTimeout(60_000);

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const QUESTION = 'Quel plombier choisir à Angers, et pourquoi ?';
const ETAT = {
  ...{ question: QUESTION, reponses: 20, page: 'd_1' },
  ...{ intervalle: [0.18, 0.57], fiabilite: 'forte' as const, incertaines: 0, stabilite: null },
  par_ia: [
    { ia: 'ChatGPT', cite: 5, reponses: 10 },
    { ia: 'Claude', cite: 2, reponses: 10 },
  ],
  devant: [{ entreprise: 'Maison Brunel', reponses: 12 }],
};
const FICHE = {
  ...{ id: 'c_1', entreprise: 'Plomberie Martin', site: 'martin.fr', ville: 'Angers', mesure: 'faite' },
  ...{ livrables: 2, actif: true, suivi: [] },
};
const DONNEES = {
  reponses: '/d/1/reponses.csv',
  sources: '/d/1/sources.csv',
  faits: '/d/1/faits.csv',
  json: '/d/1/donnees.json',
};
const LIVRABLE: Lu['livrables'][number] = {
  ...({ genre: 'page', periode: '11/2026', titre: 'Page', etat: 'prêt' } as const),
  ...{ cree: '22/11/2026', lien: '/d/1', id: 'd_1', donnees: null },
};
const read = (mesure: Lu['questions']['mesure'], more: Partial<Lu['questions']> = {}): Lu['questions'] => ({
  ...{ client: FICHE.id, entreprise: FICHE.entreprise, mesure, mesure_detail: null, prochaine_page: null },
  ...{ questions: [{ n: 1, question: QUESTION }], au_repos: [], etats: [], ...more },
});
const MESUREE = read('faite', {
  etats: [
    { ...ETAT, n: 1, etat: 'conquerir', rang: 1, cite: 0, premier: 0 },
    { ...ETAT, n: 2, etat: 'consolider', rang: 2, cite: 7, premier: 1 },
    { ...ETAT, n: 3, etat: 'acquise', rang: 3, cite: 19, premier: 18 },
  ],
  prochaine_page: { numero: 2, question: QUESTION, choisi: false },
});
const COURS = [
  { jour: '22/08/2026', cite: 9, reponses: 180, effet: 6, mois: '', ruptures: [] },
  { jour: '22/09/2026', cite: 30, reponses: 178, effet: 6, mois: '', ruptures: ['ias', 'questions'] },
  { jour: '22/10/2026', cite: 12, reponses: 180, effet: 6, mois: '', ruptures: [] },
];
const CONSTAT = {
  ...{ cite: 83, reponses: 180, simulee: true },
  devant: [{ entreprise: 'Maison Brunel des Frères Lemaître', reponses: 51 }],
  cours: COURS,
  faux: [
    {
      ...{ genre: 'téléphone', dit: '02 41 20 30 41', site_dit: '02 41 20 30 40', lue: '02/11/2026' },
      ...{ phrase: 'Tél. : <b>02 41 20 30 41</b>', ias: ['ChatGPT', 'Claude'], reponses: 3 },
      page: 'https://plomberie-martin.fr/contact',
    },
  ],
  par_ia: [
    { ia: 'ChatGPT', cite: 40, reponses: 60 },
    { ia: 'Claude', cite: 23, reponses: 60 },
    { ia: 'Gemini', cite: 20, reponses: 60 },
  ],
  changement: {
    ...{ depuis: '22/10/2026', cite_avant: 12, reponses_avant: 180, cite: 83, reponses: 180 },
    ...{ tendance: 'hausse', montees: 1, descendues: 0 },
    bouges: [{ n: 1, question: 'Quel plombier appeler ?', avant: 'consolider', etat: 'acquise' }],
  },
};
const MOIS = [1_760_000_000, 1_763_000_000].map((le_ts, n) => ({
  le_ts,
  decompte: { a_conquerir: 3 - n, a_consolider: 4, acquises: 3 + n },
}));

const client = (questions: Lu['questions'], more: Partial<Lu> = {}, statut = 'actif') =>
  pageClient(visite({ statut }), { questions, livrables: [], fiche: FICHE, avancement: null, ...more }).page;

const CLIENTS: readonly (readonly [state: string, page: string])[] = [
  ['its questions are being prepared', client(read('questions en préparation', { questions: [] }))],
  ['its questions wait', client(read('à valider', { mesure_detail: 'Elles attendent.' }))],
  ['it is measured', client(read('en cours'), { avancement: { recues: 12, attendues: 60 } })],
  ['its measurement failed', client(read('en échec', { mesure_detail: 'Un fournisseur n’a pas répondu.' }))],
  ['it was measured', client(MESUREE, { livrables: [LIVRABLE], fiche: { ...FICHE, suivi: MOIS } })],
  [
    'the simulator measured it',
    client(MESUREE, {
      livrables: [LIVRABLE, { ...LIVRABLE, genre: 'rapport', donnees: DONNEES }],
      fiche: { ...FICHE, corrige: true, derniere_mesure: '22/11/2026', constat: CONSTAT },
    }),
  ],
  [
    'citations are uncertain',
    client({ ...MESUREE, etats: MESUREE.etats.map((etat) => ({ ...etat, incertaines: etat.n })) }),
  ],
  ['it is removed', client(MESUREE, { livrables: [LIVRABLE], fiche: { ...FICHE, actif: false } })],
  ['its account is suspended', client(MESUREE, { livrables: [LIVRABLE] }, 'en pause')],
];

const portefeuille = (clients: readonly (typeof FICHE)[]): string =>
  pagePortefeuille(visite(), {
    clients: [...clients],
    plafond: 5,
    places_restantes: 2,
    places_tenues: [],
  }).page;

const PORTFOLIOS: readonly (readonly [state: string, page: string])[] = [
  ['no client at all', portefeuille([])],
  [
    'clients in every state',
    portefeuille([
      { ...FICHE, mesure: 'en échec', mesure_detail: 'Un fournisseur n’a pas répondu.' },
      { ...FICHE, mesure: 'à valider', demarre_ts: 1_763_010_000 },
      { ...FICHE, mesure: 'en cours' },
      { ...FICHE, actif: false },
      { ...FICHE, derniere_mesure: '22/11/2026', constat: CONSTAT },
      { ...FICHE, mesure: 'en cours', derniere_mesure: '22/11/2026' },
      { ...FICHE, mesure: 'en cours', derniere_mesure: '23/11/2026', constat: CONSTAT },
      { ...FICHE, suivi: MOIS, decompte: { a_conquerir: 2, a_consolider: 4, acquises: 4 } },
    ] as (typeof FICHE)[]),
  ],
];

test('what was found before stays dated while it is measured anew, corrected or not', () => {
  const [, [, html] = ['', '']] = PORTFOLIOS;
  expect(html).toContain('Mesuré le 22/11/2026, avant sa correction.');
  expect(html).toContain('Dernière mesure le 23/11/2026.');
});

test('that a measurement was launched is said until it is over', () => {
  const said = (questions: Lu['questions']) =>
    pageClient(
      { ...visite(), query: new URLSearchParams('fait=lancee') },
      { questions, livrables: [], fiche: FICHE, avancement: null },
    ).page.includes('La mesure est lancée');
  expect([said(read('en cours')), said(MESUREE)]).toEqual([true, false]);
});

/** What each one says of its own; what happens to a request anywhere. */
const DETAILS: Readonly<Record<Avis, string>> = {
  ...{ inconnue: '', methode: '', ailleurs: '', illisible: '', lourd: '', double: 'ville', indisponible: '' },
  ...{ trop: '1800', liens: '3600', direct: 'Ce compte est celui d’un client sans agence.' },
  ...{ panne: '0b6c2a52-8f0f-4a43-9a3e-2f3a4a1c9d11' },
};
const AVIS = Object.entries(DETAILS).map(
  ([which, detail]) => [which, avis(visite().needs.identite, which as Avis, detail)] as const,
);

test.each([...CLIENTS, ...PORTFOLIOS, ...AVIS])(
  'axe finds nothing, nothing scrolls sideways, paper carries nothing to press: %s',
  async (state, html) => {
    const page = await browser.newPage({ bypassCSP: true });
    await page.setContent(html);
    expect(await seen(page, `état ${state}`)).toEqual([]);
    await page.close();
  },
);
