import { expect, test } from '@jest/globals';
import { siteInSources } from '../../src/names/domains.ts';
import { readAnswer } from '../../src/read-answer.ts';

const client = {
  entreprise: 'Brûlerie du Mail',
  site: 'https://www.Brulerie-du-Mail.fr/accueil',
  ville: 'Angers',
  metier: 'torréfacteur',
};
const names = (answer: string, concurrents: string[] = []) =>
  readAnswer(answer, { client, concurrents, question: '', sources: [] }).businesses.map((b) => b.name);

test('R11. Client: `entreprise`. Declared competitors: as in `concurrents`. Others: the full visible name as written, without Markdown, emoji, address or descriptive tagline', () => {
  const answer =
    '- **brulerie du mail** : 9 € les 250 g\n- **CAFES LA MARINE** : 8 €\n- ☕ **Le Grain [Moulu](https://grain.example)** (rue Bressigny) – torréfaction lente, 10 €\n';
  expect(names(answer, ['Cafés La Marine'])).toEqual([
    'Brûlerie du Mail',
    'Cafés La Marine',
    'Le Grain Moulu',
  ]);
});

test('R11. a lower-case generic word before a proper name is left out unless only a first name, a person’s name or a common word would remain', () => {
  expect(names('Le torréfacteur Hexagone Café vend aussi des moulins ; 9 € les 250 g.')).toEqual([
    'Hexagone Café',
  ]);
});

test.each([
  ['https://brulerie-du-mail.fr', true],
  ['http://WWW.BRULERIE-DU-MAIL.FR/cafe?x=1', true],
  ['https://boutique.brulerie-du-mail.fr/', true],
  ['brulerie-du-mail.fr/prix', true],
  ['https://annuaire.example/site/brulerie-du-mail.fr', false],
  ['https://brulerie-du-mail.fr.annuaire.example/', false],
  ['https://brulerie-du-mail.com/', false],
  ['https://mabrulerie-du-mail.fr/', false],
  ['not a url', false],
])(
  'R13. True when the host of a URL in `sources` is the client’s host or a subdomain of it (case, scheme, `www.` and path ignored): %s',
  (url, expected) => {
    expect(siteInSources(client.site, [url])).toBe(expected);
  },
);

test('R13. URLs inside the answer do not count. It is independent of `client_cited`', () => {
  const reading = readAnswer('Voir https://brulerie-du-mail.fr/blog.', {
    client,
    concurrents: [],
    question: '',
    sources: [],
  });
  expect(reading.client_site_in_sources).toBe(false);
  expect(
    readAnswer('Rien à dire.', {
      client,
      concurrents: [],
      question: '',
      sources: ['https://brulerie-du-mail.fr'],
    }),
  ).toMatchObject({ client_cited: false, client_site_in_sources: true });
});
