import type { PageLue, SourcesLues } from '@agence/proto/measurement/v1/readings';
import { expect, test } from '@jest/globals';
import { visite } from '../pages/visite.fixture.ts';
import { pageSources } from './sources.screen.ts';

const PAGE: PageLue = {
  ...{ adresse: 'https://www.ouest-france.fr/a', genre: 'presse locale', citees: 6, lues: 2 },
  ...{ sans: 5, avec: 1, concurrents: ['Ets <b>Leroy</b>', 'Durand\n\u202eruoY'] },
};
const LUES: SourcesLues = {
  ...{ entreprise: 'Plomberie Martin', mesure: 'm_1', citees: 10, lues: 4, simulee: false },
  mesures: [
    { id: 'm_1', lancee_ts: 1_763_000_000 },
    { id: 'm_0', lancee_ts: 1_760_000_000 },
  ],
  questions: [{ valeur: '2', nom: 'Quel plombier ?' }],
  ias: [{ valeur: 'ChatGPT', nom: 'ChatGPT' }],
  ...{
    sites: [{ domaine: 'ouest-france.fr', genre: 'presse locale', citees: 6, lues: 2 }],
    sites_en_tout: 1,
  },
  ...{ pages: [PAGE], pages_en_tout: 1, a_gagner: [PAGE], a_gagner_en_tout: 1 },
  recherches: [{ texte: '<img src=x>', reponses: 3 }],
  mois: [
    { nom: 'oct. 26', autres: false, citees: 8, lues: 0, parts: [{ citees: 2, lues: 0 }] },
    { nom: 'nov. 26', autres: true, citees: 10, lues: 4, parts: [{ citees: 6, lues: 2 }] },
  ],
};

const page = (search = '', lues: Partial<SourcesLues> = {}): string =>
  pageSources(
    { ...visite(), path: '/console/clients/c_1/sources/', query: new URLSearchParams(search) },
    { ...LUES, ...lues },
  ).page;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test('the list to copy is plain text, a line for each page', () => {
  const [, list] = /<textarea[^>]*>([^<]*)</.exec(page()) ?? [];
  expect(plain(list ?? '').trim()).toBe(
    'https://www.ouest-france.fr/a – presse locale – 5 réponses sans ce client (Ets &lt;b>Leroy&lt;/b>, Durand ruoY), 1 avec ce client',
  );
});

test('what sources, searches and addresses hold is text, and only https leads out', () => {
  const odd = ['javascript:alert(1)', 'http://a.example/', 'pagesjaunes.fr', '"><script>alert(1)</script>'];
  const html = page('ia=%22%3E%3Cscript%3Ealert(1)', { pages: odd.map((adresse) => ({ ...PAGE, adresse })) });
  expect(html).not.toMatch(/<script>alert|<img|<b>Leroy/);
  expect(
    [...html.matchAll(/href="([^"]*)"/g)]
      .map(([, href]) => href)
      .filter((href) => !/^[/#]|^mailto:/.test(href ?? '')),
  ).toEqual([]);
});

test('filters keep each other; a site leads to the answers of the chosen question', () => {
  const html = page('question=2&ia=ChatGPT').replaceAll('&amp;', '&');
  expect(html).toContain('/console/clients/c_1/sources/?question=2&mesure=m_0&ia=ChatGPT');
  expect(html).toContain('/console/clients/c_1/reponses/?question=2&source=ouest-france.fr');
  expect(page()).not.toContain('/reponses/');
});

test('months have shares, and say where other models answered', () => {
  const html = plain(page());
  expect(html).toContain('data-titre="oct. 26">25 %</td><td class="n" data-titre="nov. 26">60 %');
  expect(html).toContain('data-titre="oct. 26">–</td><td class="n" data-titre="nov. 26">50 %');
  expect(html).toContain('ont répondu : nov. 26. Ces mesures ne se comparent pas.');
  expect(html).not.toContain('autre site.');
  expect(plain(page('', { sites_en_tout: 13 }))).toContain('Et 1 autre site.');
});

test('the fullest page has at most 150 kB', () => {
  const adresse = `https://a.example/${'x'.repeat(280)}`;
  const many = Array.from({ length: 40 }, () => ({
    ...PAGE,
    adresse,
    concurrents: Array(3).fill('é'.repeat(120)),
  }));
  const sites = Array.from({ length: 40 }, (_, i) => ({
    ...LUES.sites[0],
    domaine: `${'d'.repeat(60)}${i}.fr`,
  }));
  const parts = sites.map(() => ({ citees: 2, lues: 1 }));
  const html = page('', {
    ...{ sites: sites as SourcesLues['sites'], pages: many, a_gagner: many },
    questions: Array.from({ length: 20 }, (_, i) => ({ valeur: `${i}`, nom: 'q'.repeat(300) })),
    recherches: Array.from({ length: 40 }, () => ({ texte: 'r'.repeat(300), reponses: 1 })),
    mois: Array.from({ length: 12 }, () => ({ nom: 'oct. 26', autres: false, citees: 8, lues: 4, parts })),
  });
  expect(Buffer.byteLength(html)).toBeLessThan(150_000);
});
