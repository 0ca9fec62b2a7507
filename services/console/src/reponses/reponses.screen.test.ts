import type { ReponseMontree, ReponsesLues } from '@agence/proto/measurement/v1/readings';
import { expect, test } from '@jest/globals';
import { visite } from '../pages/visite.fixture.ts';
import { pageReponses } from './reponses.screen.ts';

const MONTREE: ReponseMontree = {
  ...{ id: 'm_1:1:0:1', ia: 'ChatGPT', version: 'v-1', le_ts: 1_763_000_000, essai: 1, lecture: 'absent' },
  ...{
    verdict: 'Cette entreprise n’est pas citée.',
    lignes: [],
    coupee: false,
    sources: [],
    sources_dites: '',
  },
  ...{ noms: [{ nom: 'Ets <b>Leroy</b>', qui: 'autre', mots: 'Ets Leroy, rapide' }], recherches: [] },
  ...{ lien: 'https://agence.example/d/x', tranchee: undefined, comptable: false },
};
const LUES: ReponsesLues = {
  ...{ entreprise: 'Plomberie Martin', question: 2, texte: 'Quel plombier ?', mesure: 'm_1', toutes: 20 },
  mesures: [
    { id: 'm_1', lancee_ts: 1_763_000_000 },
    { id: 'm_0', lancee_ts: 1_760_000_000 },
  ],
  questions: Array.from({ length: 20 }, (_, i) => ({ valeur: `${i + 1}`, nom: 'q'.repeat(300) })),
  ias: [{ valeur: 'openai:gpt-6', nom: 'ChatGPT' }],
  ...{ citees: 8, gardees: 7, page: 1, pages: 2, reponses: [MONTREE], simulee: false, ouverte: true },
  lien: 'https://agence.example/d/y',
};

const page = (search: string, lues: Partial<ReponsesLues> = {}, statut = 'actif'): string =>
  pageReponses(
    { ...visite({ statut }), path: '/console/clients/c_1/reponses/', query: new URLSearchParams(search) },
    { ...LUES, ...lues },
  ).page;
const hrefs = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('filters are links that keep each other and begin at the first page', () => {
  const all = hrefs(page('question=2&ia=openai%3Agpt-6&page=2&autre=1'));
  const here = '/console/clients/c_1/reponses/?question=2&mesure=m_1&ia=openai%3Agpt-6';
  expect(all).toContain(`${here}&lecture=cite`);
  expect(all).toContain(`${here}&nom=Ets+%3Cb%3ELeroy%3C%2Fb%3E`);
  expect(all).toContain('/console/clients/c_1/reponses/?question=2&mesure=m_0&ia=openai%3Agpt-6');
});

test('what an address or an answer holds is text', () => {
  const html = page('nom=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&source=%3Cimg%20src%3Dx%3E');
  expect(html).not.toMatch(/<script>alert|<img|<b>Leroy/);
});

test('a reading can be corrected while its measurement is the last and the account runs', () => {
  const decision = '/console/clients/c_1/citations/?reponse=m_1%3A1%3A0%3A1&decision=compter&nom=';
  const offers = (...given: Parameters<typeof page>) =>
    hrefs(page(...given)).some((href) => href.startsWith(decision));
  expect([offers(''), offers('', { ouverte: false }), offers('', {}, 'en pause')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('without answers the page leaves at least 110 kB to them', () => {
  expect(Buffer.byteLength(page(`nom=${'n'.repeat(120)}`, { reponses: [] }))).toBeLessThan(40_000);
});
